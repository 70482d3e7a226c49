import type { Seat } from '@signoria/engine';
import type { TableData } from '../table/index.ts';

/** The seats a person answers for: one, or several in pass-and-play. */
export function seatsOf({ seats }: TableData, person: string | null): readonly Seat[] {
  const own: Seat[] = [];
  if (person !== null) for (const [index, seat] of seats.entries()) if (seat.person === person) own.push(index);
  return own;
}

/** Everyone who sits at the table, each once. */
export function personsAt({ seats }: TableData): readonly string[] {
  return [...new Set(seats.flatMap(({ person }) => person ?? []))];
}

/** Who still plays, and has no bot standing in. */
export function personsPlaying({ seats }: TableData): readonly string[] {
  return [...new Set(seats.flatMap(({ person, away }) => (person === null || away ? [] : [person])))];
}

/** Which of the seats that are asked are those of persons who are there: whose time passes, and who are called. */
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
