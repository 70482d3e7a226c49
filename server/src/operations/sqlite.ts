import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { lockFile } from '../store/fileLock.ts';
import type { Payload } from './checksum.ts';
import type { Contents, LogRange, RowCounts } from './contents.ts';
import { expectSameRows, gapIn, isEmpty, snapshotBeyond } from './contents.ts';
import type { OnProgress } from './operationError.ts';
import { messageOf, OperationError } from './operationError.ts';
import { damageIn, openExisting } from './reader.ts';
import { addSecretToBackup, restoreSecret, secretBeside } from './secretInBackup.ts';

/** Pages of 4 KB copied per step. A running server does not wait for the copy. */
const PAGES = 1000;

/**
 * Copies the whole store as of one moment into one file without a write-ahead log. A plain copy of the file would miss
 * changes that are still in its write-ahead log.
 */
export async function backupSqlite(source: string, file: string, onProgress: OnProgress): Promise<Contents> {
  const database = openExisting(source);
  try {
    database.exec('begin'); // otherwise every write of a server would restart the copy
    const rows = rowsIn(database);
    await database.backup(file, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages);
        return PAGES;
      },
    });
    mergeWriteAheadLog(file);
    addSecretToBackup(file, secretBeside(source));
    const contents = readBackup(file);
    expectSameRows(rows, contents.rows);
    return contents;
  } finally {
    database.close();
  }
}

/** Reads a whole backup; refuses one whose pages are damaged. */
export function readBackup(file: string): Contents {
  const database = openExisting(file);
  try {
    const [first] = damageIn(database);
    if (first !== undefined) throw new OperationError(`${file} is damaged: ${first}`);
    const rows = rowsIn(database);
    const migrations = rows.has('kysely_migration')
      ? database.prepare<[], string>('select name from kysely_migration').pluck().all()
      : [];
    return { rows, migrations, damage: rows.has('decisions') ? logDamage(database) : [] };
  } finally {
    database.close();
  }
}

function logDamage(database: Database.Database): readonly string[] {
  const logs = database
    .prepare<[], LogRange & { id: string }>(
      'select table_id as id, count(*) as count, min(number) as first, max(number) as last from decisions group by table_id',
    )
    .iterate();
  const damage: string[] = [];
  for (const { id, ...log } of logs) damage.push(...gapIn(id, log));
  const snapshots = database
    .prepare<[], { id: string; version: number; last: number }>(
      `select table_id as id, version,
          coalesce((select max(number) from decisions where table_id = snapshots.table_id), -1) as last
        from snapshots`,
    )
    .iterate();
  for (const { id, version, last } of snapshots) damage.push(...snapshotBeyond(id, version, last + 1));
  return damage;
}

function rowsIn(database: Database.Database): RowCounts {
  const names = database
    .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
    .pluck();
  const count = (name: string) => database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;
  return new Map(names.all().map((name) => [name, count(name)]));
}

/** Merges the write-ahead log into the file. */
function mergeWriteAheadLog(file: string): void {
  const database = new Database(file, { fileMustExist: true });
  database.pragma('journal_mode = DELETE');
  database.close();
}

/**
 * Restores a backup. Returns the path to which the previous store was moved; null if there was none. `onPart` receives
 * the fraction that has been restored.
 */
export function restoreSqlite(
  { file, length }: Payload,
  rows: RowCounts,
  target: string,
  isForced: boolean,
  onPart: (part: number) => void,
): string | null {
  makeFolder(dirname(target));
  const draft = `${target}.restoring`;
  const release = lockStore(target);
  try {
    copyFileSync(file, draft);
    truncateSync(draft, length);
    onPart(1 / 2);
    expectSameRows(rows, readBackup(draft).rows);
    onPart(1);
    const aside = existsSync(target) ? moveAside(target, isForced) : null;
    restoreSecret(draft, secretBeside(target), aside !== null);
    renameSync(draft, target);
    return aside;
  } finally {
    rmSync(draft, { force: true });
    release();
  }
}

/** Creates a folder with mode 0700, because the store contains seeds of running games. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new OperationError(`cannot make the folder ${folder}: ${messageOf(error)}`);
  }
}

/** Locks a store against servers until the returned function is called. */
export function lockStore(target: string): () => void {
  try {
    return lockFile(target);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'SQLITE_BUSY')
      throw new OperationError(`a server runs on ${target}: stop it first`);
    throw new OperationError(`cannot lock ${target}: ${messageOf(error)}`);
  }
}

function moveAside(target: string, isForced: boolean): string | null {
  if (!isForced && !isEmptyStore(target))
    throw new OperationError(`${target} is not empty: --force moves it aside and restores`);
  const aside = `${target}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(target + end)) renameSync(target + end, aside + end);
  return aside;
}

/**
 * Returns true if a store is empty. An unreadable file counts as empty: it is unusable, and it is moved aside, not
 * deleted.
 */
function isEmptyStore(target: string): boolean {
  const database = openExisting(target);
  try {
    return isEmpty(rowsIn(database));
  } catch {
    return true;
  } finally {
    database.close();
  }
}
