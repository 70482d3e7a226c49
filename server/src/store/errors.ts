/**
 * All error codes of a store. The list is closed, so that callers can handle each of them.
 * - `duplicate`: the number or id is already taken
 * - `gap`: a decision would leave a gap in the log, or a snapshot lies beyond its end
 * - `conflict`: the table has changed since the writer read it; reread it and decide again
 * - `unknown`: a named person or table does not exist
 * - `malformed`: the value cannot be stored (not JSON, a NUL character, a number out of range)
 * - `storeUnavailable`: disk full or read-only, file locked, database server unreachable. If the connection broke
 *   during a commit, the write may be on disk, so reread the log before continuing. Later calls may succeed.
 * - `newerStore`: the store was written by a newer version of Signoria; nothing was changed
 */
export const STORE_ERRORS = [
  'duplicate',
  'gap',
  'conflict',
  'unknown',
  'malformed',
  'storeUnavailable',
  'newerStore',
] as const;
export type StoreErrorCode = (typeof STORE_ERRORS)[number];

export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

export function isStoreError(error: unknown, ...codes: readonly StoreErrorCode[]): error is StoreError {
  return error instanceof StoreError && (codes.length === 0 || codes.includes(error.code));
}

/**
 * Maps a database error to an error code of the store. Returns undefined for programming errors, which are not wrapped.
 */
export type Diagnosis = (error: Error & { readonly code?: unknown }) => StoreErrorCode | undefined;

const MEANINGS: Record<StoreErrorCode, string> = {
  duplicate: 'exists already',
  gap: 'would leave a gap in the log',
  conflict: 'the table has changed since it was read',
  unknown: 'refers to a missing row',
  malformed: 'cannot be stored',
  storeUnavailable: 'the store cannot be reached or written',
  newerStore: 'the store was written by a newer version of Signoria',
};

export function asStoreError(error: unknown, diagnose: Diagnosis): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const code = diagnose(error);
  return code === undefined ? error : new StoreError(code, `${MEANINGS[code]}: ${error.message}`, error);
}

/** SQLite result codes: https://www.sqlite.org/rescode.html. Extended codes start with the primary code. */
const SQLITE_UNAVAILABLE =
  /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED|NOTADB|CORRUPT|PERM|NOLFS|PROTOCOL|NOMEM)/;

/** Error messages of Kysely and better-sqlite3 after `close`. */
const CLOSED = /connection is not open|driver has already been destroyed/;

export const diagnoseSqlite: Diagnosis = ({ code, message }) => {
  if (CLOSED.test(message)) return 'storeUnavailable';
  if (typeof code !== 'string') return undefined;
  if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return 'unknown';
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE') return 'duplicate';
  if (code === 'SQLITE_TOOBIG' || code === 'SQLITE_MISMATCH') return 'malformed';
  return SQLITE_UNAVAILABLE.test(code) ? 'storeUnavailable' : undefined;
};

/**
 * Classes of https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, stale plan after a migration,
 * authorisation, catalogue, transaction state (read-only), deadlock, resources (disk full), lock not available,
 * shutdown, system and data file errors.
 */
const POSTGRES_UNAVAILABLE = /^(08|0A|28|3D|25|40|53|55|57|58|XX)/;
/** Messages of driver errors that have no code. */
const DRIVER_UNAVAILABLE = /terminat|not queryable|timeout|after calling end|driver has already been destroyed/i;

export const diagnosePostgres: Diagnosis = ({ code, message }) => {
  if (typeof code !== 'string') return DRIVER_UNAVAILABLE.test(message) ? 'storeUnavailable' : undefined;
  if (code === '23503') return 'unknown';
  if (code === '23505') return 'duplicate';
  if (code.startsWith('22')) return 'malformed';
  const fromSystem = /^E[A-Z]{3,}/.test(code); // ECONNREFUSED, ENOENT of a socket, …
  return fromSystem || POSTGRES_UNAVAILABLE.test(code) ? 'storeUnavailable' : undefined;
};

export function noTable(id: string): StoreError {
  return new StoreError('unknown', `there is no table ${id}`);
}
