import type { Immutable, Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Card } from './components.ts';
import { CARD_IDS } from './components.ts';
import type { Figures } from './figures.ts';
import type { Player, State, Table } from './state.ts';

/** R3.1  Everyone once, from the Captain clockwise. */
export function turnOrder(table: Immutable<Table>): Seat[] {
  const seats = table.players.length;
  return Array.from({ length: seats }, (_, turn) => (table.captain + turn) % seats);
}

export function playerOf(state: State, seat: Seat): Player {
  return at(state.table.players, seat);
}

export function has(player: Immutable<Player>, card: Card): boolean {
  return player.built.includes(card);
}

export function hasKind(figures: Figures, player: Immutable<Player>, kind: string): boolean {
  return player.built.some((card) => figures.cards[card].kind === kind);
}

export function countKind(figures: Figures, player: Immutable<Player>, kind: string): number {
  let count = 0;
  for (const card of player.built) if (figures.cards[card].kind === kind) count++;
  return count;
}

const ORDER = Object.fromEntries(CARD_IDS.map((card, index) => [card, index])) as Record<Card, number>;

/** Hands stay in the order of the table of cards, so that equal cards lie side by side. */
export function addToHand(hand: Card[], card: Card): void {
  let index = hand.length;
  while (index > 0 && ORDER[at(hand, index - 1)] > ORDER[card]) index--;
  hand.splice(index, 0, card);
}

/** Takes the first of equals out of a list. */
export function takeOut<T>(list: T[], item: T): number {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`${String(item)} is not there`);
  list.splice(index, 1);
  return index;
}
