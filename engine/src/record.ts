import type { Seed } from './chance.ts';
import { isSeed } from './chance.ts';
import { checkAnswer, describe, play, sameJson } from './play.ts';
import type { InputError, Result } from './result.ts';
import { broken, fail, ok } from './result.ts';
import type { GameRules, GameState, GameView, Immutable, Outcome, Seat } from './rules.ts';
import type { Check } from './schema.ts';
import { exactly, listOf, text, whole } from './schema.ts';

export interface Decision<M> {
  readonly seat: Seat;
  readonly move: M;
}

/** A game as it is kept: everything needed to play it again, and the latest state as a snapshot of the same version. */
export interface GameRecord<M> {
  readonly game: string;
  readonly rulesVersion: number;
  /** As given at the table, the override of the figures included: a replay needs nothing else. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly decisions: readonly Decision<M>[];
  readonly snapshot: unknown;
}

/** A game under way in memory. Its version is the number of decisions taken. */
export interface Game<S, M, O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: Seed;
  readonly decisions: readonly Decision<M>[];
  readonly state: S;
  /** Decisions before this one can no longer be taken back at will. */
  readonly barrier: number;
  /** By seat, the decision that began the turn it is in the middle of; null for who is not. */
  readonly turns: readonly (number | null)[];
}

/** A decision that was taken, with all that came of it. */
export interface Advance<S, M, E, O> {
  readonly game: Game<S, M, O>;
  readonly events: readonly E[];
  readonly outcome: Outcome;
  /** The decision that began the turn this one belongs to. */
  readonly turn: number;
  /** Whose turns it ended. */
  readonly ended: readonly Seat[];
}

type Rules<S extends GameState, M, E, V extends GameView, O> = GameRules<S, M, E, V, O>;

/** What of a state or a view is written down: everything but the figures, which the options give back. */
export function withoutFigures<T extends { readonly figures: unknown }>(whole: T): Omit<T, 'figures'> {
  const { figures: _, ...rest } = whole;
  return rest;
}

export function begin<S extends GameState, M, E, V extends GameView, O>(
  rules: Rules<S, M, E, V, O>,
  options: O,
  seats: number,
  seed: Seed,
): Game<S, M, O> {
  const turns = Array.from({ length: seats }, () => null);
  return { options, seats, seed, decisions: [], state: rules.setup(options, seats, seed), barrier: 0, turns };
}

/**
 * Plays a legal move. A barrier rises when something was revealed, and between two seats: nobody takes back what
 * another has already answered.
 */
export function advance<S extends GameState, M, E, V extends GameView, O>(
  rules: Rules<S, M, E, V, O>,
  game: Game<S, M, O>,
  seat: Seat,
  move: M,
): Advance<S, M, E, O> {
  const { state, events, outcome } = play(rules, game.state as Immutable<S>, seat, move);
  const decisions = [...game.decisions, { seat, move }];
  const previous = game.decisions.at(-1);
  let barrier = previous !== undefined && previous.seat !== seat ? game.decisions.length : game.barrier;
  if (outcome.revealed) barrier = decisions.length;
  const turn = game.turns[seat] ?? game.decisions.length;
  const open = game.turns.map((began, one) => (one === seat ? turn : began));
  const isOver = (one: Seat) => outcome.allOver || (outcome.turnOver && one === seat);
  const turns = open.map((began, one) => (isOver(one) ? null : began));
  const ended = open.flatMap((began, one) => (began !== null && isOver(one) ? [one] : []));
  return { game: { ...game, decisions, state, barrier, turns }, events, outcome, turn, ended };
}

/** How many of the latest decisions their maker may take back at will. */
export function undoable<S, M, O>(game: Game<S, M, O>): number {
  return game.decisions.length - game.barrier;
}

/** Takes back the last `count` decisions by playing the ones before again; the rules never see an undo. */
export function undo<S extends GameState, M, E, V extends GameView, O>(
  rules: Rules<S, M, E, V, O>,
  game: Game<S, M, O>,
  count = 1,
): Game<S, M, O> {
  if (count > undoable(game)) broken(`cannot take back ${count} of ${undoable(game)} decisions`);
  return playAll(rules, game, game.decisions.slice(0, game.decisions.length - count));
}

function playAll<S extends GameState, M, E, V extends GameView, O>(
  rules: Rules<S, M, E, V, O>,
  { options, seats, seed }: Game<S, M, O>,
  decisions: readonly Decision<M>[],
): Game<S, M, O> {
  let game = begin<S, M, E, V, O>(rules, options, seats, seed);
  for (const { seat, move } of decisions) game = advance(rules, game, seat, move).game;
  return game;
}

export function toRecord<S extends GameState, M, E, V extends GameView, O>(
  rules: Rules<S, M, E, V, O>,
  { options, seats, seed, decisions, state }: Pick<Game<S, M, O>, 'options' | 'seats' | 'seed' | 'decisions' | 'state'>,
): GameRecord<M> {
  const { id, rulesVersion } = rules;
  return { game: id, rulesVersion, options, seats, seed, decisions, snapshot: withoutFigures(state) };
}

/** A record holds the moves themselves, never their place in a list that might change. */
const moveShape: Check<unknown> = (input, path) =>
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

/** The shape of a record, before any rules are asked: enough to find out whose game it is. */
export function readRecord(input: unknown): Result<GameRecord<unknown>, InputError> {
  return recordShape(input, '');
}

export interface Replay<S, M, E, O> {
  readonly game: Game<S, M, O>;
  /** What each decision brought about. */
  readonly events: readonly (readonly E[])[];
  /** Of each decision, the one that began its turn. */
  readonly turns: readonly number[];
}

/**
 * Plays a record again, up to `upTo` decisions. Every move must have been legal, and at the end the state must equal
 * the snapshot: a record that was cut or edited is refused, with the place where it stopped making sense.
 */
export function replay<S extends GameState, M, E, V extends GameView, O>(
  rules: Rules<S, M, E, V, O>,
  record: GameRecord<unknown>,
  upTo = record.decisions.length,
): Result<Replay<S, M, E, O>, InputError> {
  if (record.game !== rules.id) return fail('otherGame', `expected ${rules.id}, got ${record.game}`, 'game');
  if (record.rulesVersion !== rules.rulesVersion)
    return fail('otherVersion', `expected ${rules.rulesVersion}, got ${record.rulesVersion}`, 'rulesVersion');
  const { min, max } = rules.seats;
  if (record.seats < min || record.seats > max)
    return fail('outOfRange', `expected ${min} to ${max}, got ${record.seats}`, 'seats');
  const options = rules.readOptions(record.options, record.seats);
  if (!options.ok) return options;

  let game: Game<S, M, O> = begin<S, M, E, V, O>(rules, options.value, record.seats, record.seed);
  const events: (readonly E[])[] = [];
  const turns: number[] = [];
  for (const [index, { seat, move }] of record.decisions.slice(0, upTo).entries()) {
    const legal = checkAnswer(rules, game.state as Immutable<S>, index, { seat, version: index, move });
    if (!legal.ok) return fail('edited', `cannot be played: ${describe(legal.error)}`, `decisions.${index}`);
    const step = advance(rules, game, seat, legal.value);
    game = step.game;
    events.push(step.events);
    turns.push(step.turn);
  }
  const whole = game.decisions.length === record.decisions.length;
  if (whole && !sameJson(JSON.parse(JSON.stringify(withoutFigures(game.state))), record.snapshot))
    return fail('edited', 'does not follow from the decisions: the record was cut or edited', 'snapshot');
  return ok({ game, events, turns });
}

/**
 * Plays a record again in order to go on with it. One that began under other rules means the same under these if every
 * decision is still legal and they lead to the same position; if not, its version is what stands in the way.
 */
export function resume<S extends GameState, M, E, V extends GameView, O>(
  rules: Rules<S, M, E, V, O>,
  record: GameRecord<unknown>,
): Result<Replay<S, M, E, O>, InputError> {
  const played = replay<S, M, E, V, O>(rules, { ...record, rulesVersion: rules.rulesVersion });
  return played.ok ? played : replay(rules, record);
}
