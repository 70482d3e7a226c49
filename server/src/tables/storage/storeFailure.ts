import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import type { LiveTable } from '../table/index.ts';
import { catchUp, isConflict } from './catchUp.ts';

/**
 * Tries to write; null when that fails. Whoever asked is refused, nobody else hears of it, and the table waits: what the
 * store holds must be read again before anyone goes on. `continuePlay` tries that every second. A conflict is for
 * `enqueueChange`.
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

/**
 * What the store holds now is the truth; everyone is shown it if it is not what they saw. Says whether it could be read.
 */
export async function catchUpAfterFailure(context: ServerContext, table: LiveTable): Promise<boolean> {
  try {
    await catchUp(context, table);
    return true;
  } catch {
    return false;
  }
}
