import type { Seat } from '@signoria/engine';
import { at, pushStep } from '@signoria/engine';
import type { Card } from './components.ts';
import type { Figures } from './figures.ts';
import type { Goods, Resource } from './goods.ts';
import { add, amountOf, goods, perResource, RESOURCES, someOf, transferAvailable } from './goods.ts';
import { has, playerOf, turnOrder } from './players.ts';
import type { MoveLog, ReadonlyTable, State } from './state.ts';

const ONE = perResource((resource) => goods({ [resource]: 1 }));

/** R10.5, R10.8  Pays everyone's base income in turn order. */
export function payFamilyIncome(state: State, log: MoveLog): void {
  for (const seat of turnOrder(state.table)) payOut(state, seat, state.figures.income, 'family', log);
}

/** R10.6  Asks the Captain, if there is anything to choose. */
export function askCaptain({ table }: State): void {
  if (captainsChoices(table).length > 0) pushStep(table.agenda, { ask: 'captainsResource', seat: table.captain });
}

/** R10.6  Returns the resources of which the supply has one for each player. */
export function captainsChoices({ supply, players }: ReadonlyTable): readonly Resource[] {
  return RESOURCES.filter((resource) => amountOf(supply, resource) >= players.length);
}

/** R10.6  Pays everyone one of the named resource. */
export function payCaptainsResource(state: State, resource: Resource, log: MoveLog): void {
  for (const seat of turnOrder(state.table)) payOut(state, seat, ONE[resource], 'captain', log);
}

/**
 * R4.3, R10.7, R12.1  Pays the income from cards to the players from index `first` of the turn order on. An Arte dei
 * Mercatanti interrupts it with a question, since the resource its owner takes may be missing for the next player.
 */
export function payCardIncome(state: State, first: number, log: MoveLog): void {
  const { figures, table } = state;
  const order = turnOrder(table);
  for (let next = first; next < order.length; next++) {
    const seat = at(order, next);
    const player = playerOf(state, seat);
    payOut(state, seat, incomeFrom(figures, player.built), 'cards', log);
    if (has(player, 'arte-dei-mercatanti') && merchantsChoices(table).length > 0) {
      pushStep(table.agenda, { ask: 'merchantsResource', seat });
      return;
    }
  }
}

/** R4.3  Returns the income of these cards per round. */
export function incomeFrom(figures: Figures, cards: readonly Card[]): Goods {
  const income = goods({});
  for (const card of cards) add(income, figures.cards[card].income);
  return income;
}

/** R12.1  Returns the resources the supply still has. */
export function merchantsChoices({ supply }: ReadonlyTable): readonly Resource[] {
  return RESOURCES.filter((resource) => amountOf(supply, resource) > 0);
}

export function payMerchantsResource(state: State, seat: Seat, resource: Resource, log: MoveLog): void {
  payOut(state, seat, ONE[resource], 'guild', log);
  payCardIncome(state, turnOrder(state.table).indexOf(seat) + 1, log);
}

function payOut(
  state: State,
  seat: Seat,
  income: Readonly<Goods>,
  from: 'family' | 'captain' | 'cards' | 'guild',
  log: MoveLog,
): void {
  const paid = transferAvailable(state.table.supply, playerOf(state, seat).goods, income);
  if (log.emit === undefined) return;
  const some = someOf(paid);
  if (Object.keys(some).length > 0) log.emit({ type: 'income', seat, from, goods: some });
}
