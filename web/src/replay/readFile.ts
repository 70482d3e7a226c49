import type { GameRecord, Result } from '@signoria/engine';
import { fail, ok, readRecord } from '@signoria/engine';
import { readUncountedReasons } from '../localGames/index.ts';
import type { TableSeat } from '../table/seats.ts';
import { readTableSeats } from '../table/seats.ts';
import type { UncountedReason } from '../table/tableTypes.ts';

/** Errors in a file that are found before the rules are checked. */
export type RecordProblem = 'notJson' | 'notRecord';

/** A record with the names of the players, as far as the file has them. */
export interface NamedRecord {
  readonly names: readonly string[];
  readonly record: GameRecord<unknown>;
  /** Only in games saved by a browser: the players by seat, the reasons why it does not count, and the time of saving. */
  readonly seats: readonly TableSeat[] | null;
  readonly notes: readonly UncountedReason[] | null;
  readonly savedAt: number | null;
}

export interface FileOfRecords {
  readonly records: readonly NamedRecord[];
  /** Number of entries that are not records. */
  readonly unreadable: number;
  /** True for a file with a list of records, even with only one entry. */
  readonly isList: boolean;
}

/**
 * Parses a single record, as saved by the end sheet and the terminal, or a list, as written by the export of all games.
 */
export function readRecords(text: string): Result<FileOfRecords, RecordProblem> {
  const input = parsed(text);
  if (input === undefined) return problem('notJson');
  const list = listIn(input);
  const records = (list ?? [{ record: input }]).flatMap((one) => readNamed(one) ?? []);
  if (records.length === 0) return problem('notRecord');
  return ok({ records, unreadable: (list?.length ?? 1) - records.length, isList: list !== null });
}

function problem(code: RecordProblem) {
  return fail(code, 'not a record of a game');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the games of an export, or null for anything else. */
function listIn(input: unknown): readonly unknown[] | null {
  const { games } = (input ?? {}) as { readonly games?: unknown };
  return Array.isArray(games) ? games : null;
}

function readNamed(input: unknown): NamedRecord | null {
  const { names, record, seats, notes, savedAt } = (input ?? {}) as Readonly<Record<string, unknown>>;
  const read = readRecord(record);
  if (!read.ok) return null;
  const known = Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : '')) : [];
  const players = readTableSeats(seats);
  const hasPlayers = players !== null && players.length === read.value.seats;
  return {
    names: known,
    record: read.value,
    seats: hasPlayers ? players : null,
    notes: hasPlayers ? readUncountedReasons(notes) : null,
    savedAt: typeof savedAt === 'number' ? savedAt : null,
  };
}
