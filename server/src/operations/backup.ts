import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorePlace } from '../store/index.ts';
import { sqliteFile } from '../store/index.ts';
import { backupPostgres, restorePostgres } from './postgres.ts';
import type { OnProgress } from './problem.ts';
import { OperationError } from './problem.ts';
import type { Rows } from './rows.ts';
import { backupSqlite, restoreSqlite } from './sqlite.ts';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly rows: Rows;
}

/**
 * Writes the whole store into one file, verified before it gets its name; a server may run meanwhile. Progress is counted in
 * pages of SQLite, or in rows that are written and read back.
 */
export async function backup(place: StorePlace, path: string, onProgress: OnProgress = () => {}): Promise<Backup> {
  const file = resolve(path);
  if (existsSync(file)) throw new OperationError(`${file} is there already: choose another name`);
  const draft = `${file}.part`;
  try {
    const { databaseUrl, dataDir } = place;
    const rows = databaseUrl
      ? await backupPostgres(databaseUrl, draft, onProgress)
      : await backupSqlite(sqliteFile(dataDir), draft, onProgress);
    chmodSync(draft, 0o600); // seeds of running games are in it
    syncToDisk(draft);
    renameSync(draft, file);
    return { file, bytes: statSync(file).size, rows };
  } finally {
    rmSync(draft, { force: true });
  }
}

export interface Restored {
  readonly rows: Rows;
  /** Where the store that was there is now; null if there was none with anything in it. */
  readonly aside: string | null;
}

/** Progress is counted in kilobytes, each time the backup is gone through. */
export async function restore(
  place: StorePlace,
  path: string,
  isForced: boolean,
  onProgress: OnProgress = () => {},
): Promise<Restored> {
  const file = resolve(path);
  const { databaseUrl, dataDir } = place;
  const kind = kindOf(file);
  const wanted = databaseUrl ? 'PostgreSQL' : 'SQLite';
  if (kind !== wanted) throw new OperationError(`${file} is a backup of ${kind}, and this store is ${wanted}`);
  return databaseUrl
    ? restorePostgres(file, databaseUrl, isForced, onProgress)
    : restoreSqlite(file, sqliteFile(dataDir), isForced, onProgress);
}

/** By its first bytes. */
function kindOf(file: string): 'SQLite' | 'PostgreSQL' {
  if (!existsSync(file)) throw new OperationError(`there is no file ${file}`);
  const begin = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  readSync(handle, begin);
  closeSync(handle);
  if (begin.toString('latin1').startsWith('SQLite format 3\0')) return 'SQLite';
  if (begin.toString('latin1').startsWith('PGDMP')) return 'PostgreSQL';
  throw new OperationError(`${file} is no backup of Signoria`);
}

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
