import type { Seed } from '@signoria/engine';
import type { Clock, Status } from '@signoria/protocol';
import { seedHashOf } from '../../seeds.ts';
import type { NewTable, StoredSeat, StoredTable } from '../../store/store.ts';
import { inviteTo } from '../seats/index.ts';
import type { NewTableData, SeatData, TableData } from '../table/index.ts';

/** Data of a seat that the store does not interpret. Older stores also have a name in it, which is ignored. */
interface More {
  readonly wanted: SeatData['kind'];
  readonly away: boolean;
  readonly late?: boolean;
}

/** Converts a new table to its stored form. */
export function toStored(table: NewTableData, rematchOf: string | null): NewTable {
  const { seats, seed, ...rest } = table;
  return { ...rest, seats: seats.map(toStoredSeat), seed, seedHash: seedHashOf(seed), rematchOf };
}

export function toStoredSeat({ kind, name, person, level, away, late }: SeatData): StoredSeat {
  const more: More = { wanted: kind, away, late };
  if (kind === 'bot') return { kind: 'bot', level: level ?? '', more };
  if (person === null) return { kind: 'open', more };
  return kind === 'local' ? { kind, person, name: name ?? '', more } : { kind: 'person', person, more };
}

export function fromStored(stored: StoredTable, secret: string, rematch: string | null = null): TableData {
  const { id, game, rulesVersion, options, seats, names, visibility, clock, host, createdAt, seed } = stored;
  return {
    id,
    game,
    rulesVersion,
    options,
    seats: seats.map((seat) => seatFromStored(seat, names)),
    visibility,
    clock: clock as Clock,
    status: statusOf(stored),
    host,
    createdAt,
    seed: seed as Seed,
    invite: inviteTo(id, secret),
    rematch,
  };
}

export function seatFromStored(seat: StoredSeat, names: StoredTable['names']): SeatData {
  const { wanted, away, late = false } = seat.more as More;
  return {
    kind: wanted,
    name: nameIn(seat, names),
    away,
    late,
    person: 'person' in seat ? seat.person : null,
    level: seat.kind === 'bot' ? seat.level : null,
  };
}

/**
 * Returns the name shown on a seat. A person's name is stored once, with the person, so a rename applies everywhere,
 * including finished games.
 */
function nameIn(seat: StoredSeat, names: StoredTable['names']): string | null {
  switch (seat.kind) {
    case 'person':
      return names[seat.person] ?? null;
    case 'local':
      return seat.name;
    case 'bot':
      return seat.level;
    case 'open':
      return null;
  }
}

/** Returns the status for clients. A table that ended before it started was cancelled. */
export function statusOf({ status, startedAt }: Pick<StoredTable, 'status' | 'startedAt'>): Status {
  if (status === 'lobby') return 'open';
  return status === 'over' && startedAt === null ? 'cancelled' : status;
}
