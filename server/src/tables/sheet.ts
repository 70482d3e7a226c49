import type { Seat, Seed } from '@signoria/engine';
import { FAMILIES } from '@signoria/florence';
import type { Clock, SeatInfo, Status, TableInfo, Visibility } from '@signoria/protocol';
import { seedHashOf } from './dice.ts';

/** Who sits in a seat, or is awaited there. */
export interface SeatSheet {
  readonly kind: 'person' | 'open' | 'invited' | 'bot' | 'local';
  readonly name: string | null;
  readonly person: string | null;
  readonly level: string | null;
  /** A bot plays until the person returns. */
  readonly away: boolean;
  /** Away because their time ran out. */
  readonly late: boolean;
}

/** Everything about a table but its decisions: what the store keeps and the lobby shows. Never changed, only replaced. */
export interface TableSheet {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  readonly seats: readonly SeatSheet[];
  readonly visibility: Visibility;
  readonly clock: Clock;
  readonly status: Status;
  readonly host: string | null;
  readonly createdAt: number;
  /** Never leaves the server before the table is over. */
  readonly seed: Seed;
  readonly invite: string;
  /** The table that plays on after this one. */
  readonly rematch: string | null;
}

/** What anyone may know; the invitation only for those who already sit there. */
export function infoOf(sheet: TableSheet, person: string | null): TableInfo {
  const { seats, seed, invite, createdAt, ...open } = sheet;
  const isSeated = person !== null && (sheet.host === person || seatsOf(sheet, person).length > 0);
  return {
    ...open,
    createdAt: new Date(createdAt).toISOString(),
    ownFigures: hasOwnFigures(sheet.options),
    seats: seats.map((seat, index): SeatInfo => ({ ...seat, seat: index, family: FAMILIES[index] ?? null })),
    seedHash: seedHashOf(seed),
    invite: isSeated ? invite : null,
  };
}

function hasOwnFigures(options: unknown): boolean {
  return typeof options === 'object' && options !== null && 'figures' in options && options.figures !== undefined;
}

/** The seats a person answers for: one, or several in pass-and-play. */
export function seatsOf({ seats }: TableSheet, person: string | null): readonly Seat[] {
  const own: Seat[] = [];
  if (person !== null) for (const [index, seat] of seats.entries()) if (seat.person === person) own.push(index);
  return own;
}

/** Everyone who sits at the table, each once. */
export function personsAt({ seats }: TableSheet): readonly string[] {
  return [...new Set(seats.flatMap(({ person }) => person ?? []))];
}

/** Who still plays with their own hands. */
export function personsPlaying({ seats }: TableSheet): readonly string[] {
  return [...new Set(seats.flatMap(({ person, away }) => (person === null || away ? [] : [person])))];
}

/** Which of the seats that are asked are those of persons who are there: whose time passes, and who are called. */
export function personsAsked({ seats }: TableSheet, asked: readonly Seat[]): readonly Seat[] {
  return asked.filter((seat) => {
    const { person = null, away = true } = seats[seat] ?? {};
    return person !== null && !away;
  });
}

export function isAnyoneLate({ seats }: TableSheet): boolean {
  return seats.some(({ late }) => late);
}

export function isFull({ seats }: TableSheet): boolean {
  return seats.every(({ kind, person }) => kind === 'bot' || person !== null);
}

export function namesOf({ seats }: TableSheet): readonly (string | null)[] {
  return seats.map(({ name }) => name);
}
