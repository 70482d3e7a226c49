import { closeLanes, isIdle, questionFor, settle, waitingFor } from './agenda.ts';
import type { Candidates } from './candidates.ts';
import { drawn, fromList, NO_CANDIDATES } from './candidates.ts';
import type { Chance, Seed } from './chance.ts';
import { pick } from './chance.ts';
import { moveTable } from './moveTable.ts';
import type { AnyStep, Asides, QuestionOf, Questions } from './questions.ts';
import { finding, NO_ASIDES, settleSilent, turnGoesOn } from './questions.ts';
import { unreachable } from './result.ts';
import type { Progress, Rounds } from './rounds.ts';
import { runOn } from './rounds.ts';
import type { Emit, GameRules, GameState, GameView, Immutable, Log, Reason, Seat } from './rules.ts';
import { newLog } from './rules.ts';
import { namesIn } from './targets.ts';

interface AskingState<Step extends AnyStep> extends GameState {
  readonly table: Progress<Step>;
}
type AnyMove = { readonly do: string };

type Own =
  | 'id'
  | 'rulesVersion'
  | 'seats'
  | 'options'
  | 'readOptions'
  | 'figures'
  | 'setup'
  | 'mostDecisions'
  | 'clone'
  | 'scores'
  | 'view'
  | 'guess'
  | 'redact'
  | 'reveals';
type Plain =
  | 'isOpen'
  | 'targets'
  | 'verb'
  | 'verbs'
  | 'underWay'
  | 'hiddenLines'
  | 'totals'
  | 'sharedView'
  | 'guessAgain';

/** The questions of a game, its asides, and the rounds that lead from one question to the next. */
export interface Asking<S, Step extends AnyStep, M, E, R> {
  /** By the name of the step that asks them (`ask`). */
  readonly questions: Questions<S, Step, M, R, E>;
  readonly asides?: Asides<S, Step, M, M, R, E>;
  readonly rounds: Rounds<S, E>;
  /** Returns the reason why a seat without a question cannot move. */
  notAsked(state: Immutable<S>): R;
  /** Returns the reason why an answer to another question must wait. */
  notNow(state: Immutable<S>, step: Step, wish: M): R;
}

/**
 * The parts that a game's package supplies; `gameRules` derives the rest of the contract. Optional parts have a
 * default.
 */
export type GameParts<S extends GameState, Step extends AnyStep, M, E, V extends GameView, O, R> = Pick<
  GameRules<S, M, E, V, O>,
  Own
> &
  Partial<Pick<GameRules<S, M, E, V, O>, Plain>> & { readonly asking: Asking<S, Step, M, E, R> };

/** `GameRules` plus members for the game's own page and tests. */
export interface BuiltRules<S extends GameState, M, E, V extends GameView, O> extends GameRules<S, M, E, V, O> {
  /** Every move that can occur in any game. */
  readonly everyMove: readonly M[];
  /**
   * Applies only the move itself, without the automatic steps after it (an income, the next roll). First part of
   * `apply`.
   */
  answer(state: S, seat: Seat, move: M): void;
  /** Runs on to the next decision from a position that was set up by hand. */
  goOn(state: S, emit?: Emit<E>): void;
}

/** Builds the `GameRules` of a game. The game's `setup` lays out the table; the first phases are run here. */
export function gameRules<
  S extends AskingState<Step>,
  Step extends AnyStep,
  M extends AnyMove,
  E,
  V extends GameView,
  O,
  R extends Reason,
>({ asking, ...own }: GameParts<S, Step, M, E, V, O, R>): BuiltRules<S, M, E, V, O> {
  const questionOf = finding(asking.questions);
  const answers = answering(asking, questionOf);
  const plays = playing(asking, questionOf);
  const explains = explaining(asking, questionOf, answers.moves);
  const kinds = [...new Set(explains.everyMove.map((move) => move.do))];
  const sharedView =
    own.sharedView ?? ((state: Immutable<S>, viewer: Seat | null) => own.view(state, viewer) as Immutable<V>);
  return {
    isOpen: false,
    targets: namesIn,
    verb: (move) => move.do,
    verbs: kinds.map((kind) => [kind]),
    underWay: () => [],
    hiddenLines: () => [],
    totals: (state) => own.scores(state).map(({ total }) => total),
    sharedView,
    guessAgain: (state, viewer, draw) => own.guess(sharedView(state, viewer), draw),
    ...own,
    ...answers,
    ...explains,
    ...plays,
    setup(options: O, seats: number, seed: Seed) {
      const state = own.setup(options, seats, seed);
      plays.goOn(state);
      return state;
    },
  };
}

/** Builds the members that list and draw legal moves. */
function answering<S extends AskingState<Step>, Step extends AnyStep, M, E, R>(
  asking: Asking<S, Step, M, E, R>,
  questionOf: QuestionOf<S, Step, M, R, E>,
) {
  const asides = asidesOf(asking);
  const free: Candidates<S, Seat, M> = asides.candidates ?? fromList((state, seat) => freeMoves(asides, state, seat));
  const none = NO_CANDIDATES as Candidates<S, Seat, M>;
  const moves = (state: Immutable<S>, seat: Seat): readonly M[] => {
    const step = questionFor((state as S).table.agenda, seat);
    if (step === undefined) return [];
    const list = questionOf(step).moves(state, step);
    if (asides.beside(step)) asides.list(state, seat, list);
    return list;
  };
  return {
    isAside: (move: M) => asides.isAside(move),
    pending: (state: Immutable<S>) => waitingFor((state as S).table.agenda),
    moves,
    any(state: Immutable<S>, seat: Seat, draw: Chance): M {
      const step = questionFor((state as S).table.agenda, seat) ?? unreachable(`seat ${seat} was not asked anything`);
      const { candidates } = questionOf(step);
      const move = drawn(state, candidates, step, asides.beside(step) ? free : none, seat, draw);
      return move ?? pick(draw, moves(state, seat));
    },
  };
}

/** Builds the members for the set of all moves, for wishes, and for the reasons why a move is not legal. */
function explaining<S extends AskingState<Step>, Step extends AnyStep, M extends AnyMove, E, R extends Reason>(
  asking: Asking<S, Step, M, E, R>,
  questionOf: QuestionOf<S, Step, M, R, E>,
  moves: (state: Immutable<S>, seat: Seat) => readonly M[],
) {
  const { questions } = asking;
  const asides = asidesOf(asking);
  const table = moveTable<M>([...Object.values(questions).flatMap(({ every }) => every), ...asides.every]);
  const kinds = new Map(
    Object.entries(questions).map(([ask, { every }]) => [ask, new Set(every.map((move) => move.do))]),
  );
  const against = (state: Immutable<S>, seat: Seat, step: Step, wish: M): R | null => {
    if (asides.isAside(wish) && asides.beside(step)) return asides.reason(state, seat, wish);
    if (kinds.get(step.ask)?.has(wish.do)) return questionOf(step).reason(state, step, wish);
    return asking.notNow(state, step, wish);
  };
  return {
    everyMove: table.every,
    isMove: (input: unknown): input is M => table.find(input) !== undefined,
    key: table.key,
    isAnswer(state: Immutable<S>, seat: Seat, move: M): boolean {
      const step = questionFor((state as S).table.agenda, seat);
      return step !== undefined && kinds.get(step.ask)?.has(move.do) === true;
    },
    wishes(state: Immutable<S>, seat: Seat): readonly M[] {
      const step = questionFor((state as S).table.agenda, seat);
      if (step === undefined) return [];
      const wishes = questionOf(step).wishes(state, step);
      return asides.beside(step) ? [...wishes, ...asides.wishes(state, seat)] : wishes;
    },
    whyNot(state: Immutable<S>, seat: Seat, wish: M): R | null {
      const step = questionFor((state as S).table.agenda, seat);
      if (step === undefined) return asking.notAsked(state);
      const key = table.key(wish);
      if (moves(state, seat).some((move) => table.key(move) === key)) return null;
      return against(state, seat, step, wish) ?? unreachable(`nothing speaks against ${JSON.stringify(wish)}`);
    },
  };
}

/** Builds the members that apply moves and run on to the next question. */
function playing<S extends AskingState<Step>, Step extends AnyStep, M, E, R>(
  asking: Asking<S, Step, M, E, R>,
  questionOf: QuestionOf<S, Step, M, R, E>,
) {
  const { rounds } = asking;
  const asides = asidesOf(asking);
  const settleLane = (state: S, lane: Seat, log: Log<E>) => settleSilent(questionOf, state, lane, log);
  const answer = (state: S, seat: Seat, move: M, log: Log<E>) => {
    const { agenda } = state.table;
    const isAside = asides.isAside(move);
    const step = isAside ? questionFor(agenda, seat) : settle(agenda, seat);
    if (step === undefined) unreachable(`seat ${seat} was not asked anything`);
    if (isAside) asides.apply(state, seat, move, log);
    else questionOf(step).apply(state, step, move, log);
    settleLane(state, seat, log);
    log.turnOver = !turnGoesOn(questionOf, agenda, seat, step);
    closeLanes(agenda);
    log.allOver = isIdle(agenda);
  };
  return {
    goOn: (state: S, emit?: Emit<E>) => runOn(rounds, state, newLog(emit), settleLane),
    answer: (state: S, seat: Seat, move: M) => answer(state, seat, move, newLog()),
    apply(state: S, seat: Seat, move: M, emit?: Emit<E>): Log<E> {
      const log = newLog(emit);
      answer(state, seat, move, log);
      runOn(rounds, state, log, settleLane);
      return log;
    },
  };
}

function freeMoves<S, Step, M, E, R>(
  { list }: Asides<S, Step, M, M, R, E>,
  state: Immutable<S>,
  seat: Seat,
): readonly M[] {
  const moves: M[] = [];
  list(state, seat, moves);
  return moves;
}

function asidesOf<S, Step extends AnyStep, M, E, R>({ asides }: Asking<S, Step, M, E, R>): Asides<S, Step, M, M, R, E> {
  return asides ?? (NO_ASIDES as unknown as Asides<S, Step, M, M, R, E>);
}
