import type { Seat } from '@signoria/engine';
import type { TableData } from '../table/index.ts';

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
export function personsAsked({ seats }: Pick<TableData, 'seats'>, asked: readonly Seat[]): readonly Seat[] {
  return asked.filter((seat) => {
    const { person = null, away = true } = seats[seat] ?? {};
    return person !== null && !away;
  });
}

export function isAnyoneLate({ seats }: TableData): boolean {
  return seats.some(({ late }) => late);
}

export function isFull({ seats }: TableData): boolean {
  return seats.every(({ kind, person }) => kind === 'bot' || person !== null);
}

export function namesOf({ seats }: TableData): readonly (string | null)[] {
  return seats.map(({ name }) => name);
}
