import type { Agenda, SeatStep } from './agenda.ts';
import { stackOf, topOf } from './agenda.ts';
import type { Candidates } from './candidates.ts';
import { fromList, NO_CANDIDATES } from './candidates.ts';
import { mapRows } from './figures.ts';
import { memoizeLast } from './memoize.ts';
import { unreachable } from './result.ts';
import type { GameState, GameTypes, MoveLog, Reason, Seat } from './rules.ts';

/** A step on the agenda. `ask` is the name of its question. */
export interface AnyStep extends SeatStep {
  readonly ask: string;
}

/** The progress of a game through its rounds; part of the public state. */
export interface Progress<Step extends AnyStep> {
  agenda: Agenda<Step>;
  round: number;
  /** The index of the phase that begins next. */
  phase: number;
  over: boolean;
}

/** The types of a game that is built from questions. */
export interface GameFlowTypes extends GameTypes {
  state: GameState & { readonly table: Progress<AnyStep> };
  move: { readonly do: string };
  reason: Reason;
}

/**
 * A question: its possible answers, the reason against each, and the effect of an answer. `whyNot` states what is legal;
 * the list of legal moves is derived from it. A question may list its moves itself where a benchmark shows the need.
 */
export interface Question<G extends GameFlowTypes, Step = AnyStep, M = G['move']> {
  /** Every move that can ever answer it, each created once; the other members return these same objects. */
  readonly every: readonly M[];
  /** Returns the moves that visible components suggest, legal or not: all legal ones and more. Default: `every`. */
  wishes?(state: G['state'], step: Step): readonly M[];
  /** Returns the reason against a move of `every`; null exactly if it is legal. */
  whyNot(state: G['state'], step: Step, move: M): G['reason'] | null;
  /** Returns the legal moves, in a new list each time. Default: the wishes without a reason against them. */
  moves?(state: G['state'], step: Step): M[];
  /** Candidates for drawing a random move; null to draw from the list of `moves`. */
  readonly candidates: Candidates<G['state'], Step, M> | null;
  apply(state: G['state'], step: Step, move: M, log: MoveLog<G['event']>): void;
  /** Returns true if the step leaves anything to decide. If not, the step settles automatically. */
  asks(state: G['state'], step: Step): boolean;
  settle(state: G['state'], step: Step, log: MoveLog<G['event']>): void;
  /**
   * True if the question is put on the agenda for several turns in advance. Each such step begins a turn, even directly
   * after another step of the same seat.
   */
  readonly beginsTurn: boolean;
}

/** Defaults for most questions: they always ask, draw from the list of moves, and continue the current turn. */
export const QUESTION_DEFAULTS = {
  candidates: null,
  asks: () => true,
  settle: () => unreachable('only silent steps settle'),
  beginsTurn: false,
} as const;

/** Builds the question object of a step that asks nothing: the step waits on the agenda and settles automatically. */
export function silent<G extends GameFlowTypes, Step>(
  settled: (state: G['state'], step: Step, log: MoveLog<G['event']>) => void,
): Question<G, Step, never> {
  return {
    asks: () => false,
    candidates: null,
    settle: settled,
    beginsTurn: false,
    every: [],
    whyNot: () => null,
    apply: () => unreachable('a silent step has no answer'),
  };
}

/**
 * Moves that are possible in addition to the answer while certain questions are pending. They leave the question
 * pending.
 */
export interface Asides<G extends GameFlowTypes, A extends G['move'] = G['move']> {
  readonly every: readonly A[];
  isAside(move: G['move']): move is A;
  /** Returns true if asides are possible while `step` is pending. */
  beside(step: AnyStep): boolean;
  /** Appends the asides to the list of answers. */
  list(state: G['state'], seat: Seat, list: G['move'][]): void;
  /** Candidates for drawing a random aside; without them one is drawn from the list. */
  readonly candidates?: Candidates<G['state'], Seat, A>;
  wishes(state: G['state'], seat: Seat): readonly A[];
  /** Returns the reason against an aside; null exactly if it is legal. */
  whyNot(state: G['state'], seat: Seat, move: A): G['reason'] | null;
  apply(state: G['state'], seat: Seat, move: A, log: MoveLog<G['event']>): void;
}

export const NO_ASIDES: Asides<GameFlowTypes, never> = {
  every: [],
  isAside: (_move): _move is never => false,
  beside: () => false,
  list: () => undefined,
  candidates: NO_CANDIDATES,
  wishes: () => [],
  whyNot: () => null,
  apply: () => unreachable('this game has no asides'),
};

export type Questions<G extends GameFlowTypes> = Readonly<Record<string, Question<G>>>;

/** A question with its defaults filled in. All have one object shape, since the engine reads them with every move. */
export interface ReadyQuestion<G extends GameFlowTypes, Step = AnyStep, M = G['move']> extends Question<G, Step, M> {
  wishes(state: G['state'], step: Step): readonly M[];
  moves(state: G['state'], step: Step): M[];
  readonly candidates: Candidates<G['state'], Step, M>;
}
export type QuestionOf<G extends GameFlowTypes> = (step: AnyStep) => ReadyQuestion<G>;

/**
 * Returns a memoized lookup of a step's question. The same step is looked up several times in a row, and comparing
 * steps is faster than a lookup by name.
 */
export function questionLookup<G extends GameFlowTypes>(questions: Questions<G>): QuestionOf<G> {
  const ready = mapRows(questions, (question) => withDefaults(question));
  return memoizeLast((step: AnyStep) => ready[step.ask] ?? unreachable(`no question object for ${step.ask}`));
}

export function withDefaults<G extends GameFlowTypes, Step, M>(
  question: Question<G, Step, M>,
): ReadyQuestion<G, Step, M> {
  const { every, whyNot, apply, asks, settle: settled, beginsTurn } = question;
  const wishes = question.wishes ?? (() => every);
  const moves = question.moves ?? ((state, step) => withoutReason(wishes(state, step), whyNot, state, step));
  const candidates = question.candidates ?? fromList(moves);
  return { every, moves, candidates, wishes, whyNot, apply, asks, settle: settled, beginsTurn };
}

function withoutReason<G extends GameFlowTypes, Step, M>(
  wishes: readonly M[],
  whyNot: Question<G, Step, M>['whyNot'],
  state: G['state'],
  step: Step,
): M[] {
  const list: M[] = [];
  for (const move of wishes) if (whyNot(state, step, move) === null) list.push(move);
  return list;
}

/** Returns the legal moves of a question, for rules and facts that need them outside of a decision. */
export function movesOf<G extends GameFlowTypes, Step, M>(
  question: Question<G, Step, M>,
  state: G['state'],
  step: Step,
): M[] {
  if (question.moves !== undefined) return question.moves(state, step);
  return withoutReason(wishesOf(question, state, step), question.whyNot, state, step);
}

/** Returns true if a question has more than one legal move, without listing them. */
export function hasChoice<G extends GameFlowTypes, Step, M>(
  question: Question<G, Step, M>,
  state: G['state'],
  step: Step,
): boolean {
  let count = 0;
  for (const move of wishesOf(question, state, step))
    if (question.whyNot(state, step, move) === null && ++count > 1) return true;
  return false;
}

function wishesOf<G extends GameFlowTypes, Step, M>(
  question: Question<G, Step, M>,
  state: G['state'],
  step: Step,
): readonly M[] {
  return question.wishes === undefined ? question.every : question.wishes(state, step);
}

/** Settles the steps that ask nothing, from the top of a seat's lane or of the stack, until a step asks something. */
export function settleSilent<G extends GameFlowTypes>(
  questionOf: QuestionOf<G>,
  state: G['state'],
  lane: Seat,
  log: MoveLog<G['event']>,
): void {
  const { agenda } = state.table;
  for (;;) {
    const stack = stackOf(agenda, lane);
    const step = topOf(stack);
    if (step === undefined) return;
    const question = questionOf(step);
    if (question.asks(state, step)) return;
    stack.pop();
    question.settle(state, step, log);
  }
}

/**
 * Returns true if the seat's turn continues: its last question `before` is still pending, or its next step does not
 * begin a turn.
 */
export function turnGoesOn<G extends GameFlowTypes>(
  questionOf: QuestionOf<G>,
  agenda: Agenda<AnyStep>,
  seat: Seat,
  before: AnyStep,
): boolean {
  const stack = stackOf(agenda, seat);
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index] as AnyStep;
    if (step === before) return true;
    if (step.seat === seat) return !questionOf(step).beginsTurn;
  }
  return false;
}
