import type { GameText } from './prose.ts';
import { plain } from './prose.ts';
import type { Failure, MoveError, Result } from './result.ts';
import { fail, ok } from './result.ts';
import type { GameRules, GameTypes, MoveResult, Seat } from './rules.ts';

/** Plays a move on a copy of the state. The given state stays unchanged. */
export function play<G extends GameTypes>(
  rules: GameRules<G>,
  state: G['state'],
  seat: Seat,
  move: G['move'],
): { readonly state: G['state']; readonly events: readonly G['event'][]; readonly outcome: MoveResult } {
  const next = rules.clone(state);
  const events: G['event'][] = [];
  const { revealed, turnOver, allTurnsOver } = rules.apply(next, seat, move, (event) => events.push(event));
  return { state: next, events, outcome: { revealed, turnOver, allTurnsOver } };
}

/** An external answer: the seat, the version of the table it answers, and the move (or its index in the list). */
export interface Answer {
  readonly seat: Seat;
  readonly version: number;
  readonly move: unknown;
}

export function readAnswer(input: unknown): Result<Answer, MoveError> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail('malformed', 'expected an object { seat, version, move }');
  const { seat, version, move } = input as Record<string, unknown>;
  if (!Number.isSafeInteger(seat)) return fail('malformed', 'expected a whole number', 'seat');
  if (!Number.isSafeInteger(version)) return fail('malformed', 'expected a whole number', 'version');
  if (!Number.isSafeInteger(move) && (typeof move !== 'object' || move === null))
    return fail('malformed', 'expected a move of the list or its place in it, counted from 0', 'move');
  return ok({ seat: seat as Seat, version: version as number, move });
}

/**
 * Checks an answer against the state. Membership in the list of legal moves is the only test of legality. With `words`,
 * the error message says in a sentence why the move is not legal.
 */
export function checkAnswer<G extends GameTypes>(
  rules: GameRules<G>,
  state: G['state'],
  version: number,
  answer: Answer,
  words?: Pick<GameText<G>, 'reason'>,
): Result<G['move'], MoveError> {
  const pending = rules.pending(state);
  if (!pending.includes(answer.seat)) return fail('notPending', notPending(pending, answer.seat), 'seat');
  if (answer.version !== version)
    return fail('staleVersion', `the table is at version ${version}, the answer is for ${answer.version}`, 'version');
  const legal = rules.moves(state, answer.seat);
  const move = typeof answer.move === 'number' ? legal[answer.move] : legal.find((one) => sameJson(one, answer.move));
  if (move !== undefined) return ok(move);
  const expected = `expected one of the ${legal.length} moves offered to seat ${answer.seat}`;
  return fail('notLegal', `${expected}${whyNot(rules, state, answer, words)}`, 'move');
}

/**
 * Returns the reason for the error message; empty if the input is no move of the game, since the rules cannot explain
 * it.
 */
function whyNot<G extends GameTypes>(
  rules: GameRules<G>,
  state: G['state'],
  { seat, move }: Answer,
  words: Pick<GameText<G>, 'reason'> | undefined,
): string {
  const reason = rules.isMove(move) ? rules.whyNot(state, seat, move) : null;
  if (reason === null) return '';
  const explanation = words?.reason(reason, state);
  return `; not this one: ${explanation === undefined ? reason.code : plain(explanation)} (${reason.rule})`;
}

function notPending(pending: readonly Seat[], seat: Seat): string {
  if (pending.length === 0) return 'the game is over';
  return `seat ${seat} has nothing to decide; the table waits for ${pending.length > 1 ? 'seats' : 'seat'} ${pending.join(', ')}`;
}

/**
 * Returns true if both values are equal as JSON, in any key order. Runs for every move on a server, so it allocates no
 * key lists.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one)) return sameList(one, other as readonly unknown[]);
  return sameEntries(one as Record<string, unknown>, other as Record<string, unknown>);
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) if (!sameJson(one[index], other[index])) return false;
  return true;
}

function sameEntries(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const key in one) {
    if (!Object.hasOwn(other, key) || !sameJson(one[key], other[key])) return false;
    count++;
  }
  for (const _ in other) count--;
  return count === 0;
}

/** Formats an error as one line for people and logs. */
export function errorText(error: Failure<string>): string {
  return error.path === '' ? error.message : `${error.path}: ${error.message}`;
}
