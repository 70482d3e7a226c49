import type { Chance } from '@signoria/engine';
import { below, pick } from '@signoria/engine';
import type { Move } from '../src/index.ts';

/** People who build or hire every other time they can: left to chance alone, hardly anything is completed. */
export function buildOften(moves: readonly Move[], draw: Chance): Move {
  const works = moves.filter(
    (move) => move.do === 'build' || move.do === 'hire' || (move.do === 'use' && move.use === 'recruit'),
  );
  return works.length > 0 && below(draw, 2) === 0 ? pick(draw, works) : pick(draw, moves);
}
