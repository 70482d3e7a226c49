import { sameJson } from '@signoria/engine';

/** Texts anywhere in the values of a move: the components it names, and its verb. */
export function idsIn(move: unknown): readonly string[] {
  if (typeof move === 'string') return [move];
  if (typeof move !== 'object' || move === null) return [];
  return Object.values(move).flatMap(idsIn);
}

/** A way to a move: what was pointed at so far, and the move that Confirm would play. */
export interface Choice {
  readonly pointed: readonly string[];
  readonly chosen: unknown | null;
}

export const NOTHING: Choice = { pointed: [], chosen: null };

/** What can be chosen before anything was pointed at: the only move there is, if there is but one. */
export function fresh(moves: readonly unknown[]): Choice {
  return moves.length === 1 ? { pointed: [], chosen: moves[0] } : NOTHING;
}

export function candidatesOf(moves: readonly unknown[], { pointed }: Choice): readonly unknown[] {
  return moves.filter((move) => {
    const ids = idsIn(move);
    return pointed.every((id) => count(ids, id) >= count(pointed, id));
  });
}

export function legalIds(moves: readonly unknown[], choice: Choice): ReadonlySet<string> {
  const open = choice.chosen === null ? candidatesOf(moves, choice) : moves;
  return new Set(open.flatMap(idsIn));
}

/**
 * Pointing at a component narrows the moves to those that name it; at the same one again, to those that name it
 * twice, or lets go of it when there are none; at one that only other moves name begins anew. Several ids are one
 * thing that only together they tell from others. Null when no legal move names it.
 */
export function point(moves: readonly unknown[], choice: Choice, ...ids: readonly string[]): Choice | null {
  const { pointed } = choice;
  const on = settle(moves, [...pointed, ...ids]);
  if (candidatesOf(moves, on).length > 0) return on;
  if (ids.every((id) => pointed.includes(id))) return settle(moves, without(pointed, ids));
  const further = settle(moves, [...new Set([...pointed, ...ids])]);
  if (candidatesOf(moves, further).length > 0) return further;
  const anew = settle(moves, ids);
  return candidatesOf(moves, anew).length > 0 ? anew : null;
}

/** Picks a whole move; what was pointed at on the way to others is let go of. */
export function pick({ pointed }: Choice, move: unknown): Choice {
  return { pointed: pointed.filter((id) => idsIn(move).includes(id)), chosen: move };
}

/** The same choice among moves that were listed anew, as far as they still allow it. */
export function carry(moves: readonly unknown[], { pointed, chosen }: Choice): Choice {
  const same = chosen === null ? undefined : moves.find((move) => sameJson(move, chosen));
  if (same !== undefined) return { pointed, chosen: same };
  return candidatesOf(moves, { pointed, chosen: null }).length > 0 ? settle(moves, pointed) : fresh(moves);
}

function settle(moves: readonly unknown[], pointed: readonly string[]): Choice {
  if (pointed.length === 0) return fresh(moves);
  const left = candidatesOf(moves, { pointed, chosen: null });
  return { pointed, chosen: left.length === 1 ? left[0] : null };
}

function count(ids: readonly string[], id: string): number {
  return ids.filter((other) => other === id).length;
}

function without(pointed: readonly string[], ids: readonly string[]): readonly string[] {
  return pointed.filter((id) => !ids.includes(id));
}
