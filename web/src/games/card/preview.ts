import * as cardGame from '@signoria/card';
import type { GameTableProps } from '../../table/gameTable.ts';
import { aroundChosen } from '../../tableKit/scene.ts';
import type { Scene } from './scene.ts';

type Change = Readonly<Partial<Record<cardGame.Good, number>>>;

/**
 * Returns the outcome of the chosen move. If none is chosen, returns the known part of the outcome of the action in
 * progress, or null.
 */
export function outcomeIn(props: GameTableProps): cardGame.Outcome | null {
  const { seat, moves, imagined } = props.snapshot;
  const chosen = aroundChosen(cardGame.card, props);
  if (chosen !== null) return cardGame.outcomeOf(chosen.before, chosen.after, chosen.seat);
  return seat === null || moves.length === 0 ? null : cardGame.dueFrom(imagined as unknown as cardGame.State, seat);
}

/** Returns the change of the viewer's goods: the outcome, or the resources selected so far to be given in exchange. */
export function pendingChange({ outcome, step, props: { chosen, pointed } }: Scene): Change {
  if (step?.ask !== 'give' || chosen !== null) return outcome?.goods ?? {};
  const given = (resource: cardGame.Resource) => pointed.filter((target) => target === `purse:${resource}`).length;
  return Object.fromEntries(cardGame.RESOURCES.map((resource) => [resource, -given(resource)]));
}
