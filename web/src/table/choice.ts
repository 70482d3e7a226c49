import { sameJson } from '@signoria/engine';

/** The legal moves, and what each points at (`rules.targets`). */
export interface Legal {
  readonly moves: readonly unknown[];
  targets(move: unknown): readonly string[];
}

/** A way to a move: what was pointed at so far, and the move that Confirm would play. */
export interface Choice {
  readonly pointed: readonly string[];
  readonly chosen: unknown | null;
}

export const NOTHING: Choice = { pointed: [], chosen: null };

/** What can be chosen before anything was pointed at: the only move there is, if there is but one. */
export function fresh({ moves }: Legal): Choice {
  return moves.length === 1 ? { pointed: [], chosen: moves[0] } : NOTHING;
}

export function candidatesOf({ moves, targets }: Legal, { pointed }: Choice): readonly unknown[] {
  return moves.filter((move) => {
    const own = targets(move);
    return pointed.every((target) => count(own, target) >= count(pointed, target));
  });
}

export function legalTargets(legal: Legal, choice: Choice): ReadonlySet<string> {
  const open = choice.chosen === null ? candidatesOf(legal, choice) : legal.moves;
  return new Set(open.flatMap((move) => legal.targets(move)));
}

/** What a thing could be dropped on: all that the moves it leads to point at after it. */
export function targetsAfter(legal: Legal, choice: Choice, target: string): ReadonlySet<string> {
  const open = choice.chosen === null ? candidatesOf(legal, choice) : legal.moves;
  return new Set(
    open.flatMap((move) => {
      const own = legal.targets(move);
      return own.includes(target) ? own.slice(own.indexOf(target) + 1) : [];
    }),
  );
}

/**
 * Pointing at a thing narrows the moves to those that point at it; at the same one again, to those that do so twice, or
 * lets go of it when there are none; at one that only other moves point at begins anew. Several targets are pointed at as
 * one. Null when no legal move points at it.
 */
export function point(legal: Legal, choice: Choice, ...targets: readonly string[]): Choice | null {
  const { pointed } = choice;
  const on = settle(legal, [...pointed, ...targets]);
  if (candidatesOf(legal, on).length > 0) return on;
  if (targets.every((target) => pointed.includes(target))) return settle(legal, without(pointed, targets));
  const further = settle(legal, [...new Set([...pointed, ...targets])]);
  if (candidatesOf(legal, further).length > 0) return further;
  const anew = settle(legal, targets);
  return candidatesOf(legal, anew).length > 0 ? anew : null;
}

/** Picks a whole move; what was pointed at on the way to others is let go of. */
export function pick({ targets }: Legal, { pointed }: Choice, move: unknown): Choice {
  return { pointed: pointed.filter((target) => targets(move).includes(target)), chosen: move };
}

/** The same choice among moves that were listed anew, as far as they still allow it. */
export function carry(legal: Legal, { pointed, chosen }: Choice): Choice {
  const same = chosen === null ? undefined : legal.moves.find((move) => sameJson(move, chosen));
  if (same !== undefined) return { pointed, chosen: same };
  return candidatesOf(legal, { pointed, chosen: null }).length > 0 ? settle(legal, pointed) : fresh(legal);
}

function settle(legal: Legal, pointed: readonly string[]): Choice {
  if (pointed.length === 0) return fresh(legal);
  const left = candidatesOf(legal, { pointed, chosen: null });
  return { pointed, chosen: left.length === 1 ? left[0] : null };
}

function count(targets: readonly string[], target: string): number {
  return targets.filter((other) => other === target).length;
}

function without(pointed: readonly string[], targets: readonly string[]): readonly string[] {
  return pointed.filter((target) => !targets.includes(target));
}
