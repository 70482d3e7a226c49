import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { OnProgress } from './problem.ts';
import { OperationError } from './problem.ts';
import { damageIn, openExisting } from './reader.ts';
import type { Rows } from './rows.ts';
import { expectSameRows, isEmpty } from './rows.ts';

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
    settle(file);
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

/** Takes in its write-ahead log and stands alone. Fails while anybody else has the file open. */
function settle(file: string): void {
  const database = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}

/** Gives back where the store that was there is now. */
export function restoreSqlite(file: string, target: string, isForced: boolean): { rows: Rows; aside: string | null } {
  const rows = verifiedRows(file);
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const draft = `${target}.restoring`;
  copyFileSync(file, draft);
  try {
    expectSameRows(rows, verifiedRows(draft));
    const aside = existsSync(target) ? putAside(target, isForced) : null;
    renameSync(draft, target);
    return { rows, aside };
  } finally {
    rmSync(draft, { force: true });
  }
}

function putAside(target: string, isForced: boolean): string | null {
  if (isHeld(target)) throw new OperationError(`a server runs on ${target}: stop it first`);
  if (!isForced && !isEmptyStore(target))
    throw new OperationError(`${target} holds games already: --force puts it aside and restores over it`);
  const aside = `${target}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm']) if (existsSync(target + end)) renameSync(target + end, aside + end);
  return aside;
}

/** Nobody can make a file leave its write-ahead log while another has it open. One that cannot be read is nobody's. */
function isHeld(target: string): boolean {
  try {
    settle(target);
    return false;
  } catch (error) {
    return /^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown }).code));
  }
}

function isEmptyStore(target: string): boolean {
  const database = openExisting(target);
  try {
    return isEmpty(rowsIn(database));
  } catch {
    return false; // damaged, which is no reason to throw it away unasked
  } finally {
    database.close();
  }
}
