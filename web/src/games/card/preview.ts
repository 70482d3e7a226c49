import * as cardGame from '@signoria/card';
import { answered } from '@signoria/engine';
import type { GameTableProps } from '../../table/gameTable.ts';
import type { Move, Scene } from './scene.ts';

type Change = Readonly<Partial<Record<cardGame.Good, number>>>;

/**
 * Returns the outcome of the chosen move. If none is chosen, returns the known part of the outcome of the action in
 * progress, or null.
 */
export function outcomeIn({ snapshot, chosen }: GameTableProps): cardGame.Outcome | null {
  const { seat, moves } = snapshot;
  const imagined = snapshot.imagined as unknown as cardGame.State;
  if (seat === null || moves.length === 0) return null;
  if (!moves.includes(chosen)) return cardGame.dueFrom(imagined, seat);
  const after = answered(cardGame.card, imagined, seat, chosen as Move);
  return cardGame.outcomeOf(imagined, after, seat);
}

/** Returns the change of the viewer's goods: the outcome, or the resources selected so far to be given in exchange. */
export function pendingChange({ outcome, step, props: { chosen, pointed } }: Scene): Change {
  if (step?.ask !== 'give' || chosen !== null) return outcome?.goods ?? {};
  const given = (resource: cardGame.Resource) => pointed.filter((target) => target === `purse:${resource}`).length;
  return Object.fromEntries(cardGame.RESOURCES.map((resource) => [resource, -given(resource)]));
}
