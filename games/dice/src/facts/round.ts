import type { Seat } from '@signoria/engine';
import { pendingSeats } from '@signoria/engine';
import type { Track } from '../components.ts';
import { roundsFor } from '../figures.ts';
import type { PublicState, ReadonlyTable } from '../state.ts';

/** R6.2, R6.3  The status of a seat: deciding alone, deciding along with others, finished, or waiting. */
export type SeatStatus = 'active' | 'choosing' | 'finished' | 'waits';

export function seatStatus({ agenda }: ReadonlyTable, seat: Seat): SeatStatus {
  const isTogether = agenda.lanes.length > 0;
  if (pendingSeats(agenda).includes(seat)) return isTogether ? 'choosing' : 'active';
  return isTogether ? 'finished' : 'waits';
}

/** R1.2  Returns the number of rounds after this one. */
export function roundsToCome({ figures, table }: PublicState): number {
  return roundsFor(figures, table.players.length) - table.round;
}

/** R13.8  Returns the Pope's points; null unless the game is a solo game. */
export function popesPoints({ figures, table }: PublicState): number | null {
  return table.ghost === null ? null : figures.pope[table.pope];
}

/** R13.4  Returns the Pope's space on a track; null for the Preacher's and if he does not play. */
export function popeOn({ ghost }: ReadonlyTable, track: Track): number | null {
  return ghost === null || track === 'preacher' ? null : ghost[track];
}
