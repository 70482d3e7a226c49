import { refuse } from '../../problem.ts';
import type { SeatData, TableData } from '../table/index.ts';
import { EMPTY_SEAT, withSeat } from './changeSeat.ts';
import { personsAt, seatsOf } from './whoSits.ts';

/**
 * Removes a person from a table. Before the start their seats become free; if the host leaves, another player becomes
 * host, or the table is cancelled. In a running game a bot plays on.
 */
export function leaveSeat(data: TableData, person: string): TableData {
  const own = seatsOf(data, person);
  if (data.status === 'running' && own.length > 0)
    return own.reduce((next, one) => withSeat(next, one, { away: true }), data);
  if (data.status !== 'open') return refuse('notOpen', 'the game is over');
  if (own.length === 0 && data.host !== person) return refuse('notYourTable', 'you do not sit at this table');
  const left = own.reduce((next, one) => withSeat(next, one, freed(data.seats[one])), data);
  if (data.host !== person) return left;
  const [host] = personsAt(left);
  return host === undefined ? { ...left, status: 'cancelled' } : { ...left, host };
}

/** Returns a free seat: an invited seat stays invited, any other becomes open. */
function freed(seat: SeatData | undefined): Partial<SeatData> {
  return { ...EMPTY_SEAT, kind: seat?.kind === 'invited' ? 'invited' : 'open' };
}
