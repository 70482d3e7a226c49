import type { Seat } from '@signoria/engine';
import { at, contains, withItemAt, without } from '@signoria/engine';
import type { Card } from './components.ts';
import { ACTIONS } from './components.ts';
import type { Figures } from './figures.ts';
import type { Player, ReadonlyPlayer, ReadonlyTable, Space, State } from './state.ts';
import { SPACES } from './state.ts';

/** Turn orders by number of players and Captain. */
const TURN_ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) => {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return everyone.map((captain) => [...everyone.slice(captain), ...everyone.slice(0, captain)]);
});

/** R3.1  Returns all seats, from the Captain clockwise. */
export function turnOrder({ captain, players }: ReadonlyTable): readonly Seat[] {
  return at(at(TURN_ORDERS, players.length), captain);
}

/** R10.10, R10.11  Returns the player who took the Capitano del Popolo, otherwise the Captain's left neighbour. */
export function nextCaptain({ captain, newCaptain, players }: ReadonlyTable): Seat {
  return newCaptain ?? (captain + 1) % players.length;
}

/** R3.1, R3.2  Returns true if the player acts on this space of the marker; on the first four everyone does. */
export function actsOn(figures: Figures, { built }: ReadonlyPlayer, space: Space): boolean {
  if (SPACES.indexOf(space) < ACTIONS) return true;
  for (const card of built) if (extraSpace(figures, card) === space) return true;
  return false;
}

/** R3.2, R4.4  Returns the space on which a card gives its owner an extra action; null for most cards. */
export function extraSpace({ cards }: Figures, card: Card): Space | null {
  if (card === 'palagio' || card === 'casamento' || card === 'casa') return card;
  return cards[card].kind === 'preacher' ? 'predicatore' : null;
}

export function playerOf(state: State, seat: Seat): Player {
  return at(state.table.players, seat);
}

/** R4.2  Moves a card from the hand to the cards in front of the player. */
export function build({ table, secret }: State, seat: Seat, card: Card): void {
  const player = at(table.players, seat);
  secret.hands = withItemAt(secret.hands, seat, without(at(secret.hands, seat), card));
  player.built = [...player.built, card];
}

export function has(player: ReadonlyPlayer, card: Card): boolean {
  return contains(player.built, card);
}

export function hasKind(figures: Figures, player: ReadonlyPlayer, kind: string): boolean {
  for (const card of player.built) if (figures.cards[card].kind === kind) return true;
  return false;
}

export function firstOfKind(figures: Figures, player: ReadonlyPlayer, kind: string): Card | undefined {
  return player.built.find((card) => figures.cards[card].kind === kind);
}

export function countKind(figures: Figures, player: ReadonlyPlayer, kind: string): number {
  let count = 0;
  for (const card of player.built) if (figures.cards[card].kind === kind) count++;
  return count;
}
