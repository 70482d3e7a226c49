import type { GameRecord, Result } from '@signoria/engine';
import { fail, ok, readRecord } from '@signoria/engine';

/** What can be wrong with a file before any rules are asked. */
export type RecordProblem = 'notJson' | 'notRecord';

/** A record with the names of those who played, as far as the file has them. */
export interface NamedRecord {
  readonly names: readonly string[];
  readonly record: GameRecord<unknown>;
}

/** Reads a record as the end sheet and the terminal save it, or a file of several as the export of all games makes it. */
export function readRecords(text: string): Result<readonly NamedRecord[], RecordProblem> {
  const input = parsed(text);
  if (input === undefined) return problem('notJson');
  const records = listIn(input).map(readNamed);
  const whole = records.flatMap((one) => one ?? []);
  return whole.length === 0 || whole.length < records.length ? problem('notRecord') : ok(whole);
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

/** The games in a file: those of an export, or the one record that it is. */
function listIn(input: unknown): readonly unknown[] {
  const { games } = (input ?? {}) as { readonly games?: unknown };
  return Array.isArray(games) ? games : [{ names: [], record: input }];
}

function readNamed(input: unknown): NamedRecord | null {
  const { names, record } = (input ?? {}) as { readonly names?: unknown; readonly record?: unknown };
  const read = readRecord(record);
  if (!read.ok) return null;
  const known = Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : '')) : [];
  return { names: known, record: read.value };
}
