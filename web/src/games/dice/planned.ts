import * as diceGame from '@signoria/dice';
import type { Move, Scene } from './scene.ts';
import type { UseMove, UseWithMoves } from './uses.ts';

type Steps = Pick<Scene, 'props'>;

/** Returns the index of the last planned step that fits; -1 if there is none. */
export function plannedStep({ props: { planned } }: Steps, fits: (move: Move) => boolean): number {
  return planned.findLastIndex(({ move }) => fits(move as Move));
}

/** Returns the index of the planned step that uses a die in this way; -1 if there is none. */
export function plannedUse(scene: Steps, way: diceGame.UseOfDie): number {
  return plannedStep(scene, (move) => diceGame.matchesUse(way, move));
}

/** Returns the index of the last planned step that marks an icon of this kind; -1 if there is none. */
export function plannedMark(scene: Steps, place: diceGame.Place, good: diceGame.Good): number {
  return plannedStep(scene, (move) => {
    if (move.do === 'coin') return good === 'fiorini' && move.place === place;
    return (move.do === 'mark' || move.do === 'spare') && move.place === place && move.resource === good;
  });
}

/** Returns a move that can replace one of the planned steps; undefined if there is none. */
function replacing({ props: { planned } }: Steps, fits: (move: Move) => boolean): Move | undefined {
  const moves = planned.flatMap(({ before }) => before.moves as readonly Move[]);
  return moves.findLast(fits);
}

/**
 * Returns the move that uses a die in this way in place of a planned step; undefined if there is none, if the way is legal
 * now, or if it also requires a resource or a track.
 */
export function replacingUse(scene: Steps, { moves, use, ...way }: UseWithMoves): UseMove | undefined {
  if (moves.length > 0 || use === 'mercatante' || use === 'convento') return undefined;
  return replacing(scene, (move) => diceGame.matchesUse({ ...way, use }, move)) as UseMove | undefined;
}

/** Returns the move that marks this icon instead of the one planned last for the same resource. */
export function replacingMark(scene: Steps, place: diceGame.Place, good: diceGame.Good): Move | undefined {
  return replacing(scene, (move) => move.do === 'mark' && move.place === place && move.resource === good);
}
