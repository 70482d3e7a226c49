import type { Seat } from '@signoria/engine';
import { at, withItemAt } from '@signoria/engine';
import type { Workshop } from './components.ts';
import { WORKSHOP_IDS } from './components.ts';
import type { PlacedWorkshop, State, Table } from './state.ts';

/** R1.8, R1.9  Lays a finished workshop on a space at no cost. */
export function openWith({ table }: State, seat: Seat, workshop: Workshop, space: number): void {
  takeTile(table, workshop);
  setSpace(table, seat, space, { workshop, isBuilt: true, worker: null });
}

/** R1.10 */
export function takeTile(table: Table, workshop: Workshop): void {
  const index = WORKSHOP_IDS.indexOf(workshop);
  table.supply = withItemAt(table.supply, index, at(table.supply, index) - 1);
}

export function setSpace({ players }: Table, seat: Seat, space: number, what: PlacedWorkshop | null): void {
  const player = at(players, seat);
  player.spaces = withItemAt(player.spaces, space, what);
}

/** R8.5 */
export function returnTile(table: Table, workshop: Workshop): void {
  const index = WORKSHOP_IDS.indexOf(workshop);
  table.supply = withItemAt(table.supply, index, at(table.supply, index) + 1);
}
