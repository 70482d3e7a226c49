import type { Seat } from '@signoria/engine';
import { at, contains } from '@signoria/engine';
import type { Card, Effect } from './components.ts';
import type { Figures } from './figures.ts';
import type { Player, PublicState, ReadonlyPlayer, ReadonlyTable, State } from './state.ts';
import { tallest } from './towers.ts';

export function playerOf(state: State, seat: Seat): Player {
  return at(state.table.players, seat);
}

/** R2.1  Returns the seat whose turn has this number. */
export function activeIn({ first, players }: ReadonlyTable, turn: number): Seat {
  return (first + turn - 1) % players.length;
}

/** All seats clockwise, by number of players (up to four) and first seat. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) => {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return everyone.map((from) => [...everyone.slice(from), ...everyone.slice(0, from)]);
});

/** R9.1  Returns all seats, clockwise from the active one. */
export function fromActive({ active, players }: ReadonlyTable): readonly Seat[] {
  return at(at(ORDERS, players.length), active);
}

/** R11.7 to R11.9  Returns all other seats, clockwise. */
export function others({ players }: ReadonlyTable, seat: Seat): readonly Seat[] {
  return at(at(OTHERS, players.length), seat);
}
const OTHERS = ORDERS.map((orders) => orders.map((order) => order.slice(1)));

/** Returns the sum of `amount` over the cards of one effect. */
function amountOfEffect({ cards }: Figures, list: readonly Card[], effect: Effect): number {
  let sum = 0;
  for (const card of list) if (cards[card].effect === effect) sum += cards[card].amount;
  return sum;
}

/** R11.1, R12.1  Returns the discount on the construction cost this turn. */
export function discountOf({ figures, table }: PublicState, player: ReadonlyPlayer): number {
  return amountOfEffect(figures, table.played, 'discount') + amountOfEffect(figures, player.buildings, 'discount');
}

/** R5.4  Returns the construction cost of a number of bricks laid this turn, with discounts. */
export function constructionCost(state: PublicState, player: ReadonlyPlayer, laid: number): number {
  const cost = at(state.figures.derived.costs, laid);
  return cost === 0 ? 0 : Math.max(0, cost - discountOf(state, player));
}

/** R12.3  Returns the number of bricks drawn from the pouch after the row is refilled. */
export function gainOf({ figures }: PublicState, { buildings }: ReadonlyPlayer): number {
  return amountOfEffect(figures, buildings, 'gain');
}

/** R8.4, R12.2 */
export function brickLimit({ figures }: PublicState, { buildings }: ReadonlyPlayer): number {
  let limit = figures.limits.bricks;
  for (const card of buildings) {
    const { effect, amount } = figures.cards[card];
    if (effect === 'limit' && amount > limit) limit = amount;
  }
  return limit;
}

/** R8.2  Returns the number of cards above the limit; negative below it. */
export function cardExcess({ figures }: PublicState, { hand, buildings }: ReadonlyPlayer): number {
  return hand.length + buildings.length - figures.limits.cards;
}

/** R11.4  Returns true if cards are free this turn. */
export function cardsAreFree({ figures, table }: PublicState): boolean {
  for (const card of table.played) if (figures.cards[card].effect === 'free') return true;
  return false;
}

/** R3.1  Returns the cost of the card at a place of the row for the active player. */
export function cardCost(state: PublicState, place: number): number {
  return cardsAreFree(state) ? 0 : place;
}

/** R9.4  Returns a personnel card of this effect in hand that has not been played this turn, or undefined. */
export function readyCard({ figures, table }: PublicState, { hand }: ReadonlyPlayer, effect: Effect): Card | undefined {
  for (const card of hand) {
    const row = figures.cards[card];
    if (row.kind === 'personnel' && row.effect === effect && !contains(table.played, card)) return card;
  }
  return undefined;
}

/**
 * R12.5  Returns the owner of the tallest tower, on a tie the first clockwise from the active player; null without a
 * tower.
 */
export function tallestOwner(table: ReadonlyTable): Seat | null {
  let owner: Seat | null = null;
  let height = 0;
  for (const seat of fromActive(table)) {
    const own = tallest(at(table.players, seat));
    if (own > height) [owner, height] = [seat, own];
  }
  return owner;
}
