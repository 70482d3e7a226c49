import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/** For one that is just ending. */
const PATIENCE_MS = 250;

interface Hold {
  readonly lock: Database.Database;
  holders: number;
}

const HELD = new Map<string, Hold>();

/**
 * Keeps other processes off a store: each would play its tables as if it were alone. The lock is a transaction on a file
 * beside it that never ends, so the system itself gives it back when the process is gone, however it went; programs that
 * only read the store (a backup, a check) are not in its way. Gives back how to release it.
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
  const lock = new Database(path, { timeout: PATIENCE_MS });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new Database.SqliteError('another Signoria runs on it', 'SQLITE_BUSY');
  }
}
