import type { Seed } from './chance.ts';
import { isSeed } from './chance.ts';
import { play } from './play.ts';
import type { InputError, Result } from './result.ts';
import { fail, ok } from './result.ts';
import type { GameRules, GameTypes, MoveResult, Seat } from './rules.ts';
import type { SchemaCheck } from './schema.ts';
import { exactly, listOf, text, whole } from './schema.ts';

export interface Decision<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** A game as stored: everything needed to replay it, and a snapshot of the state after the last decision. */
export interface GameRecord<M> {
  readonly game: string;
  readonly rulesVersion: number;
  /** The options with their defaults filled in and the override of the figures, so a replay needs no other data. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly decisions: readonly Decision<M>[];
  readonly snapshot: unknown;
}

/** A game in progress, in memory. Its version is the number of decisions. */
export interface Game<G extends GameTypes> {
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: Seed;
  readonly decisions: readonly Decision<G['move']>[];
  readonly state: G['state'];
  /** The undo barrier: decisions before this index can no longer be undone freely. */
  readonly barrier: number;
  /** By seat, the index of the decision that began its current turn; null for a seat that is not in a turn. */
  readonly turns: readonly (number | null)[];
}

/** A game of any rules. */
export type AnyGame = Game<GameTypes>;

/** A decision that was played, with its results. */
export interface Advance<G extends GameTypes> {
  readonly game: Game<G>;
  readonly events: readonly G['event'][];
  readonly outcome: MoveResult;
  /** The index of the decision that began this decision's turn. */
  readonly turnStart: number;
  /** The seats whose turns ended. */
  readonly ended: readonly Seat[];
}

/** Returns a state or view without its figures, for storage. The figures are recomputed from the options. */
export function withoutFigures<T extends { readonly figures: unknown }>(whole: T): Omit<T, 'figures'> {
  const { figures: _, ...rest } = whole;
  return rest;
}

export function begin<G extends GameTypes>(
  rules: GameRules<G>,
  options: G['options'],
  seats: number,
  seed: Seed,
): Game<G> {
  const turns = Array.from({ length: seats }, () => null);
  return { options, seats, seed, decisions: [], state: rules.setup(options, seats, seed), barrier: 0, turns };
}

/**
 * Plays a legal move. The undo barrier rises when something was revealed and when the seat changes: a decision
 * that another seat has followed can no longer be undone freely.
 */
export function advance<G extends GameTypes>(
  rules: GameRules<G>,
  game: Game<G>,
  seat: Seat,
  move: G['move'],
): Advance<G> {
  const { state, events, outcome } = play(rules, game.state, seat, move);
  const decisions = [...game.decisions, { seat, move }];
  const previous = game.decisions.at(-1);
  let barrier = previous !== undefined && previous.seat !== seat ? game.decisions.length : game.barrier;
  if (outcome.revealed) barrier = decisions.length;
  const turnStart = game.turns[seat] ?? game.decisions.length;
  const open = game.turns.map((began, one) => (one === seat ? turnStart : began));
  const isOver = (one: Seat) => outcome.allTurnsOver || (outcome.turnOver && one === seat);
  const turns = open.map((began, one) => (isOver(one) ? null : began));
  const ended = open.flatMap((began, one) => (began !== null && isOver(one) ? [one] : []));
  return { game: { ...game, decisions, state, barrier, turns }, events, outcome, turnStart, ended };
}

export function toRecord<G extends GameTypes>(
  rules: GameRules<G>,
  { options, seats, seed, decisions, state }: Pick<Game<G>, 'options' | 'seats' | 'seed' | 'decisions' | 'state'>,
): GameRecord<G['move']> {
  const { id, rulesVersion } = rules;
  return { game: id, rulesVersion, options, seats, seed, decisions, snapshot: withoutFigures(state) };
}

/** Checks a recorded move. Records store the moves themselves, never their index in a list that might change. */
const moveShape: SchemaCheck<unknown> = (input, path) =>
  typeof input === 'object' && input !== null ? ok(input) : fail('malformed', 'expected a move', path);

const recordShape = exactly<GameRecord<unknown>>({
  game: text,
  rulesVersion: whole(1),
  options: (input) => ok(input),
  seats: whole(1),
  seed: (input, path) =>
    typeof input === 'string' && isSeed(input)
      ? ok(input)
      : fail('malformed', 'expected 32 hexadecimal digits in lower case', path),
  decisions: listOf(exactly<Decision<unknown>>({ seat: whole(), move: moveShape })),
  snapshot: (input) => ok(input),
});

/** Checks the shape of a record without any rules, which is enough to find out the game it belongs to. */
export function readRecord(input: unknown): Result<GameRecord<unknown>, InputError> {
  return recordShape(input, '');
}
