import type { Seat } from '@signoria/engine';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** What a table of the server knows of a seat besides: its clock, and whether anyone is there. */
export type SeatNote = (seat: Seat) => ReactNode;

const Notes = createContext<SeatNote>(() => null);
export const SeatNotes = Notes.Provider;

/** For whoever draws a seat. */
export function useSeatNote(): SeatNote {
  return useContext(Notes);
}
