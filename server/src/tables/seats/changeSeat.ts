import type { Seat } from '@signoria/engine';
import type { Person } from '../../store/store.ts';
import type { SeatData, TableData } from '../table/index.ts';
import { seatsOf } from './whoSits.ts';

export const EMPTY_SEAT = { name: null, person: null, level: null, away: false, late: false } as const;

export function withSeat(data: TableData, seat: Seat, change: Partial<SeatData>): TableData {
  return { ...data, seats: data.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) };
}

/** Renames the person's seats, except local seats, which other people play on the same screen. */
export function nameSeats(data: TableData, { id, name }: Person): TableData {
  const own = seatsOf(data, id).filter((seat) => data.seats[seat]?.kind !== 'local');
  return own.reduce((next, seat) => withSeat(next, seat, { name }), data);
}
