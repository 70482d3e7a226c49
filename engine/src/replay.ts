import type { Seed } from './chance.ts';
import { checkAnswer, errorText, sameJson } from './play.ts';
import type { Advance, Decision, Game, GameRecord } from './record.ts';
import { advance, begin, withoutFigures } from './record.ts';
import type { InputError, MoveError, Result } from './result.ts';
import { fail, ok, unreachable } from './result.ts';
import type { GameRules, GameState, GameTypes, Seat } from './rules.ts';

/** A decision of a replay, with its results and the game after it. */
export interface ReplayEntry<G extends GameTypes> extends Decision<G['move']> {
  readonly events: readonly G['event'][];
  /** The index of the decision that began this decision's turn. */
  readonly turnStart: number;
  /** The seats whose turns ended. */
  readonly ended: readonly Seat[];
  readonly state: G['state'];
  /** The undo barrier and the current turns after the decision, as in `Game`. */
  readonly barrier: number;
  readonly turns: Game<G>['turns'];
}

/** A game with the state after each decision, so that any earlier position is known without playing it again. */
export interface Replay<G extends GameTypes> {
  readonly start: Game<G>;
  readonly game: Game<G>;
  readonly entries: readonly ReplayEntry<G>[];
}

/** A replay of any rules. */
export type AnyReplay = Replay<GameTypes>;

export function startReplay<G extends GameTypes>(
  rules: GameRules<G>,
  options: G['options'],
  seats: number,
  seed: Seed,
): Replay<G> {
  const start = begin(rules, options, seats, seed);
  return { start, game: start, entries: [] };
}

/** Returns the replay with one more decision, whose move must be legal. */
export function withDecision<G extends GameTypes>(
  rules: GameRules<G>,
  { start, game, entries }: Replay<G>,
  seat: Seat,
  move: G['move'],
): Replay<G> {
  const step = advance(rules, game, seat, move);
  return { start, game: step.game, entries: [...entries, entryOf(step, { seat, move })] };
}

function entryOf<G extends GameTypes>(
  { game: { state, barrier, turns }, events, turnStart, ended }: Advance<G>,
  { seat, move }: Decision<G['move']>,
): ReplayEntry<G> {
  return { seat, move, events, turnStart, ended, state, barrier, turns };
}

/** Returns the replay without its last decisions. All states are known, so nothing is played again. */
export function undoDecisions<G extends GameTypes>({ start, game, entries }: Replay<G>, count: number): Replay<G> {
  const left = entries.slice(0, entries.length - count);
  const last = left.at(-1);
  if (last === undefined) return { start, game: start, entries: [] };
  const { state, barrier, turns } = last;
  const decisions = game.decisions.slice(0, left.length);
  return { start, game: { ...game, decisions, state, barrier, turns }, entries: left };
}

/** Counts the decisions that an undo of the seat's last `count` removes, including later decisions of others. */
export function decisionsSince<G extends GameTypes>({ entries }: Replay<G>, seat: Seat, count: number): number {
  const own = entries.flatMap((entry, index) => (entry.seat === seat ? [index] : []));
  return entries.length - (own.at(-count) ?? entries.length);
}

/** Plays decisions one by one and keeps no states. The decisions must be legal. */
export function* replayDecisions<G extends GameTypes>(
  rules: GameRules<G>,
  start: Game<G>,
  decisions: Iterable<Decision<G['move']>>,
): Generator<Advance<G>, void> {
  let game = start;
  for (const { seat, move } of decisions) {
    const step = advance(rules, game, seat, move);
    game = step.game;
    yield step;
  }
}

/** Checks and plays decisions one by one, and keeps no states. Yields the error of the first illegal one and ends. */
export function* checkedDecisions<G extends GameTypes>(
  rules: GameRules<G>,
  start: Game<G>,
  decisions: Iterable<Decision<unknown>>,
): Generator<Result<Advance<G>, MoveError>, void> {
  let game = start;
  for (const { seat, move } of decisions) {
    const version = game.decisions.length;
    const legal = checkAnswer(rules, game.state, version, { seat, version, move });
    if (!legal.ok) return yield legal;
    const step = advance(rules, game, seat, legal.value);
    game = step.game;
    yield ok(step);
  }
}

/** Returns how many of the latest decisions their maker may undo freely. */
export function undoable<G extends GameTypes>(game: Game<G>): number {
  return game.decisions.length - game.barrier;
}

/** Undoes the last `count` decisions by replaying the ones before. The rules contain no undo. */
export function undo<G extends GameTypes>(rules: GameRules<G>, game: Game<G>, count = 1): Game<G> {
  if (count > undoable(game)) unreachable(`cannot undo ${count} of ${undoable(game)} decisions`);
  return playedUpTo(rules, game, game.decisions.length - count);
}

/** Replays the first `count` decisions of a game. */
export function playedUpTo<G extends GameTypes>(rules: GameRules<G>, game: Game<G>, count: number): Game<G> {
  let again = begin(rules, game.options, game.seats, game.seed);
  for (const step of replayDecisions(rules, again, game.decisions.slice(0, count))) again = step.game;
  return again;
}

/**
 * Replays a record up to `upTo` decisions. Every move must be legal, and after the last decision the state must equal
 * the snapshot. A record that was cut or edited is rejected with the path of the first inconsistency.
 */
export function replay<G extends GameTypes>(
  rules: GameRules<G>,
  record: GameRecord<unknown>,
  upTo = record.decisions.length,
): Result<Replay<G>, InputError> {
  const start = startOf(rules, record);
  if (!start.ok) return start;
  let game = start.value;
  const entries: ReplayEntry<G>[] = [];
  for (const step of checkedDecisions(rules, game, record.decisions.slice(0, upTo))) {
    const path = `decisions.${entries.length}`;
    if (!step.ok) return fail('edited', `cannot be played: ${errorText(step.error)}`, path);
    game = step.value.game;
    const { [entries.length]: decision } = game.decisions;
    if (decision !== undefined) entries.push(entryOf(step.value, decision));
  }
  const whole = game.decisions.length === record.decisions.length;
  if (whole && !isSnapshot(game.state, record))
    return fail('edited', 'does not follow from the decisions: the record was cut or edited', 'snapshot');
  return ok({ start: start.value, game, entries });
}

function startOf<G extends GameTypes>(rules: GameRules<G>, record: GameRecord<unknown>): Result<Game<G>, InputError> {
  if (record.game !== rules.id) return fail('otherGame', `expected ${rules.id}, got ${record.game}`, 'game');
  if (record.rulesVersion !== rules.rulesVersion)
    return fail('otherVersion', `expected ${rules.rulesVersion}, got ${record.rulesVersion}`, 'rulesVersion');
  const { min, max } = rules.seats;
  if (record.seats < min || record.seats > max)
    return fail('outOfRange', `expected ${min} to ${max}, got ${record.seats}`, 'seats');
  const options = rules.readOptions(record.options, record.seats);
  return options.ok ? ok(begin(rules, options.value, record.seats, record.seed)) : options;
}

/**
 * Replays a record in order to continue the game. A record of another rules version is accepted if every decision is
 * still legal and leads to the same position. Decisions with only one option that the older rules did not ask for are
 * added. Otherwise the result is the version error.
 */
export function resume<G extends GameTypes>(
  rules: GameRules<G>,
  record: GameRecord<unknown>,
): Result<Replay<G>, InputError> {
  const { rulesVersion } = rules;
  const played = replay(rules, { ...record, rulesVersion });
  if (played.ok || record.rulesVersion === rulesVersion) return played;
  const completed = replay(rules, { ...record, rulesVersion, decisions: withForced(rules, record) });
  return completed.ok ? completed : replay(rules, record);
}

/** Returns the decisions of a record with the missing ones that have only one option. */
function withForced<G extends GameTypes>(
  rules: GameRules<G>,
  record: GameRecord<unknown>,
): readonly Decision<unknown>[] {
  const start = startOf(rules, { ...record, rulesVersion: rules.rulesVersion });
  if (!start.ok) return record.decisions;
  let game = start.value;
  const playForced = (isMissing: (game: Game<G>) => boolean) => {
    for (let only = onlyDecision(rules, game); only !== null && isMissing(game); only = onlyDecision(rules, game))
      game = advance(rules, game, only.seat, only.move).game;
  };
  const legalIn = ({ state }: Game<G>, { seat, move }: Decision<unknown>) =>
    checkAnswer(rules, state, 0, { seat, version: 0, move });
  for (const decision of record.decisions) {
    playForced((now) => !legalIn(now, decision).ok);
    const legal = legalIn(game, decision);
    if (!legal.ok) return record.decisions;
    game = advance(rules, game, decision.seat, legal.value).game;
  }
  playForced(({ state }) => !isSnapshot(state, record));
  return game.decisions;
}

/** Returns the only possible decision of a position; null if there are several, or none. */
function onlyDecision<G extends GameTypes>(rules: GameRules<G>, { state }: Game<G>): Decision<G['move']> | null {
  const [seat, ...others] = rules.pending(state);
  if (seat === undefined || others.length > 0) return null;
  const moves = rules.moves(state, seat);
  return moves.length === 1 ? { seat, move: moves[0] } : null;
}

function isSnapshot(state: GameState, { snapshot }: GameRecord<unknown>): boolean {
  return sameJson(JSON.parse(JSON.stringify(withoutFigures(state))), snapshot);
}
