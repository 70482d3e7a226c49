import type { AnyRules } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import type { TableSnapshot } from './tableTypes.ts';

/** The legal moves, with the rules' functions to describe them. */
export interface Legal extends Pick<AnyRules, 'targets' | 'verb' | 'isAside'> {
  readonly moves: readonly unknown[];
}

export function legalOf({ moves, rules: { targets, verb, isAside } }: Pick<TableSnapshot, 'moves' | 'rules'>): Legal {
  return { moves, targets, verb, isAside };
}

/** The steps toward a move: the verb, the targets pointed at so far, and the move that Confirm would play. */
export interface MoveChoice {
  readonly verb: string | null;
  readonly pointed: readonly string[];
  readonly chosen: unknown | null;
}

export const NOTHING: MoveChoice = { verb: null, pointed: [], chosen: null };

/** The initial choice: the only legal move if there is just one, otherwise nothing. */
export function initialChoice({ moves }: Legal): MoveChoice {
  return moves.length === 1 ? { ...NOTHING, chosen: moves[0] } : NOTHING;
}

export function candidatesOf(
  { moves, targets, verb: verbOf }: Legal,
  { verb, pointed }: MoveChoice,
): readonly unknown[] {
  return moves.filter((move) => {
    if (verb !== null && verbOf(move) !== verb) return false;
    const own = targets(move);
    return pointed.every((target) => count(own, target) >= count(pointed, target));
  });
}

/** Returns the moves to list: the candidates, or if a move is chosen those it was chosen from. */
export function listedOf(legal: Legal, choice: MoveChoice): readonly unknown[] {
  return candidatesOf(legal, undecided(legal, choice));
}

/** Removes the last steps until more than one move is left. */
export function undecided(legal: Legal, { verb, pointed, chosen }: MoveChoice): MoveChoice {
  if (chosen === null) return { verb, pointed, chosen };
  for (let kept = pointed.length; kept > 0; kept--) {
    const open = { verb, pointed: pointed.slice(0, kept), chosen: null };
    if (candidatesOf(legal, open).length > 1) return open;
  }
  return { verb, pointed: [], chosen: null };
}

export function legalTargets(legal: Legal, choice: MoveChoice): ReadonlySet<string> {
  const open = choice.chosen === null ? candidatesOf(legal, choice) : legal.moves;
  return new Set(open.flatMap((move) => legal.targets(move)));
}

/** Returns all other targets of the moves that include the target: places to drop it on. */
export function dropTargets(legal: Legal, choice: MoveChoice, target: string): ReadonlySet<string> {
  const open = choice.chosen === null ? candidatesOf(legal, choice) : legal.moves;
  const others = open.flatMap((move) => {
    const own = legal.targets(move);
    return own.includes(target) ? own : [];
  });
  return new Set(others.filter((other) => other !== target));
}

/**
 * Points at targets. This narrows the candidates to moves with these targets. Pointing at the same target again narrows
 * to moves with it twice, or releases it if there are none. Pointing at a target of other moves only starts a new
 * choice. Several targets are pointed at as one. Returns null if no legal move has them.
 */
export function point(legal: Legal, choice: MoveChoice, ...targets: readonly string[]): MoveChoice | null {
  const { verb, pointed } = choice;
  const on = choiceWith(legal, verb, [...pointed, ...targets]);
  if (candidatesOf(legal, on).length > 0) return on;
  if (targets.every((target) => pointed.includes(target))) return choiceWith(legal, verb, without(pointed, targets));
  const further = choiceWith(legal, verb, [...new Set([...pointed, ...targets])]);
  if (candidatesOf(legal, further).length > 0) return further;
  for (const under of verb === null ? [null] : [verb, null]) {
    const anew = choiceWith(legal, under, targets);
    if (candidatesOf(legal, anew).length > 0) return anew;
  }
  return null;
}

/** Narrows to a verb; chooses the move if only one is left. */
export function narrow(legal: Legal, { pointed }: MoveChoice, verb: string): MoveChoice {
  return choiceWith(legal, verb, pointed);
}

/** Picks a whole move and releases targets that are not part of it. */
export function pick({ targets, verb: verbOf }: Legal, { verb, pointed }: MoveChoice, move: unknown): MoveChoice {
  return {
    verb: verb === verbOf(move) ? verb : null,
    pointed: pointed.filter((target) => targets(move).includes(target)),
    chosen: move,
  };
}

/** Goes one step back: releases the chosen move, then the last target, then the verb. */
export function back(legal: Legal, choice: MoveChoice): MoveChoice {
  const { verb, pointed, chosen } = choice;
  if (chosen !== null) return legal.moves.length === 1 ? choice : undecided(legal, choice);
  return pointed.length > 0 ? choiceWith(legal, verb, pointed.slice(0, -1)) : initialChoice(legal);
}

/** Carries the choice over to a new list of legal moves, as far as the list still allows it. */
export function carry(legal: Legal, { verb, pointed, chosen }: MoveChoice): MoveChoice {
  const same = chosen === null ? undefined : legal.moves.find((move) => sameJson(move, chosen));
  if (same !== undefined) return { verb, pointed, chosen: same };
  const isOpen = candidatesOf(legal, { verb, pointed, chosen: null }).length > 0;
  return isOpen ? choiceWith(legal, verb, pointed) : initialChoice(legal);
}

/** Returns the choice with this verb and these targets. Chooses the move if only one is left. */
function choiceWith(legal: Legal, verb: string | null, pointed: readonly string[]): MoveChoice {
  if (verb === null && pointed.length === 0) return initialChoice(legal);
  const left = candidatesOf(legal, { verb, pointed, chosen: null });
  return { verb, pointed, chosen: left.length === 1 ? left[0] : null };
}

function count(targets: readonly string[], target: string): number {
  return targets.filter((other) => other === target).length;
}

function without(pointed: readonly string[], targets: readonly string[]): readonly string[] {
  return pointed.filter((target) => !targets.includes(target));
}
