import type { Agenda, Asked } from './agenda.ts';
import { settle } from './agenda.ts';
import type { Candidates } from './candidates.ts';
import { fromList, NO_CANDIDATES } from './candidates.ts';
import { mapRows } from './figures.ts';
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

/** A question as the engine reads it with every move: all of one shape, in a table without a prototype. */
export interface ReadyQuestion<S, Step, M, R, E> extends Question<S, Step, M, R, E> {
  readonly candidates: Candidates<S, Step, M>;
}
export type ReadyQuestions<S, Step, M, R, E> = Readonly<Record<string, ReadyQuestion<S, Step, M, R, E>>>;

export function readily<S, Step, M, R, E>(questions: Questions<S, Step, M, R, E>): ReadyQuestions<S, Step, M, R, E> {
  return mapRows(
    questions,
    ({ every, moves, candidates, wishes, reason, apply, asks, settle: settled, beginsTurn }) => ({
      every,
      moves,
      candidates: candidates ?? fromList(moves),
      wishes,
      reason,
      apply,
      asks,
      settle: settled,
      beginsTurn,
    }),
  );
}

export function questionOf<S, Step extends AnyStep, M, R, E>(
  questions: ReadyQuestions<S, Step, M, R, E>,
  { ask }: Step,
): ReadyQuestion<S, Step, M, R, E> {
  return questions[ask] ?? broken(`nobody answers ${ask}`);
}

interface HasAgenda<Step extends AnyStep> {
  readonly table: { readonly agenda: Agenda<Step> };
}

/** Settles what asks nothing on top of a seat's lane, or on top of the stack, until somebody is asked something. */
export function settleSilent<S extends HasAgenda<Step>, Step extends AnyStep, M, R, E>(
  questions: ReadyQuestions<S, Step, M, R, E>,
  state: S,
  lane: Seat,
  log: Log<E>,
): void {
  const { agenda } = state.table;
  for (;;) {
    const stack = agenda.lanes.length > 0 ? agenda.lanes[lane] : agenda.steps;
    const step = stack?.[stack.length - 1];
    if (step === undefined) return;
    const question = questionOf(questions, step);
    if (question.asks(state as Immutable<S>, step)) return;
    question.settle(state, settle(agenda, step.seat), log);
  }
}

/** Whether the seat's turn goes on: something waits for it that `before`, its last question, brought, or that still stands. */
export function turnGoesOn<S, Step extends AnyStep, M, R, E>(
  questions: ReadyQuestions<S, Step, M, R, E>,
  { steps, lanes }: Agenda<Step>,
  seat: Seat,
  before: Step,
): boolean {
  const stack = lanes.length > 0 ? (lanes[seat] ?? []) : steps;
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index] as Step;
    if (step === before) return true;
    if (step.seat === seat) return !questionOf(questions, step).beginsTurn;
  }
  return false;
}
