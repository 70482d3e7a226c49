import type { Seed } from '@signoria/engine';
import type { Clock, Status } from '@signoria/protocol';
import type { NewTable, StoredSeat, StoredTable } from '../store/store.ts';
import { inviteTo, seedHashOf } from './dice.ts';
import type { LaidTable } from './seating.ts';
import type { SeatSheet, TableSheet } from './sheet.ts';

/** What the store keeps of a seat for us, unread. */
interface More {
  readonly wanted: SeatSheet['kind'];
  readonly name: string | null;
  readonly away: boolean;
  readonly late?: boolean;
}

/** How a table stands in the store, and how it is read back. */
export function toStored(table: LaidTable, rematchOf: string | null): NewTable {
  const { seats, seed, ...rest } = table;
  return { ...rest, seats: seats.map(toStoredSeat), seed, seedHash: seedHashOf(seed), rematchOf };
}

export function toStoredSeat({ kind, name, person, level, away, late }: SeatSheet): StoredSeat {
  const more: More = { wanted: kind, name, away, late };
  if (kind === 'bot') return { kind: 'bot', level: level ?? '', more };
  if (person === null) return { kind: 'open', more };
  return kind === 'local' ? { kind, person, name: name ?? '', more } : { kind: 'person', person, more };
}

export function fromStored(stored: StoredTable, secret: string, rematch: string | null = null): TableSheet {
  const { id, game, rulesVersion, options, seats, visibility, clock, host, createdAt, seed } = stored;
  return {
    id,
    game,
    rulesVersion,
    options,
    seats: seats.map(fromStoredSeat),
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

function fromStoredSeat(seat: StoredSeat): SeatSheet {
  const { wanted, name, away, late = false } = seat.more as More;
  return {
    kind: wanted,
    name,
    away,
    late,
    person: 'person' in seat ? seat.person : null,
    level: seat.kind === 'bot' ? seat.level : null,
  };
}

/** A table that ended before it started was called off. */
function statusOf({ status, startedAt }: StoredTable): Status {
  if (status === 'lobby') return 'open';
  return status === 'over' && startedAt === null ? 'cancelled' : status;
}
