import type { Seat } from '@signoria/engine';
import type { GameEvent } from './events.ts';
import type { Figures } from './figures.ts';
import type { ReadonlyState, ReadonlyTable } from './state.ts';
import { cloneTable } from './state.ts';

/**
 * R1.11  The view of a seat or spectator: all but future draws and rolls. It includes certificates that the option hides,
 * because every viewer can count them from the events.
 */
export interface View {
  readonly figures: Figures;
  readonly viewer: Seat | null;
  readonly table: ReadonlyTable;
}

export function view(state: ReadonlyState, viewer: Seat | null): View {
  return { ...sharedView(state, viewer), table: cloneTable(state.table) };
}

/** Returns the view without a copy of the table. */
export function sharedView({ figures, table }: ReadonlyState, viewer: Seat | null): View {
  return { figures, viewer, table };
}

/** R1.11  Returns the event unchanged: events hold nothing that is hidden from a player. */
export function redact(event: GameEvent): GameEvent {
  return event;
}

/** R1.11  Returns true if the event showed a random draw or roll: undo stops there. */
export function reveals(event: GameEvent): boolean {
  return event.type === 'dieRolled' || event.type === 'artistRolled' || event.type === 'charactersCame';
}
