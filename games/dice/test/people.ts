import type { Chance } from '@signoria/engine';
import { below, pick } from '@signoria/engine';
import type { Move } from '../src/index.ts';

const ARTISTS = ['green', 'red', 'yellow'];

/** Returns true for a move that builds or hires an artist, or that uses a die to hire one. */
function isWork(move: Move): boolean {
  if (move.do === 'use') return move.use === 'casa' || (move.use === 'recruit' && ARTISTS.includes(move.die));
  return move.do === 'build' || move.do === 'hire';
}

/**
 * Chooses a move, often one that builds or hires, otherwise often the first icon to mark, so that places fill up one after
 * another. Random play rarely completes anything.
 */
export function buildOften(moves: readonly Move[], draw: Chance): Move {
  const works = moves.filter(isWork);
  if (works.length > 0 && below(draw, 4) > 0) return pick(draw, works);
  const first = moves.find((move) => move.do === 'mark' || move.do === 'spare');
  if (first !== undefined && below(draw, 2) > 0) return first;
  const resources = moves.filter((move) => move.do === 'use' && move.use === 'resources');
  return pick(draw, resources.length > 0 && below(draw, 2) > 0 ? resources : moves);
}

/** Figures so generous that everything is completed and every track is passed. */
export const PLENTY = {
  start: { spares: 9, stars: 3, fiorini: 3000 },
  board: { low: { resources: 4, steps: 5 }, high: { resources: 5, steps: 4 } },
};
