import * as cardGame from '@signoria/card';
import { answered } from '@signoria/engine';
import type { GameTableProps } from '../../table/gameTable.ts';
import type { Move, Scene } from './scene.ts';

type Change = Readonly<Partial<Record<cardGame.Good, number>>>;

/** What the chosen move takes and brings; while none is chosen, what a deed that is under way will. */
export function outcomeIn({ snapshot, chosen }: GameTableProps): cardGame.Outcome | null {
  const { seat, moves } = snapshot;
  const imagined = snapshot.imagined as unknown as cardGame.State;
  if (seat === null || moves.length === 0) return null;
  if (!moves.includes(chosen)) return cardGame.dueFrom(imagined, seat);
  const after = answered(cardGame.card, imagined, seat, chosen as Move);
  return cardGame.outcomeOf(imagined, after, seat);
}

/** What goes out of the viewer's purse and comes into it: the outcome, or what was pointed at to be given so far. */
export function pendingChange({ outcome, step, props: { chosen, pointed } }: Scene): Change {
  if (step?.ask !== 'give' || chosen !== null) return outcome?.goods ?? {};
  const given = (resource: cardGame.Resource) => pointed.filter((target) => target === `purse:${resource}`).length;
  return Object.fromEntries(cardGame.RESOURCES.map((resource) => [resource, -given(resource)]));
}
