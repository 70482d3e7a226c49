import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { lockFile } from '../store/fileLock.ts';
import type { OnProgress } from './problem.ts';
import { OperationError } from './problem.ts';
import { damageIn, openExisting } from './reader.ts';
import type { Rows } from './rows.ts';
import { expectSameRows, isEmpty } from './rows.ts';
import { keepSecret, secretBeside, takeSecret } from './secretInBackup.ts';

/** Copied at a time, in pages of 4 KB; a server that plays meanwhile does not wait for any of them. */
const PAGES = 1000;

/**
 * The whole store as of one moment, in one file without a write-ahead log beside it. A plain copy of the file would miss
 * what is still in its log.
 */
export async function backupSqlite(source: string, file: string, onProgress: OnProgress): Promise<Rows> {
  const database = openExisting(source);
  try {
    database.exec('begin'); // or every move that is stored meanwhile would begin the copy anew
    const rows = rowsIn(database);
    await database.backup(file, {
      progress({ totalPages, remainingPages }) {
        onProgress(totalPages - remainingPages, totalPages);
        return PAGES;
      },
    });
    standAlone(file);
    keepSecret(file, secretBeside(source));
    expectSameRows(rows, verifiedRows(file));
    return rows;
  } finally {
    database.close();
  }
}

/** What a backup holds, once it is known to be whole. */
export function verifiedRows(file: string): Rows {
  const database = openExisting(file);
  try {
    const [first] = damageIn(database);
    if (first !== undefined) throw new OperationError(`${file} is damaged: ${first}`);
    return rowsIn(database);
  } finally {
    database.close();
  }
}

function rowsIn(database: Database.Database): Rows {
  const names = database
    .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
    .pluck();
  const count = (name: string) => database.prepare<[], number>(`select count(*) from "${name}"`).pluck().get() ?? 0;
  return new Map(names.all().map((name) => [name, count(name)]));
}

/** Takes in its write-ahead log. */
function standAlone(file: string): void {
  const database = new Database(file, { fileMustExist: true });
  database.pragma('journal_mode = DELETE');
  database.close();
}

/** Gives back where the store that was there is now. */
export function restoreSqlite(
  file: string,
  target: string,
  isForced: boolean,
  onProgress: OnProgress,
): { rows: Rows; aside: string | null } {
  const kilobytes = Math.ceil(statSync(file).size / 1024);
  const passed = (times: number) => onProgress(times * kilobytes, 3 * kilobytes);
  passed(0);
  const rows = verifiedRows(file);
  passed(1);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.restoring`;
  const release = holdStore(target);
  try {
    copyFileSync(file, draft);
    passed(2);
    expectSameRows(rows, verifiedRows(draft));
    passed(3);
    const aside = existsSync(target) ? putAside(target, isForced) : null;
    takeSecret(draft, secretBeside(target), aside !== null);
    renameSync(draft, target);
    return { rows, aside };
  } finally {
    rmSync(draft, { force: true });
    release();
  }
}

/** No server can start on it meanwhile. */
function holdStore(target: string): () => void {
  try {
    return lockFile(target);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new OperationError(`a server runs on ${target}: stop it first`);
  }
}

function putAside(target: string, isForced: boolean): string | null {
  if (!isForced && !isEmptyStore(target))
    throw new OperationError(`${target} holds games already: --force puts it aside and restores over it`);
  const aside = `${target}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(target + end)) renameSync(target + end, aside + end);
  return aside;
}

/** One that cannot be read at all counts as empty: nobody can play on it, and it is kept aside. */
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
