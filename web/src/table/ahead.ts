import { sameJson } from '@signoria/engine';
import { stateAfter } from './canUndoMove.ts';
import type { TableSnapshot } from './tableTypes.ts';

/** A decision that was chosen on the board but not sent, with the table before it. */
export interface PlannedStep {
  readonly move: unknown;
  readonly before: TableSnapshot;
}

/** A plan that grows with each choice on the board. */
export interface BoardPlan {
  readonly steps: readonly PlannedStep[];
  /** The table after the steps, as the viewer imagines it. Its undo counts are those of the plan. */
  readonly snapshot: TableSnapshot;
}

/** The games that draw planned steps: those with the file `planned.ts`. */
const PLANNING = new Set(Object.keys(import.meta.glob('../games/*/planned.ts')).map((path) => path.split('/').at(-2)));

export function plansAhead(game: string): boolean {
  return PLANNING.has(game);
}

/**
 * Applies moves one after the other to `sent`, the table without a plan. Skips a move that is not legal in its place, that
 * reveals something or that lets another seat decide.
 */
export function lookAhead(sent: TableSnapshot, moves: readonly unknown[]): BoardPlan {
  const steps: PlannedStep[] = [];
  let snapshot = sent;
  for (const one of moves) {
    const move = legalIn(snapshot, one);
    const after = move === undefined ? null : tableAfter(snapshot, move);
    if (after === null) continue;
    steps.push({ move, before: snapshot });
    snapshot = after;
  }
  const count = steps.length;
  if (count === 0) return { steps, snapshot: sent };
  return { steps, snapshot: { ...snapshot, undoable: count, undoableTurn: count, undoableInAll: count } };
}

/**
 * Returns the moves of a plan with one more; null if it is legal nowhere. If the move is legal only before an earlier step,
 * it replaces the last such step. If later steps then become illegal, the move goes after the other steps that stay legal.
 * If it is not legal there, the replaced step and all later ones are dropped.
 */
export function withMove(
  sent: TableSnapshot,
  { steps, snapshot }: BoardPlan,
  move: unknown,
): readonly unknown[] | null {
  const planned = movesOf({ steps });
  if (legalIn(snapshot, move) !== undefined) return [...planned, move];
  const replaced = steps.findLastIndex(({ before }) => legalIn(before, move) !== undefined);
  if (replaced < 0) return null;
  const inPlace = planned.map((one, place) => (place === replaced ? move : one));
  if (lookAhead(sent, inPlace).steps.length === planned.length) return inPlace;
  const others = lookAhead(sent, without(planned, replaced));
  const kept = legalIn(others.snapshot, move) === undefined ? planned.slice(0, replaced) : movesOf(others);
  return [...kept, move];
}

/** Adds the moves without an alternative that follow on a plan. */
export function withForced(sent: TableSnapshot, moves: readonly unknown[]): readonly unknown[] {
  const { steps, snapshot } = lookAhead(sent, moves);
  const [only, ...others] = snapshot.moves;
  if (steps.length < moves.length || only === undefined || others.length > 0) return moves;
  return tableAfter(snapshot, only) === null ? moves : withForced(sent, [...moves, only]);
}

/**
 * Returns the moves of a plan without one step, and without those that are no longer legal. If the step answered a question
 * of an earlier step, this question is open again and blocks the later steps. They are then moved before that earlier step
 * if more of them stay legal: without the mark for a die, the other dice are used before this die.
 */
export function withoutStep(sent: TableSnapshot, moves: readonly unknown[], step: number): readonly unknown[] {
  const rest = without(moves, step);
  let best = movesOf(lookAhead(sent, rest));
  for (let start = step - 1; start >= 0; start--)
    for (let end = step; end < rest.length && best.length < rest.length; end++) {
      const order = [...rest.slice(0, start), ...rest.slice(end), ...rest.slice(start, end)];
      const kept = movesOf(lookAhead(sent, order));
      if (kept.length > best.length) best = kept;
    }
  return best;
}

/** Returns the moves that are not in the plan. A move that occurs twice must be in the plan twice. */
export function missingIn(plan: readonly unknown[], moves: readonly unknown[]): readonly unknown[] {
  return plan.reduce<readonly unknown[]>((left, move) => {
    const place = left.findIndex((one) => sameJson(one, move));
    return place < 0 ? left : without(left, place);
  }, moves);
}

export function movesOf({ steps }: Pick<BoardPlan, 'steps'>): readonly unknown[] {
  return steps.map(({ move }) => move);
}

function without(moves: readonly unknown[], step: number): readonly unknown[] {
  return moves.filter((_, place) => place !== step);
}

export function legalIn({ moves }: TableSnapshot, move: unknown): unknown {
  return moves.find((one) => sameJson(one, move));
}

/** Returns the table after a move of the viewer; null for the moves that `stateAfter` excludes. */
function tableAfter(snapshot: TableSnapshot, move: unknown): TableSnapshot | null {
  const { rules, seat } = snapshot;
  const imagined = stateAfter(snapshot, move);
  if (seat === null || imagined === null) return null;
  const pending = rules.pending(imagined);
  return { ...snapshot, imagined, pending, view: rules.view(imagined, seat), moves: rules.moves(imagined, seat) };
}
