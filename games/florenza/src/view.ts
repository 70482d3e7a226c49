import type { Immutable, Seat } from '@signoria/engine';
import type { GameEvent } from './events.ts';
import type { Figures } from './figures.ts';
import type { State, Table } from './state.ts';
import { cloneTable } from './state.ts';

/** R1.11  Everybody sees everything but what bag and die will bring; hidden certificates could have been counted along. */
export interface View {
  readonly figures: Figures;
  readonly viewer: Seat | null;
  readonly table: Table;
}

export function view(state: Immutable<State>, viewer: Seat | null): View {
  return { ...sharedView(state, viewer), table: cloneTable(state.table) };
}

/** The same with the state's own table. */
export function sharedView({ figures, table }: Immutable<State>, viewer: Seat | null): Immutable<View> {
  return { figures, viewer, table };
}

/** R1.11  No event tells more to one than to another. */
export function redact(event: GameEvent): GameEvent {
  return event;
}

/** R1.11  What nobody could know before: no undo reaches behind it. */
export function reveals(event: GameEvent): boolean {
  return event.type === 'dieRolled' || event.type === 'artistRolled' || event.type === 'charactersCame';
}
