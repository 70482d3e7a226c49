import { sameJson } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import { welcomeAll } from '../broadcast/index.ts';
import type { LiveTable } from '../table/index.ts';
import { versionOf } from '../table/index.ts';
import { reload } from './load.ts';

/**
 * Tries to write; null when that fails. Whoever asked is refused, nobody else hears of it, and the table waits: what the
 * store holds must be read again before anyone goes on. `continuePlay` tries that every second.
 */
export async function tryToStore<T>(
  context: ServerContext,
  table: LiveTable,
  write: () => Promise<T>,
): Promise<{ readonly value: T } | null> {
  try {
    return { value: await write() };
  } catch (error) {
    if (!isStoreError(error)) context.report(`table ${table.data.id}`, error);
    table.needsReload = true;
    return null;
  }
}

/**
 * What the store holds now is the truth; everyone is shown it if it is not what they saw. Says whether it could be read.
 */
export async function reloadAfterFailure(context: ServerContext, table: LiveTable): Promise<boolean> {
  const { data } = table;
  const before = versionOf(table);
  try {
    await reload(context, table);
  } catch {
    return false;
  }
  if (versionOf(table) !== before || !sameJson(table.data, data)) welcomeAll(context, table);
  return true;
}
