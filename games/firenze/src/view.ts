import type { Seat } from '@signoria/engine';
import type { GameEvent } from './events.ts';
import type { Figures } from './figures.ts';
import type { ReadonlyState, ReadonlyTable } from './state.ts';
import { cloneTable } from './state.ts';

/** R1.12  The view of a seat or spectator: all but the future draws from deck and pouch. */
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

/** R1.12  Returns the event unchanged: events hold nothing that is hidden from a player. */
export function redact(event: GameEvent): GameEvent {
  return event;
}

/** R1.12, R2.4  Returns true if the event showed a random draw: undo stops there. */
export function reveals(event: GameEvent): boolean {
  return event.type === 'rowRefilled' || event.type === 'quarried';
}
