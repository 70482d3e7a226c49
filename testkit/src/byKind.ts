import type { Chance } from '@signoria/engine';
import { pick } from '@signoria/engine';

/**
 * Draws a kind of move first, then a move of that kind. A single exchange beside thirty purchases is thus drawn as
 * often as a purchase. Games with rarer moves supply a policy of their own.
 */
export function byKind<M>(moves: readonly M[], draw: Chance): M {
  const kinds = new Map<unknown, M[]>();
  for (const move of moves) {
    const kind = (move as { readonly do?: unknown }).do;
    const others = kinds.get(kind);
    if (others === undefined) kinds.set(kind, [move]);
    else others.push(move);
  }
  return pick(draw, pick(draw, [...kinds.values()]));
}
