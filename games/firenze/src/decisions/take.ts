import type { Seat } from '@signoria/engine';
import { at, contains, pushStep, withoutItemAt } from '@signoria/engine';
import type { Colour } from '../bricks.ts';
import { someOf, sumOfBricks } from '../bricks.ts';
import type { Card, EventCard } from '../components.ts';
import { fromActive, playerOf, tallestOwner } from '../players.ts';
import type { MoveLog, State } from '../state.ts';

/** R3.3, R3.4  Takes the card and its bricks from the row and resolves the card according to its kind. */
export function takeCard(state: State, seat: Seat, place: number, paid: readonly Colour[], log: MoveLog): void {
  const { table } = state;
  const { card, bricks } = at(table.row, place);
  table.row = withoutItemAt(table.row, place);
  table.hole = place;
  const player = playerOf(state, seat);
  player.store = sumOfBricks(player.store, bricks);
  log.emit?.({ type: 'cardTaken', seat, card, paid, bricks: someOf(bricks) });
  resolve(state, seat, card, log);
}

function resolve(state: State, seat: Seat, card: Card, log: MoveLog): void {
  const { figures, table } = state;
  const player = playerOf(state, seat);
  const { kind, whose } = figures.cards[card];
  if (kind === 'event') resolveEvent(state, card as EventCard);
  else if (kind === 'church')
    table.churches = [...table.churches, card]; // R9.9
  else if (kind === 'building') placeBuilding(state, seat, card, log);
  else if (whose === 'tallest') giveMonument(state, card, log);
  else player.hand = [...player.hand, card]; // R9.4, R9.7
}

/** R9.1  Discards the event and adds its steps: first for the player who took it, then for the others it concerns. */
function resolveEvent({ figures, table }: State, card: EventCard): void {
  discard(table, card);
  const seats = fromActive(table);
  const last = figures.cards[card].whose === 'all' ? seats.length - 1 : 0;
  for (let next = last; next >= 0; next--) pushStep(table.agenda, { ask: 'event', seat: at(seats, next), card });
}

/** R9.8 */
function placeBuilding(state: State, seat: Seat, card: Card, log: MoveLog): void {
  const player = playerOf(state, seat);
  if (contains(player.buildings, card)) {
    discard(state.table, card);
    log.emit?.({ type: 'buildingRefused', seat, card });
  } else player.buildings = [...player.buildings, card];
}

/** R12.5 */
function giveMonument(state: State, card: Card, log: MoveLog): void {
  const to = tallestOwner(state.table);
  if (to === null) discard(state.table, card);
  else playerOf(state, to).hand = [...playerOf(state, to).hand, card];
  log.emit?.({ type: 'monumentGiven', card, to });
}

export function discard(table: State['table'], card: Card): void {
  table.discard = [...table.discard, card];
}
