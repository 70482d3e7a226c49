import type { AnyRules } from '@signoria/engine';
import { sameJson } from '@signoria/engine';

/** The legal moves, and what the rules say of each. */
export interface Legal extends Pick<AnyRules, 'targets' | 'verb' | 'isAside'> {
  readonly moves: readonly unknown[];
}

/** A way to a move: under which verb, what was pointed at so far, and the move that Confirm would play. */
export interface Choice {
  readonly verb: string | null;
  readonly pointed: readonly string[];
  readonly chosen: unknown | null;
}

export const NOTHING: Choice = { verb: null, pointed: [], chosen: null };

/** What can be chosen before anything was pointed at: the only move there is, if there is but one. */
export function fresh({ moves }: Legal): Choice {
  return moves.length === 1 ? { ...NOTHING, chosen: moves[0] } : NOTHING;
}

export function candidatesOf({ moves, targets, verb: verbOf }: Legal, { verb, pointed }: Choice): readonly unknown[] {
  return moves.filter((move) => {
    if (verb !== null && verbOf(move) !== verb) return false;
    const own = targets(move);
    return pointed.every((target) => count(own, target) >= count(pointed, target));
  });
}

/** What is listed: the candidates, or while a move is chosen those it was chosen from. */
export function listedOf(legal: Legal, choice: Choice): readonly unknown[] {
  return candidatesOf(legal, undecided(legal, choice));
}

/** The same way without its last steps, as far as they left but one move. */
export function undecided(legal: Legal, { verb, pointed, chosen }: Choice): Choice {
  if (chosen === null) return { verb, pointed, chosen };
  for (let kept = pointed.length; kept > 0; kept--) {
    const open = { verb, pointed: pointed.slice(0, kept), chosen: null };
    if (candidatesOf(legal, open).length > 1) return open;
  }
  return { verb, pointed: [], chosen: null };
}

export function legalTargets(legal: Legal, choice: Choice): ReadonlySet<string> {
  const open = choice.chosen === null ? candidatesOf(legal, choice) : legal.moves;
  return new Set(open.flatMap((move) => legal.targets(move)));
}

/** What a thing could be dropped on: all that the moves it leads to point at besides. */
export function dropTargets(legal: Legal, choice: Choice, target: string): ReadonlySet<string> {
  const open = choice.chosen === null ? candidatesOf(legal, choice) : legal.moves;
  const others = open.flatMap((move) => {
    const own = legal.targets(move);
    return own.includes(target) ? own : [];
  });
  return new Set(others.filter((other) => other !== target));
}

/**
 * Pointing at a thing narrows the moves to those that point at it; at the same one again, to those that do so twice, or
 * lets go of it when there are none; at one that only other moves point at begins anew. Several targets are pointed at as
 * one. Null when no legal move points at it.
 */
export function point(legal: Legal, choice: Choice, ...targets: readonly string[]): Choice | null {
  const { verb, pointed } = choice;
  const on = settle(legal, verb, [...pointed, ...targets]);
  if (candidatesOf(legal, on).length > 0) return on;
  if (targets.every((target) => pointed.includes(target))) return settle(legal, verb, without(pointed, targets));
  const further = settle(legal, verb, [...new Set([...pointed, ...targets])]);
  if (candidatesOf(legal, further).length > 0) return further;
  for (const under of verb === null ? [null] : [verb, null]) {
    const anew = settle(legal, under, targets);
    if (candidatesOf(legal, anew).length > 0) return anew;
  }
  return null;
}

/** Goes on under a verb; where it leaves but one move, that is chosen. */
export function narrow(legal: Legal, { pointed }: Choice, verb: string): Choice {
  return settle(legal, verb, pointed);
}

/** Picks a whole move; what was pointed at on the way to others is let go of. */
export function pick({ targets, verb: verbOf }: Legal, { verb, pointed }: Choice, move: unknown): Choice {
  return {
    verb: verb === verbOf(move) ? verb : null,
    pointed: pointed.filter((target) => targets(move).includes(target)),
    chosen: move,
  };
}

/** One step back: from the chosen move to those it was chosen from, from what was pointed at last, from the verb. */
export function back(legal: Legal, choice: Choice): Choice {
  const { verb, pointed, chosen } = choice;
  if (chosen !== null) return legal.moves.length === 1 ? choice : undecided(legal, choice);
  return pointed.length > 0 ? settle(legal, verb, pointed.slice(0, -1)) : fresh(legal);
}

/** The same choice among moves that were listed anew, as far as they still allow it. */
export function carry(legal: Legal, { verb, pointed, chosen }: Choice): Choice {
  const same = chosen === null ? undefined : legal.moves.find((move) => sameJson(move, chosen));
  if (same !== undefined) return { verb, pointed, chosen: same };
  const isOpen = candidatesOf(legal, { verb, pointed, chosen: null }).length > 0;
  return isOpen ? settle(legal, verb, pointed) : fresh(legal);
}

function settle(legal: Legal, verb: string | null, pointed: readonly string[]): Choice {
  if (verb === null && pointed.length === 0) return fresh(legal);
  const left = candidatesOf(legal, { verb, pointed, chosen: null });
  return { verb, pointed, chosen: left.length === 1 ? left[0] : null };
}

function count(targets: readonly string[], target: string): number {
  return targets.filter((other) => other === target).length;
}

function without(pointed: readonly string[], targets: readonly string[]): readonly string[] {
  return pointed.filter((target) => !targets.includes(target));
}
