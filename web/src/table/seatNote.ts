import type { Seat } from '@signoria/engine';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** Renders a server table's data about a seat: its clock, and the presence of its person. */
export type RenderSeatNote = (seat: Seat) => ReactNode;

const Notes = createContext<RenderSeatNote>(() => null);
export const SeatNotes = Notes.Provider;

export function useSeatNote(): RenderSeatNote {
  return useContext(Notes);
}
