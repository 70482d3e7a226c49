import type { Seat } from '@signoria/engine';
import { at, below, chance, pushStep } from '@signoria/engine';
import type { Artwork, Workshop } from './components.ts';
import { CITY_ARTWORKS } from './components.ts';
import type { Gains } from './goods.ts';
import { amountOf, gains } from './goods.ts';
import { gainedSince, holdings, playerOf, receive } from './players.ts';
import type { MoveLog, State } from './state.ts';

/** R3.7, R3.6  Pays family income, the die, then artworks and workshops, and finally asks about the Atrio. */
export function collectIncome(state: State, log: MoveLog): void {
  const { order } = state.table;
  const { familyIncome } = state.figures.derived;
  for (const seat of order) receiveIncome(state, seat, 'family', familyIncome, log); // R3.1
  rollForResource(state, log);
  for (const seat of order) {
    payArtworks(state, seat, log);
    payResidences(state, seat, log);
  }
  for (let last = order.length - 1; last >= 0; last--) askAtrio(state, at(order, last));
}

export function receiveIncome(
  { table }: State,
  seat: Seat,
  from: 'family' | 'die' | Workshop | Artwork,
  gain: Readonly<Gains>,
  log: MoveLog,
): void {
  const player = at(table.players, seat);
  const before = log.emit === undefined ? null : holdings(player);
  receive(table, player, gain);
  if (before !== null) log.emit?.({ type: 'income', seat, from, gained: gainedSince(before, player) });
}

/** R3.2, R3.3 */
function rollForResource(state: State, log: MoveLog): void {
  const { figures, table, secret } = state;
  const face = below(chance(secret.seed, 'die of income', table.round), figures.derived.die.length);
  const resource = at(figures.derived.die, face);
  const isScarce = table.cubes !== null && amountOf(table.cubes, resource) < table.players.length;
  log.revealed = true;
  log.emit?.({ type: 'dieRolled', roll: face + 1, resource, isScarce });
  const gain = gains(isScarce ? { fiorini: figures.scarcity.fiorini } : { [resource]: 1 });
  for (const seat of table.order) receiveIncome(state, seat, 'die', gain, log);
}

/** R3.4 */
function payArtworks(state: State, seat: Seat, log: MoveLog): void {
  const { figures, table } = state;
  for (let index = 0; index < CITY_ARTWORKS.length; index++) {
    if (table.crests[index] !== seat) continue;
    const artwork = at(CITY_ARTWORKS, index);
    const { income } = figures.artworks[artwork];
    if (artwork !== ATRIO && hasAny(income)) receiveIncome(state, seat, artwork, income, log);
  }
}

/** R3.5 */
function payResidences(state: State, seat: Seat, log: MoveLog): void {
  const { workshops } = state.figures;
  for (const space of playerOf(state, seat).spaces) {
    if (space === null || !space.isBuilt || workshops[space.workshop].kind !== 'residence') continue;
    receiveIncome(state, seat, space.workshop, workshops[space.workshop].income, log);
  }
}

function hasAny(income: Readonly<Gains>): boolean {
  for (const gain in income) if (income[gain as keyof Gains] !== 0) return true;
  return false;
}

/** R3.6 */
export const ATRIO = 'banco-atrio';
const ATRIO_PLACE = CITY_ARTWORKS.indexOf(ATRIO);

function askAtrio({ table }: State, seat: Seat): void {
  if (table.crests[ATRIO_PLACE] === seat) pushStep(table.agenda, { ask: 'atrio', seat });
}
