import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import type { LiveTable } from '../table/index.ts';
import { catchUp, isConflict } from './catchUp.ts';

/**
 * Tries to write. Returns null on failure: the request is refused, nothing is broadcast, and the table must be reread
 * before play continues. `continuePlay` retries that every second. Conflicts are thrown for `enqueueChange`.
 */
export async function tryToStore<T>(
  context: ServerContext,
  table: LiveTable,
  write: () => Promise<T>,
): Promise<{ readonly value: T } | null> {
  try {
    return { value: await write() };
  } catch (error) {
    if (isConflict(error)) throw error;
    if (!isStoreError(error)) context.report(`table ${table.data.id}`, error);
    table.needsReload = true;
    return null;
  }
}

/** Rereads a table after a store failure and broadcasts differences. Returns true if the store could be read. */
export async function catchUpAfterFailure(context: ServerContext, table: LiveTable): Promise<boolean> {
  try {
    await catchUp(context, table);
    return true;
  } catch {
    return false;
  }
}
