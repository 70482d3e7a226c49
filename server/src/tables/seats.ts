import { createHmac } from 'node:crypto';
import type { Seat } from '@signoria/engine';
import type { Join } from '@signoria/protocol';
import { refuse } from '../problem.ts';
import type { Person } from '../store/entities.ts';
import type { SeatData, TableData } from './liveTable.ts';

/** Returns the seats a person plays: one, or several in pass-and-play. */
export function seatsOf({ seats }: TableData, person: string | null): readonly Seat[] {
  const own: Seat[] = [];
  if (person !== null) for (const [index, seat] of seats.entries()) if (seat.person === person) own.push(index);
  return own;
}

/** Returns the people who sit at the table, without duplicates. */
export function personsAt({ seats }: TableData): readonly string[] {
  return [...new Set(seats.flatMap(({ person }) => person ?? []))];
}

/** Returns the people who still play and have no bot standing in. */
export function personsPlaying({ seats }: TableData): readonly string[] {
  return [...new Set(seats.flatMap(({ person, away }) => (person === null || away ? [] : [person])))];
}

/** Returns those asked seats whose person is not away: their clocks run, and it is their turn. */
export function askedSeatsOfPersons({ seats }: Pick<TableData, 'seats'>, asked: readonly Seat[]): readonly Seat[] {
  return asked.filter((seat) => {
    const { person = null, away = true } = seats[seat] ?? {};
    return person !== null && !away;
  });
}

export function isAnyoneLate({ seats }: TableData): boolean {
  return seats.some(({ late }) => late);
}

export function isFull(data: TableData): boolean {
  return freeSeats(data).length === 0;
}

export function namesOf({ seats }: TableData): readonly (string | null)[] {
  return seats.map(({ name }) => name);
}

export const EMPTY_SEAT = { name: null, person: null, level: null, away: false, late: false } as const;

export function withSeat(data: TableData, seat: Seat, change: Partial<SeatData>): TableData {
  return { ...data, seats: data.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) };
}

/** Renames the person's seats, except local seats, which other people play on the same screen. */
export function renameSeats(data: TableData, { id, name }: Person): TableData {
  const own = seatsOf(data, id).filter((seat) => data.seats[seat]?.kind !== 'local');
  return own.reduce((next, seat) => withSeat(next, seat, { name }), data);
}

/** Refuses what is possible only before the start. */
export function refuseNotOpen({ status }: TableData): never {
  if (status === 'cancelled') return refuse('notOpen', 'the table was cancelled');
  return refuse('notOpen', status === 'running' ? 'the table has started' : 'the game is over');
}

/** Seats a person before the start, or brings back a player who was away. */
export function takeSeat(data: TableData, person: Person, { seat, invite }: Join): TableData {
  const own = seatsOf(data, person.id);
  if (data.status === 'running' && own.length > 0)
    return own.reduce((next, one) => withSeat(next, one, { away: false, late: false }), data);
  if (data.status !== 'open') return refuseNotOpen(data);
  if (own.length > 0) return refuse('alreadySeated', 'you already sit at this table');
  const free = freeSeats(data, seat);
  if (free.length === 0) return refuse('noSeat', 'there is no such free seat', seat === undefined ? '' : 'seat');
  const mayTake = free.find((one) => data.seats[one]?.kind !== 'invited' || invite === data.invite);
  if (mayTake === undefined) return refuse('notInvited', 'this seat needs an invitation', 'invite');
  return withSeat(data, mayTake, { person: person.id, name: person.name });
}

/** Returns the free seats; with `only`, that seat if it is free. */
export function freeSeats({ seats }: TableData, only?: Seat): readonly Seat[] {
  return seats.flatMap(({ person, kind }, seat) =>
    person === null && kind !== 'bot' && (only === undefined || only === seat) ? [seat] : [],
  );
}

/**
 * Removes a person from a table. Before the start their seats become free; if the host leaves, another player becomes
 * host, or the table is cancelled. In a running game a bot plays on.
 */
export function leaveSeat(data: TableData, person: string): TableData {
  const own = seatsOf(data, person);
  if (data.status === 'running' && own.length > 0)
    return own.reduce((next, one) => withSeat(next, one, { away: true }), data);
  if (data.status !== 'open') return refuseNotOpen(data);
  if (own.length === 0 && data.host !== person) return refuse('notYourTable', 'you do not sit at this table');
  const left = own.reduce((next, one) => withSeat(next, one, freedSeat(data.seats[one])), data);
  if (data.host !== person) return left;
  const [host] = personsAt(left);
  return host === undefined ? { ...left, status: 'cancelled' } : { ...left, host };
}

/** Returns a free seat: an invited seat stays invited, any other becomes open. */
function freedSeat(seat: SeatData | undefined): Partial<SeatData> {
  return { ...EMPTY_SEAT, kind: seat?.kind === 'invited' ? 'invited' : 'open' };
}

/** Returns the invitation code of a table. It is derived from the server's secret, so that it need not be stored. */
export function inviteCodeOf(table: string, secret: string): string {
  return createHmac('sha256', secret).update(`invitation ${table}`).digest('base64url').slice(0, 16);
}
