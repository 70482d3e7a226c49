import type { Chance } from '@signoria/engine';
import { below, pick } from '@signoria/engine';
import type { Move } from '../src/index.ts';
import { worksIn } from '../src/testkit.ts';

/**
 * Chooses a move; plays a card or completes a monument at least half of the times this is legal. Random play rarely
 * completes a monument.
 */
export function buildOften(moves: readonly Move[], draw: Chance): Move {
  const works = worksIn(moves);
  return works.length > 0 && below(draw, 2) === 0 ? pick(draw, works) : pick(draw, moves);
}
