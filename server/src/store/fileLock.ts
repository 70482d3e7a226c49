import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/** Waiting time for another process that is just exiting. */
const LOCK_TIMEOUT_MS = 250;

interface Hold {
  readonly lock: Database.Database;
  holders: number;
}

const HELD = new Map<string, Hold>();

/**
 * Locks a store against other processes, because two servers on one file would both run its tables. The lock is an open
 * transaction on a file beside the store, so the operating system releases it however the process ends. Programs that
 * only read the store (backup, check) are not blocked. Returns a function that releases the lock.
 */
export function lockFile(file: string): () => void {
  const path = join(realpathSync(dirname(file)), `${basename(file)}-lock`);
  const hold = HELD.get(path) ?? { lock: takeLock(path), holders: 0 };
  hold.holders++;
  HELD.set(path, hold);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    hold.holders--;
    if (hold.holders > 0) return;
    HELD.delete(path);
    hold.lock.close();
  };
}

function takeLock(path: string): Database.Database {
  const lock = new Database(path, { timeout: LOCK_TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new Database.SqliteError('another Signoria runs on it', 'SQLITE_BUSY');
  }
}
