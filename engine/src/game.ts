import { closeLanes, isIdle, pendingSeats, popQuestion, questionFor } from './agenda.ts';
import type { Candidates } from './candidates.ts';
import { drawn, fromList, NO_CANDIDATES } from './candidates.ts';
import type { Chance, Seed } from './chance.ts';
import { pick } from './chance.ts';
import { moveTable } from './moveTable.ts';
import type { AnyStep, Asides, GameFlowTypes, QuestionOf, Questions } from './questions.ts';
import { NO_ASIDES, questionLookup, settleSilent, turnGoesOn } from './questions.ts';
import { unreachable } from './result.ts';
import type { Rounds } from './rounds.ts';
import { runOn } from './rounds.ts';
import type { Emit, GameRules, MoveLog, Seat } from './rules.ts';
import { newMoveLog } from './rules.ts';
import { namesIn } from './targets.ts';

type RequiredPart =
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
type OptionalPart =
  | 'isOpen'
  | 'targets'
  | 'verb'
  | 'verbs'
  | 'underWay'
  | 'hiddenLines'
  | 'endLines'
  | 'totals'
  | 'sharedView'
  | 'guessAgain'
  | 'redraw';

/** The questions of a game, its asides, and the rounds that lead from one question to the next. */
export interface Asking<G extends GameFlowTypes> {
  /** By the name of the step that asks them (`ask`). */
  readonly questions: Questions<G>;
  readonly asides?: Asides<G>;
  /**
   * Returns answers to other questions that visible components suggest while `step` is pending. They are wishes, so that
   * clients can explain why they must wait. Default: none.
   */
  inSight?(state: G['state'], step: AnyStep): readonly G['move'][];
  readonly rounds: Rounds<G>;
  /** Returns the reason why a seat without a question cannot move. */
  notAsked(state: G['state']): G['reason'];
  /** Returns the reason why an answer to another question must wait. */
  notNow(state: G['state'], step: AnyStep, wish: G['move']): G['reason'];
}

/**
 * The parts that a game's package supplies; `gameRules` derives the rest of the contract. Optional parts have a
 * default.
 */
export type GameParts<G extends GameFlowTypes> = Pick<GameRules<G>, RequiredPart> &
  Partial<Pick<GameRules<G>, OptionalPart>> & { readonly asking: Asking<G> };

/** `GameRules` plus members for the game's own page and tests. */
export interface BuiltRules<G extends GameFlowTypes> extends GameRules<G> {
  readonly questions: Questions<G>;
  /**
   * Applies a move and settles the silent steps that follow, but begins no phase (an income, the next roll). First part
   * of `apply`.
   */
  answer(state: G['state'], seat: Seat, move: G['move']): void;
  /** Runs on to the next decision from a position that was set up by hand. */
  goOn(state: G['state'], emit?: Emit<G['event']>): void;
}

/** Builds the `GameRules` of a game. The game's `setup` lays out the table; the first phases are run here. */
export function gameRules<G extends GameFlowTypes>({ asking, ...own }: GameParts<G>): BuiltRules<G> {
  const questionOf = questionLookup(asking.questions);
  const answers = answering(asking, questionOf);
  const plays = playing(asking, questionOf);
  const explains = explaining(asking, questionOf, answers.moves);
  const kinds = [...new Set(explains.everyMove.map((move) => move.do))];
  const sharedView = own.sharedView ?? ((state: G['state'], viewer: Seat | null) => own.view(state, viewer));
  const guessAgain =
    own.guessAgain ??
    ((state: G['state'], viewer: Seat | null, draw: Chance) => own.guess(sharedView(state, viewer), draw));
  return {
    isOpen: false,
    targets: namesIn,
    verb: (move) => move.do,
    verbs: kinds.map((kind) => [kind]),
    underWay: () => [],
    hiddenLines: () => [],
    endLines: [],
    totals: (state) => own.scores(state).map(({ total }) => total),
    sharedView,
    guessAgain,
    redraw: (state, draw) => guessAgain(state, null, draw),
    ...own,
    questions: asking.questions,
    ...answers,
    ...explains,
    ...plays,
    setup(options: G['options'], seats: number, seed: Seed) {
      const state = own.setup(options, seats, seed);
      plays.goOn(state);
      return state;
    },
  };
}

/** Builds the members that list and draw legal moves. */
function answering<G extends GameFlowTypes>(asking: Asking<G>, questionOf: QuestionOf<G>) {
  const asides = asidesOf(asking);
  const asideCandidates: Candidates<G['state'], Seat, G['move']> =
    asides.candidates ?? fromList((state, seat) => listedAsides(asides, state, seat));
  const none = NO_CANDIDATES as Candidates<G['state'], Seat, G['move']>;
  const moves = (state: G['state'], seat: Seat): readonly G['move'][] => {
    const step = questionFor(state.table.agenda, seat);
    if (step === undefined) return [];
    const list = questionOf(step).moves(state, step);
    if (asides.beside(step)) asides.list(state, seat, list);
    return list;
  };
  return {
    isAside: (move: G['move']) => asides.isAside(move),
    pending: (state: G['state']) => pendingSeats(state.table.agenda),
    moves,
    randomMove(state: G['state'], seat: Seat, draw: Chance): G['move'] {
      const step = questionFor(state.table.agenda, seat) ?? unreachable(`seat ${seat} is not pending`);
      const { candidates } = questionOf(step);
      const move = drawn(state, candidates, step, asides.beside(step) ? asideCandidates : none, seat, draw);
      return move ?? pick(draw, moves(state, seat));
    },
  };
}

/** Builds the members for the set of all moves, for wishes, and for the reasons why a move is not legal. */
function explaining<G extends GameFlowTypes>(
  asking: Asking<G>,
  questionOf: QuestionOf<G>,
  moves: (state: G['state'], seat: Seat) => readonly G['move'][],
) {
  const { questions } = asking;
  const asides = asidesOf(asking);
  const table = moveTable<G['move']>([...Object.values(questions).flatMap(({ every }) => every), ...asides.every]);
  const kinds = new Map(
    Object.entries(questions).map(([ask, { every }]) => [ask, new Set(every.map((move) => move.do))]),
  );
  const against = (state: G['state'], seat: Seat, step: AnyStep, wish: G['move']): G['reason'] | null => {
    if (asides.isAside(wish) && asides.beside(step)) return asides.whyNot(state, seat, wish);
    if (kinds.get(step.ask)?.has(wish.do)) return questionOf(step).whyNot(state, step, wish);
    return asking.notNow(state, step, wish);
  };
  return {
    everyMove: table.every,
    questionNames: Object.keys(questions).filter((ask) => questions[ask]?.every.length !== 0), // silent steps have no answers
    isMove: (input: unknown): input is G['move'] => table.find(input) !== undefined,
    key: table.key,
    isAnswer(state: G['state'], seat: Seat, move: G['move']): boolean {
      const step = questionFor(state.table.agenda, seat);
      return step !== undefined && kinds.get(step.ask)?.has(move.do) === true;
    },
    wishes(state: G['state'], seat: Seat): readonly G['move'][] {
      const step = questionFor(state.table.agenda, seat);
      if (step === undefined) return [];
      return [
        ...questionOf(step).wishes(state, step),
        ...(asking.inSight?.(state, step) ?? []),
        ...(asides.beside(step) ? asides.wishes(state, seat) : []),
      ];
    },
    whyNot(state: G['state'], seat: Seat, wish: G['move']): G['reason'] | null {
      const step = questionFor(state.table.agenda, seat);
      if (step === undefined) return asking.notAsked(state);
      const reason = against(state, seat, step, wish);
      if (reason !== null) return reason;
      const key = table.key(wish);
      if (moves(state, seat).some((move) => table.key(move) === key)) return null;
      return unreachable(`no reason against ${JSON.stringify(wish)}`);
    },
  };
}

/** Builds the members that apply moves and run on to the next question. */
function playing<G extends GameFlowTypes>(asking: Asking<G>, questionOf: QuestionOf<G>) {
  const { rounds } = asking;
  const asides = asidesOf(asking);
  const settleLane = (state: G['state'], lane: Seat, log: MoveLog<G['event']>) =>
    settleSilent(questionOf, state, lane, log);
  const answer = (state: G['state'], seat: Seat, move: G['move'], log: MoveLog<G['event']>) => {
    const { agenda } = state.table;
    const isAside = asides.isAside(move);
    const step = isAside ? questionFor(agenda, seat) : popQuestion(agenda, seat);
    if (step === undefined) unreachable(`seat ${seat} is not pending`);
    if (isAside) asides.apply(state, seat, move, log);
    else questionOf(step).apply(state, step, move, log);
    settleLane(state, seat, log);
    log.turnOver = !turnGoesOn(questionOf, agenda, seat, step);
    closeLanes(agenda);
    log.allTurnsOver = isIdle(agenda);
  };
  return {
    goOn: (state: G['state'], emit?: Emit<G['event']>) => runOn(rounds, state, newMoveLog(emit), settleLane),
    answer: (state: G['state'], seat: Seat, move: G['move']) => answer(state, seat, move, newMoveLog()),
    apply(state: G['state'], seat: Seat, move: G['move'], emit?: Emit<G['event']>): MoveLog<G['event']> {
      const log = newMoveLog(emit);
      answer(state, seat, move, log);
      runOn(rounds, state, log, settleLane);
      return log;
    },
  };
}

function listedAsides<G extends GameFlowTypes>(
  { list }: Asides<G>,
  state: G['state'],
  seat: Seat,
): readonly G['move'][] {
  const moves: G['move'][] = [];
  list(state, seat, moves);
  return moves;
}

function asidesOf<G extends GameFlowTypes>({ asides }: Asking<G>): Asides<G> {
  return asides ?? (NO_ASIDES as unknown as Asides<G>);
}
