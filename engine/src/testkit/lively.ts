import type { Chance } from '../chance.ts';
import { pick } from '../chance.ts';

/**
 * Draws a kind of move first and then one of that kind: what is one line among many, an exchange beside thirty purchases,
 * happens as often as they do. Games whose rare things take more than that bring a lively player of their own.
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
