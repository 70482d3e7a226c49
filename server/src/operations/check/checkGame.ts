import type { AnyGame, AnyRules, Seed } from '@signoria/engine';
import { begin, checkedSteps, sameJson, withoutFigures } from '@signoria/engine';
import type { StoredState } from '../../tables/storage/snapshot.ts';
import type { Finding } from './finding.ts';
import { parsed } from './parsed.ts';
import type { TableRows } from './tableRows.ts';

interface Deal {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
}

interface Verdict {
  readonly findings: readonly Finding[];
  readonly isReplayed: boolean;
}

/**
 * Replays the whole log, validates each decision like a client's move, and compares snapshot, asked seats and result.
 */
export function checkGame(rules: AnyRules, rows: TableRows, { options, seats, seed }: Deal): Verdict {
  const { table, snapshot } = rows;
  const isSameRules = [table, snapshot ?? table].every(({ rules_version }) => rules_version === rules.rulesVersion);
  if (!isSameRules) return { findings: [], isReplayed: false };
  const read = rules.readOptions(options, seats);
  if (!read.ok) return verdict({ kind: 'unreadable', message: `its options: ${read.error.message}` });
  try {
    return replayed(rules, rows, begin(rules, read.value, seats, seed) as AnyGame);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return verdict({ kind: 'illegal', message: `the rules break on it: ${reason}` });
  }
}

function verdict(...findings: readonly Finding[]): Verdict {
  return { findings, isReplayed: true };
}

function replayed(rules: AnyRules, rows: TableRows, start: AnyGame): Verdict {
  let game = start;
  const snapshots = [...checkSnapshot(rows, game)];
  const decisions = rows.decisions.map(({ seat, move }) => ({ seat, move: parsed(move) }));
  for (const step of checkedSteps(rules, game, decisions)) {
    const number = rows.decisions[game.decisions.length]?.number;
    if (!step.ok) return verdict(...snapshots, { kind: 'illegal', message: `decision ${number} is not legal` });
    game = step.value.game;
    snapshots.push(...checkSnapshot(rows, game));
  }
  return verdict(...snapshots, ...checkAsked(rules, rows, game), ...checkResult(rules, rows, game));
}

/** Compares the snapshot with this position if both have the same number of decisions. */
function checkSnapshot({ snapshot }: TableRows, { decisions, state }: AnyGame): readonly Finding[] {
  if (snapshot === null || snapshot.version !== decisions.length) return [];
  const { position } = (parsed(snapshot.state) ?? {}) as Partial<StoredState>;
  if (sameJson(position, plainJson(withoutFigures(state)))) return [];
  return [{ kind: 'snapshot', message: `its snapshot is not the position after ${decisions.length} decisions` }];
}

/** Compares the stored asked seats with the position. Tables of older versions have none stored. */
function checkAsked(rules: AnyRules, { table, asked }: TableRows, { state }: AnyGame): readonly Finding[] {
  if (asked === null) return [];
  const expected = table.status === 'running' ? rules.pending(state) : [];
  if (sameJson(parsed(asked), expected)) return [];
  return [{ kind: 'asked', message: `it calls the seats ${asked}, but asks [${expected.join(',')}]` }];
}

/**
 * Compares the stored result with the scores. A game that ended while a seat was still asked was ended by agreement and
 * has no result.
 */
function checkResult(rules: AnyRules, { table, results }: TableRows, { state }: AnyGame): readonly Finding[] {
  const isCounted = table.status === 'over' && rules.pending(state).length === 0;
  const expected = isCounted ? rules.scores(state).map(({ seat, lines, rank }) => ({ seat, lines, rank })) : [];
  const kept = results.map(({ seat, lines, rank }) => ({ seat, lines: parsed(lines), rank }));
  return sameJson(kept, plainJson(expected))
    ? []
    : [{ kind: 'result', message: 'its result is not what the rules count' }];
}

function plainJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
