import { createHash } from 'node:crypto';
import { winnersOf } from '@signoria/bots';
import type { CatalogueEntry } from '@signoria/catalogue/all';
import type { AnyReplay, GameRecord, Language, Prose, Score } from '@signoria/engine';
import { numeral, plain, printState, withoutFigures } from '@signoria/engine';
import { familyNames } from '../families.ts';
import { UserError } from '../input.ts';
import { printJson, printLine } from '../output.ts';
import { readRecordFile, replayRecord } from '../recordFile.ts';
import { columns, wrapped } from '../textColumns.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly json: boolean;
  readonly verify: boolean;
  readonly state: boolean;
  readonly hash?: string;
  readonly language: Language;
}

/** Replays a record and prints its log or its last state, or only verifies it. */
export function replayCommand(file: string, { to, json, verify, state, hash, language }: ReplayOptions): void {
  const isVerified = !json && (verify || hash !== undefined);
  if (isVerified && to !== undefined) throw new UserError('--to: cannot be combined with --verify or --hash');
  const { record, entry } = readRecordFile(file);
  const { length } = record.decisions;
  if (to !== undefined && to > length) throw new UserError(`--to: expected 0 to ${length}, got ${to}`);
  const replayed = replayRecord(file, { record, entry }, to);
  const seedHash = checkSeed(file, record, hash);
  if (json) printJson({ ...summary(entry, replayed), seedHash });
  else if (isVerified) printVerification(record, seedHash, hash !== undefined);
  else if (state) printLine(printState(replayed.game.state));
  else printLog(entry, replayed, language);
}

/**
 * Returns the SHA-256 of the seed. A table publishes it from its creation, so players can verify that the seed was
 * not changed later.
 */
function checkSeed(file: string, { seed }: GameRecord<unknown>, published: string | undefined): string {
  const hash = createHash('sha256').update(seed).digest('hex');
  if (published === undefined) return hash;
  if (!/^[0-9a-f]{64}$/i.test(published))
    throw new UserError(`--hash: expected 64 hexadecimal digits, got ${JSON.stringify(published.slice(0, 80))}`);
  if (published.toLowerCase() !== hash)
    throw new UserError(`${file}: seed: its SHA-256 is ${hash}, not the given one; the seed was changed`);
  return hash;
}

function printVerification({ seed, decisions }: GameRecord<unknown>, hash: string, isPublished: boolean): void {
  printLine(`All ${decisions.length} decisions are legal and lead to the stored position.`);
  printLine(`seed     ${seed}`);
  printLine(`SHA-256  ${hash}`);
  printLine(
    isPublished
      ? 'The seed matches the given SHA-256.'
      : 'Compare it with the SHA-256 that the table showed before its start.',
  );
}

function summary({ rules }: CatalogueEntry, { game, entries }: AnyReplay) {
  const { seats, seed, decisions, state } = game;
  const over = rules.pending(state).length === 0;
  const scores = rules.scores(state);
  return {
    game: rules.id,
    seats,
    seed,
    decisions: decisions.length,
    over,
    scores: scores.map(({ seat, total, lines }) => ({ seat, total, lines })),
    winners: over ? winnersOf(scores) : [],
    events: entries.map(({ events }) => events),
    state: withoutFigures(state),
  };
}

/** Prints the log as prose, then the score. Later events of a turn are indented. */
function printLog({ rules, text }: CatalogueEntry, { game, entries }: AnyReplay, language: Language): void {
  const words = text[language];
  const names = familyNames(game.seats);
  const margin = String(entries.length).length;
  printLine(words.title);
  let turn = -1;
  for (const [index, entry] of entries.entries()) {
    for (const [place, event] of entry.events.entries()) {
      const number = (place === 0 ? String(index + 1) : '').padStart(margin);
      printProse(words.event(event, game.state, names), `${number}${entry.turnStart === turn ? '    ' : '  '}`);
      turn = entry.turnStart;
    }
  }
  printLine('');
  printLine(words.stage(game.state));
  printScores(rules.scores(game.state), names, (id) => words.scoreLine(id));
}

function printProse(words: Prose, head: string): void {
  for (const line of wrapped(head, plain(words))) printLine(line);
}

function printScores(scores: readonly Score[], names: readonly string[], nameOf: (id: string) => string): void {
  const lines = (scores[0]?.lines ?? []).map(({ id }, index) => [
    nameOf(id),
    ...scores.map((score) => numeral(score.lines[index]?.points ?? 0)),
  ]);
  const rows = [['', ...names], ...lines, ['=', ...scores.map(({ total }) => numeral(total))]];
  for (const line of columns(rows)) printLine(line);
}
