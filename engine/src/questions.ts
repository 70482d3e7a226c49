import type { Agenda, Asked } from './agenda.ts';
import { stackOf, topOf } from './agenda.ts';
import type { Candidates } from './candidates.ts';
import { fromList, NO_CANDIDATES } from './candidates.ts';
import { mapRows } from './figures.ts';
import { memoizeLast } from './memoize.ts';
import { unreachable } from './result.ts';
import type { Immutable, Log, Seat } from './rules.ts';

/** A step on the agenda. `ask` is the name of its question. */
export interface AnyStep extends Asked {
  readonly ask: string;
}

/**
 * A question: its legal answers, the wishes that visible components suggest, the reasons against a wish, and the effect
 * of an answer. Only `moves` decides what is legal.
 */
export interface Question<S, Step, M, R, E> {
  /** Every move that can ever answer it, each created once; `moves` lists these same objects. */
  readonly every: readonly M[];
  /** Returns the legal moves, in a new list each time. */
  moves(state: Immutable<S>, step: Step): M[];
  /** Candidates for drawing a random move; null to draw from the list of `moves`. */
  readonly candidates: Candidates<S, Step, M> | null;
  /** Returns moves to offer, legal or not: all of `moves` and more. */
  wishes(state: Immutable<S>, step: Step): readonly M[];
  /** Returns the reason why a move of `every` is not in `moves`. It explains to people and decides nothing. */
  reason(state: Immutable<S>, step: Step, wish: M): R | null;
  apply(state: S, step: Step, move: M, log: Log<E>): void;
  /** Returns true if the step leaves anything to decide. If not, the step settles automatically. */
  asks(state: Immutable<S>, step: Step): boolean;
  settle(state: S, step: Step, log: Log<E>): void;
  /**
   * True if the question is put on the agenda for several turns in advance. Each such step begins a turn, even directly
   * after another step of the same seat.
   */
  readonly beginsTurn: boolean;
}

/** Defaults for most questions: they always ask, draw from the list of moves, and continue the current turn. */
export const ASKS = {
  candidates: null,
  asks: () => true,
  settle: () => unreachable('this question asks something'),
  beginsTurn: false,
} as const;

/** Builds a step that asks nothing: it waits on the agenda and settles automatically. */
export function silent<S, Step, E>(
  settled: (state: S, step: Step, log: Log<E>) => void,
): Question<S, Step, never, never, E> {
  return {
    asks: () => false,
    candidates: null,
    settle: settled,
    beginsTurn: false,
    every: [],
    moves: () => [],
    wishes: () => [],
    reason: () => null,
    apply: () => unreachable('this step asks nothing'),
  };
}

/**
 * Moves that are possible in addition to the answer while certain questions are pending. They leave the question
 * pending.
 */
export interface Asides<S, Step, M, A extends M, R, E> {
  readonly every: readonly A[];
  isAside(move: M): move is A;
  /** Returns true if asides are possible while `step` is pending. */
  beside(step: Step): boolean;
  /** Appends the asides to the list of answers. */
  list(state: Immutable<S>, seat: Seat, list: M[]): void;
  /** Candidates for drawing a random aside; without them one is drawn from the list. */
  readonly candidates?: Candidates<S, Seat, A>;
  wishes(state: Immutable<S>, seat: Seat): readonly A[];
  reason(state: Immutable<S>, seat: Seat, wish: A): R | null;
  apply(state: S, seat: Seat, move: A, log: Log<E>): void;
}

export const NO_ASIDES: Asides<unknown, unknown, unknown, never, never, unknown> = {
  every: [],
  isAside: (_move): _move is never => false,
  beside: () => false,
  list: () => undefined,
  candidates: NO_CANDIDATES,
  wishes: () => [],
  reason: () => null,
  apply: () => unreachable('there are no asides'),
};

export type Questions<S, Step, M, R, E> = Readonly<Record<string, Question<S, Step, M, R, E>>>;

/** A question with its candidates filled in. All have one object shape, since the engine reads them with every move. */
export interface ReadyQuestion<S, Step, M, R, E> extends Question<S, Step, M, R, E> {
  readonly candidates: Candidates<S, Step, M>;
}
export type QuestionOf<S, Step, M, R, E> = (step: Step) => ReadyQuestion<S, Step, M, R, E>;

/**
 * Returns a memoized lookup of a step's question. The same step is looked up several times in a row, and comparing
 * steps is faster than a lookup by name.
 */
export function finding<S, Step extends AnyStep, M, R, E>(
  questions: Questions<S, Step, M, R, E>,
): QuestionOf<S, Step, M, R, E> {
  const ready = mapRows(questions, readily);
  return memoizeLast((step: Step) => ready[step.ask] ?? unreachable(`nobody answers ${step.ask}`));
}

function readily<S, Step, M, R, E>(question: Question<S, Step, M, R, E>): ReadyQuestion<S, Step, M, R, E> {
  const { every, moves, candidates, wishes, reason, apply, asks, settle: settled, beginsTurn } = question;
  const ready = candidates ?? fromList(moves);
  return { every, moves, candidates: ready, wishes, reason, apply, asks, settle: settled, beginsTurn };
}

interface HasAgenda<Step extends AnyStep> {
  readonly table: { readonly agenda: Agenda<Step> };
}

/** Settles the steps that ask nothing, from the top of a seat's lane or of the stack, until a step asks something. */
export function settleSilent<S extends HasAgenda<Step>, Step extends AnyStep, M, R, E>(
  questionOf: QuestionOf<S, Step, M, R, E>,
  state: S,
  lane: Seat,
  log: Log<E>,
): void {
  const { agenda } = state.table;
  for (;;) {
    const stack = stackOf(agenda, lane);
    const step = topOf(stack);
    if (step === undefined) return;
    const question = questionOf(step);
    if (question.asks(state as Immutable<S>, step)) return;
    stack.pop();
    question.settle(state, step, log);
  }
}

/**
 * Returns true if the seat's turn continues: its last question `before` is still pending, or its next step does not
 * begin a turn.
 */
export function turnGoesOn<S, Step extends AnyStep, M, R, E>(
  questionOf: QuestionOf<S, Step, M, R, E>,
  agenda: Agenda<Step>,
  seat: Seat,
  before: Step,
): boolean {
  const stack = stackOf(agenda, seat);
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index] as Step;
    if (step === before) return true;
    if (step.seat === seat) return !questionOf(step).beginsTurn;
  }
  return false;
}
