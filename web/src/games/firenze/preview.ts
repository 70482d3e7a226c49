import { answered } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import type { GameTableProps } from '../../table/gameTable.ts';

/** Returns the outcome of the chosen move; null if no legal move is chosen. */
export function outcomeIn({ snapshot, chosen }: GameTableProps): firenze.Outcome | null {
  const { seat, moves } = snapshot;
  if (seat === null || !moves.includes(chosen)) return null;
  const imagined = snapshot.imagined as unknown as firenze.State;
  return firenze.outcomeOf(imagined, answered(firenze.firenze, imagined, seat, chosen as firenze.Move), seat);
}
