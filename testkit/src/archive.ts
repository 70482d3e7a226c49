import type { AnyRules, Seed } from '@signoria/engine';
import {
  at,
  begin,
  checkedDecisions,
  errorText,
  sameJson,
  seedFromText,
  unreachable,
  withoutFigures,
} from '@signoria/engine';
import type { AnyDecision, Setting } from './check.ts';
import { canonicalJson } from './json.ts';

/** The result of a finished game. */
interface FinalResult {
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  /** A hash of the final state, independent of the order of its keys. */
  readonly end: string;
}

/** A finished game. Its options are the input of `readOptions`. */
export interface ArchivedGame extends Setting, FinalResult {
  readonly decisions: readonly AnyDecision[];
}

/** Finished games whose results must never change, unless the version of the rules is raised. */
export interface Archive {
  readonly game: string;
  readonly rulesVersion: number;
  readonly games: readonly ArchivedGame[];
}

/**
 * Serializes an archive, one item per line: the game and its version, the list of distinct moves, then the games. Each
 * decision of a game is a digit for the seat and an index into the list of moves. Moves are stored themselves, not as
 * indices into the legal moves, so another order of legal moves changes nothing.
 */
export function writeArchive(
  rules: AnyRules,
  games: readonly (Setting & { readonly decisions: readonly AnyDecision[] })[],
): string {
  const moves = new Map<string, number>();
  const indexOf = (move: unknown): number => {
    const json = canonicalJson(move);
    const index = moves.get(json) ?? moves.size;
    moves.set(json, index);
    return index;
  };
  const lines = games.map(({ options, seats, seed, decisions }) => {
    const outcome = outcomeOf(rules, { options, seats, seed }, decisions);
    const log = decisions.map(({ seat, move }) => `${seat}${indexOf(move).toString(36)}`).join(' ');
    return JSON.stringify({ options, seats, seed, ...outcome, log });
  });
  const head = JSON.stringify({ game: rules.id, rulesVersion: rules.rulesVersion });
  return `${[head, `[${[...moves.keys()].join()}]`, ...lines].join('\n')}\n`;
}

export function readArchive(text: string): Archive {
  const [head = '', list = '', ...lines] = text.trimEnd().split('\n');
  const moves: readonly unknown[] = JSON.parse(list);
  const games = lines.map((line): ArchivedGame => {
    const { log, ...game } = JSON.parse(line);
    const decisions = (log as string)
      .split(' ')
      .map((word) => ({ seat: Number(word[0]), move: at(moves, Number.parseInt(word.slice(1), 36)) }));
    return { ...game, decisions };
  });
  return { ...JSON.parse(head), games };
}

/** Returns the first deviation from an archive and its remedy; undefined if every game ends as recorded. */
export function faultOf(rules: AnyRules, { rulesVersion, games }: Archive): string | undefined {
  if (rulesVersion !== rules.rulesVersion)
    return `the archive has version ${rulesVersion} of the rules, the game has ${rules.rulesVersion}: generate the archive again with \`npm run archive\``;
  for (const [index, { decisions, options, seats, seed, totals, ranks, end }] of games.entries()) {
    const changed = changeOf(rules, { options, seats, seed }, decisions, { totals, ranks, end });
    if (changed === undefined) continue;
    return [
      `game ${index + 1} of the archive (${seats} seats, seed ${seed}): ${changed}`,
      `If the change is intended, raise rulesVersion of ${rules.id} (stored games would replay differently), then run \`npm run archive\`.`,
    ].join('\n');
  }
  return undefined;
}

function changeOf(
  rules: AnyRules,
  setting: Setting,
  decisions: readonly AnyDecision[],
  expected: FinalResult,
): string | undefined {
  try {
    const outcome = outcomeOf(rules, setting, decisions);
    if (sameJson(outcome, expected)) return undefined;
    const isScored = sameJson({ ...outcome, end: '' }, { ...expected, end: '' });
    return isScored
      ? 'the same scores, but another final state'
      : `scores ${scored(outcome)}, once ${scored(expected)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function scored({ totals, ranks }: FinalResult): string {
  return totals.map((total, seat) => `${total} (rank ${ranks[seat]})`).join(', ');
}

/** Replays the decisions to the end of the game. Each of them must be legal. */
function outcomeOf(rules: AnyRules, { options, seats, seed }: Setting, decisions: readonly AnyDecision[]): FinalResult {
  const read = rules.readOptions(options, seats);
  if (!read.ok) return unreachable(`its options are refused: ${errorText(read.error)}`);
  const start = begin(rules, read.value, seats, seed);
  let { state } = start;
  let count = 0;
  for (const step of checkedDecisions(rules, start, decisions)) {
    count++;
    if (!step.ok)
      return unreachable(`decision ${count} of ${decisions.length} can no longer be taken: ${errorText(step.error)}`);
    state = step.value.game.state;
  }
  if (rules.pending(state).length > 0) unreachable(`not over after its ${decisions.length} decisions`);
  const scores = rules.scores(state);
  return {
    totals: scores.map(({ total }) => total),
    ranks: scores.map(({ rank }) => rank),
    end: hash128(withoutFigures(state)),
  };
}

/** Returns a 128-bit hash of a value; `seedFromText` hashes any text. */
function hash128(value: unknown): Seed {
  return seedFromText(canonicalJson(value));
}
