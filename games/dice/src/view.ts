import type { Seat } from '@signoria/engine';
import type { Figures } from './figures.ts';
import type { GameEvent, ReadonlyState, ReadonlyTable } from './state.ts';
import { cloneTable } from './state.ts';

/** R1.6  A state as viewers see it: without future rolls, the same for everyone. */
export interface View {
  readonly figures: Figures;
  readonly viewer: Seat | null;
  readonly table: ReadonlyTable;
}

export function view(state: ReadonlyState, viewer: Seat | null): View {
  return { ...sharedView(state, viewer), table: cloneTable(state.table) };
}

/** Returns the same view without copying the table. */
export function sharedView({ figures, table }: ReadonlyState, viewer: Seat | null): View {
  return { figures, viewer, table };
}

/** R1.6  Returns the event unchanged, since events hold no secrets. */
export function redact(event: GameEvent): GameEvent {
  return event;
}

/** R1.6  Returns true for rolls, which reveal new information and raise the undo barrier. */
export function reveals(event: GameEvent): boolean {
  return event.type === 'rolled';
}
