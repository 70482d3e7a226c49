import type { Immutable, Seat } from '@signoria/engine';
import { at, contains } from '@signoria/engine';
import type { Card, Effect } from './components.ts';
import type { Figures } from './figures.ts';
import type { Open, Player, State, Table } from './state.ts';
import { tallest } from './towers.ts';

export function playerOf(state: State, seat: Seat): Player {
  return at(state.table.players, seat);
}

/** R2.1  Whose turn the one of this number is. */
export function activeIn({ first, players }: Immutable<Table>, turn: number): Seat {
  return (first + turn - 1) % players.length;
}

/** For up to four players and each one who begins. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) => {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return everyone.map((from) => [...everyone.slice(from), ...everyone.slice(0, from)]);
});

/** R9.1  Everyone once, from the one whose turn it is clockwise. */
export function fromActive({ active, players }: Immutable<Table>): readonly Seat[] {
  return at(at(ORDERS, players.length), active);
}

/** R11.7 to R11.9  Everyone else, clockwise. */
export function others({ players }: Immutable<Table>, seat: Seat): readonly Seat[] {
  return at(at(OTHERS, players.length), seat);
}
const OTHERS = ORDERS.map((orders) => orders.map((order) => order.slice(1)));

/** What the cards of a list do with bricks, all those of one effect together. */
function sumOf({ cards }: Figures, list: readonly Card[], effect: Effect): number {
  let sum = 0;
  for (const card of list) if (cards[card].effect === effect) sum += cards[card].amount;
  return sum;
}

/** R11.1, R12.1  How much lower the construction cost is this turn. */
export function discountOf({ figures, table }: Open, player: Immutable<Player>): number {
  return sumOf(figures, table.played, 'discount') + sumOf(figures, player.buildings, 'discount');
}

/** R5.4  What it costs to have laid so many bricks this turn. */
export function constructionCost(open: Open, player: Immutable<Player>, laid: number): number {
  const cost = at(open.figures.derived.costs, laid);
  return cost === 0 ? 0 : Math.max(0, cost - discountOf(open, player));
}

/** R12.3  Bricks that come from the pouch when the row has been refilled. */
export function gainOf({ figures }: Open, { buildings }: Immutable<Player>): number {
  return sumOf(figures, buildings, 'gain');
}

/** R8.4, R12.2 */
export function brickLimit({ figures }: Open, { buildings }: Immutable<Player>): number {
  let limit = figures.limits.bricks;
  for (const card of buildings) {
    const { effect, amount } = figures.cards[card];
    if (effect === 'limit' && amount > limit) limit = amount;
  }
  return limit;
}

/** R8.2  How many cards there are too many. */
export function cardExcess({ figures }: Open, { hand, buildings }: Immutable<Player>): number {
  return hand.length + buildings.length - figures.limits.cards;
}

/** R11.4  Whether cards are free this turn. */
export function cardsAreFree({ figures, table }: Open): boolean {
  for (const card of table.played) if (figures.cards[card].effect === 'free') return true;
  return false;
}

/** R3.1  What the card at a place of the row costs the one whose turn it is. */
export function cardCost(open: Open, place: number): number {
  return cardsAreFree(open) ? 0 : place;
}

/** R9.4  A card of this effect in hand of which none has been played this turn; undefined without one. */
export function readyCard({ figures, table }: Open, { hand }: Immutable<Player>, effect: Effect): Card | undefined {
  for (const card of hand) {
    const row = figures.cards[card];
    if (row.kind === 'personnel' && row.effect === effect && !contains(table.played, card)) return card;
  }
  return undefined;
}

/** R12.5  Who has the tallest tower; of equals the one whose turn it is, then clockwise; null without a tower. */
export function tallestOwner(table: Immutable<Table>): Seat | null {
  let owner: Seat | null = null;
  let height = 0;
  for (const seat of fromActive(table)) {
    const own = tallest(at(table.players, seat));
    if (own > height) [owner, height] = [seat, own];
  }
  return owner;
}
