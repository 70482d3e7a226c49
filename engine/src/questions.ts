import type { Agenda, Asked } from './agenda.ts';
import { stackOf, topOf } from './agenda.ts';
import type { Candidates } from './candidates.ts';
import { fromList, NO_CANDIDATES } from './candidates.ts';
import { mapRows } from './figures.ts';
import { remembered } from './remembered.ts';
import { broken } from './result.ts';
import type { Immutable, Log, Seat } from './rules.ts';

/** A question that waits on the agenda, by the name under which the game keeps it. */
export interface AnyStep extends Asked {
  readonly ask: string;
}

/**
 * One question: what it can be answered with, what the things in sight suggest, why a wish is not granted, and what an
 * answer does. `moves` alone says what is legal.
 */
export interface Question<S, Step, M, R, E> {
  /** Every move that can ever answer it, each made once: `moves` lists these very objects. */
  readonly every: readonly M[];
  /** A new list each time. */
  moves(state: Immutable<S>, step: Step): M[];
  /** The same for those who draw one; null when they make the list. */
  readonly candidates: Candidates<S, Step, M> | null;
  /** Possible or not: all of `moves` and more. */
  wishes(state: Immutable<S>, step: Step): readonly M[];
  /** For people, of one of `every` that `moves` does not have: it explains and decides nothing. */
  reason(state: Immutable<S>, step: Step, wish: M): R | null;
  apply(state: S, step: Step, move: M, log: Log<E>): void;
  /** Whether it leaves anything to decide; if not, the step settles by itself. */
  asks(state: Immutable<S>, step: Step): boolean;
  settle(state: S, step: Step, log: Log<E>): void;
  /** Asked for several turns in advance: each such step begins a turn, even straight after another of the same seat. */
  readonly beginsTurn: boolean;
}

/** The plain part of most questions: they always ask, are drawn from their list, and go on with a turn. */
export const ASKS = {
  candidates: null,
  asks: () => true,
  settle: () => broken('this question asks something'),
  beginsTurn: false,
} as const;

/** A step that asks nothing: it waits on the agenda for its turn and settles by itself. */
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
    apply: () => broken('this step asks nothing'),
  };
}

/** Moves that are possible besides the answer, while some questions stand; they leave the question standing. */
export interface Asides<S, Step, M, A extends M, R, E> {
  readonly every: readonly A[];
  isAside(move: M): move is A;
  /** Whether they are possible while this is asked. */
  beside(step: Step): boolean;
  /** Adds them to the answers. */
  list(state: Immutable<S>, seat: Seat, list: M[]): void;
  /** The same for those who draw one; without it they make the list. */
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
  apply: () => broken('there are no asides'),
};

export type Questions<S, Step, M, R, E> = Readonly<Record<string, Question<S, Step, M, R, E>>>;

/** A question as the engine reads it with every move: all of one shape. */
export interface ReadyQuestion<S, Step, M, R, E> extends Question<S, Step, M, R, E> {
  readonly candidates: Candidates<S, Step, M>;
}
export type QuestionOf<S, Step, M, R, E> = (step: Step) => ReadyQuestion<S, Step, M, R, E>;

/** Finds the question of a step. One step is asked about several times in a row, and comparing it is quicker than its name. */
export function finding<S, Step extends AnyStep, M, R, E>(
  questions: Questions<S, Step, M, R, E>,
): QuestionOf<S, Step, M, R, E> {
  const ready = mapRows(questions, readily);
  return remembered((step: Step) => ready[step.ask] ?? broken(`nobody answers ${step.ask}`));
}

function readily<S, Step, M, R, E>(question: Question<S, Step, M, R, E>): ReadyQuestion<S, Step, M, R, E> {
  const { every, moves, candidates, wishes, reason, apply, asks, settle: settled, beginsTurn } = question;
  const ready = candidates ?? fromList(moves);
  return { every, moves, candidates: ready, wishes, reason, apply, asks, settle: settled, beginsTurn };
}

interface HasAgenda<Step extends AnyStep> {
  readonly table: { readonly agenda: Agenda<Step> };
}

/** Settles what asks nothing on top of a seat's lane, or on top of the stack, until somebody is asked something. */
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

/** Whether the seat's turn goes on: something waits for it that `before`, its last question, brought, or that still stands. */
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
