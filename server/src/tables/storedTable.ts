import type { AnyGame, Seat, Seed } from '@signoria/engine';
import { withoutFigures } from '@signoria/engine';
import type { Status, TimeControl } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { seedHashOf } from '../seeds.ts';
import type { NewStoredTable, Snapshot, StoredSeat, StoredTable } from '../store/entities.ts';
import { isStoreError } from '../store/errors.ts';
import { nextDeadline } from './clocks.ts';
import type { ClockState, LiveTable, NewTableData, SeatData, TableData } from './liveTable.ts';
import { setFields } from './liveTable.ts';
import { inviteCodeOf } from './seats.ts';

/** Data of a seat that the store does not interpret. Older stores also have a name in it, which is ignored. */
interface SeatDetails {
  readonly wanted: SeatData['kind'];
  readonly away: boolean;
  readonly late?: boolean;
}

/** Converts a new table to its stored form. */
export function toStored(table: NewTableData, rematchOf: string | null): NewStoredTable {
  const { seats, seed, ...rest } = table;
  return { ...rest, seats: seats.map(toStoredSeat), seed, seedHash: seedHashOf(seed), rematchOf };
}

export function toStoredSeat({ kind, name, person, level, away, late }: SeatData): StoredSeat {
  const more: SeatDetails = { wanted: kind, away, late };
  if (kind === 'bot') return { kind: 'bot', level: level ?? '', more };
  if (person === null) return { kind: 'open', more };
  return kind === 'local' ? { kind, person, name: name ?? '', more } : { kind: 'person', person, more };
}

export function fromStored(stored: StoredTable, secret: string, rematch: string | null = null): TableData {
  const { id, game, rulesVersion, options, seats, names, visibility, clock, language, hints } = stored;
  const { host, createdAt, seed } = stored;
  return {
    id,
    game,
    rulesVersion,
    options,
    seats: seats.map((seat) => seatFromStored(seat, names)),
    visibility,
    clock: clock as TimeControl,
    language,
    hints,
    status: statusOf(stored),
    host,
    createdAt,
    seed: seed as Seed,
    invite: inviteCodeOf(id, secret),
    rematch,
  };
}

export function seatFromStored(seat: StoredSeat, names: StoredTable['names']): SeatData {
  const { wanted, away, late = false } = seat.more as SeatDetails;
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

/**
 * The number of decisions between two snapshots, which keep loading fast for long games. Writing one costs as much as
 * several moves; replaying a hundred decisions takes a millisecond or two.
 */
export const SNAPSHOT_EVERY = 100;

/** The clocks in a snapshot. The increments have their original name for compatibility with existing stores. */
export interface StoredClocks extends Omit<ClockState, 'increments'> {
  /** Absent in older snapshots. */
  readonly paid?: ClockState['increments'];
}

/** The content of a snapshot. */
export interface StoredState {
  readonly position: object;
  readonly barrier: number;
  readonly turns?: AnyGame['turns'];
  /** The version offset, under its original name for compatibility with existing stores. */
  readonly undone: number;
  /** Absent in older snapshots. */
  readonly takenBack?: boolean;
  readonly clocks?: StoredClocks | null;
  /** The end vote, under its original name for compatibility with existing stores. */
  readonly endWish?: { readonly person: string; readonly agreed: readonly string[] } | null;
  /** Valid only at the version it names. */
  readonly undoRequest?: {
    readonly seat: Seat;
    readonly version: number;
    readonly waitingFor: readonly string[];
  } | null;
}

/** The part of a table in memory that goes into a snapshot. */
export type SnapshotSource = Pick<
  LiveTable,
  'rules' | 'data' | 'game' | 'versionOffset' | 'takenBack' | 'clockState' | 'endVote' | 'undoRequest'
>;

export function snapshotOf(table: SnapshotSource): Snapshot {
  const { rules, data, game, versionOffset, takenBack, clockState, endVote, undoRequest } = table;
  if (game === null) throw new Error(`table ${data.id} has not started`);
  const state: StoredState = {
    position: withoutFigures(game.state),
    barrier: game.barrier,
    turns: game.turns,
    undone: versionOffset,
    takenBack,
    clocks: clockState && storedClocks(clockState),
    endWish: endVote && { ...endVote, agreed: [...endVote.agreed] },
    undoRequest: undoRequest && { ...undoRequest, waitingFor: [...undoRequest.waitingFor] },
  };
  return { length: game.decisions.length, rulesVersion: rules.rulesVersion, state };
}

function storedClocks({ increments, ...clocks }: ClockState): StoredClocks {
  return { ...clocks, paid: increments };
}

export function clocksFrom({ paid = [], ...clocks }: StoredClocks): ClockState {
  return { ...clocks, increments: paid };
}

/** Stores a snapshot. Returns false if that failed; the decisions are enough to restore the game. */
export async function saveSnapshot(context: ServerContext, table: LiveTable): Promise<boolean> {
  const { id } = table.data;
  try {
    const snapshot = snapshotOf(table);
    const dueAt = nextDeadline(table.clockState);
    await context.store.saveSnapshot(id, snapshot, { dueAt, epoch: table.epoch });
    setFields(table, { dueAt, snapshotLength: snapshot.length });
    return true;
  } catch (error) {
    if (isStoreError(error, 'conflict'))
      table.needsReload = true; // another server has changed the table since
    else context.report(`snapshot of table ${id}`, error);
    return false;
  }
}

/** Returns true if the stored snapshot is outdated: decisions were made since, or a live clock is running. */
export function needsSnapshot({ game, data, needsReload, snapshotLength, clockState }: LiveTable): boolean {
  if (game === null || data.status !== 'running' || needsReload) return false;
  const isClockRunning = clockState?.clock.kind === 'live' && clockState.running.length > 0;
  return game.decisions.length !== snapshotLength || isClockRunning;
}

/** The number of snapshots written in one transaction. */
const SNAPSHOTS_AT_ONCE = 100;

/**
 * Stores snapshots of many tables when the server closes. Failures are only reported, because the decisions are enough.
 */
export async function saveSnapshots(context: ServerContext, tables: readonly LiveTable[]): Promise<void> {
  for (let from = 0; from < tables.length; from += SNAPSHOTS_AT_ONCE) {
    const group = tables.slice(from, from + SNAPSHOTS_AT_ONCE).map((table) => ({
      table: table.data.id,
      snapshot: snapshotOf(table),
      dueAt: nextDeadline(table.clockState),
      epoch: table.epoch,
    }));
    await context.store
      .saveSnapshots(group)
      .catch((error) => context.report(`writing ${group.length} snapshots`, error));
  }
}
