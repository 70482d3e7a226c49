import { cardGame } from '@signoria/catalogue';
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
  const given = (resource: cardGame.Resource) => pointed.filter((id) => id === resource).length;
  return Object.fromEntries(cardGame.RESOURCES.map((resource) => [resource, -given(resource)]));
}

/** Whether a move takes this resource out of the viewer's purse. */
export function gives(move: Move, resource: cardGame.Resource): boolean {
  if (move.do === 'sell') return move.resource === resource;
  if (move.do === 'give') return move.resources.includes(resource);
  return move.do === 'barter' && move.give === resource;
}

/** Whether a move brings this resource out of the supply. */
export function takes(move: Move, resource: cardGame.Resource): boolean {
  if (move.do === 'buy' || move.do === 'take' || move.do === 'choose') return move.resource === resource;
  return move.do === 'barter' && move.take === resource;
}

/** Whether a good is marked as chosen where it lies: by the whole move, or by what was pointed at on the way to one. */
export function isPickedGood({ props, moves }: Scene, resource: cardGame.Resource, way: typeof gives): boolean {
  const chosen = props.chosen as Move | null;
  if (chosen !== null) return way(chosen, resource);
  return props.pointed.includes(resource) && moves.some((move) => way(move, resource));
}
