import type { ServerContext } from '../../context.ts';
import { nextDeadline } from '../clocks/index.ts';
import { needsSnapshot, saveSnapshot } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { enqueue } from '../table/index.ts';
import { forget } from './registry.ts';

/** Evicts tables that have been idle for `after` milliseconds from memory. They are loaded from the store on demand. */
export function startEviction(context: ServerContext, after: number): NodeJS.Timeout {
  const sweep = async () => {
    for (const loading of context.tables.values()) {
      const table = await loading.catch(() => undefined);
      if (table === undefined || !isIdle(context, table, after)) continue;
      await enqueue(table, () => evict(context, table, after));
      await new Promise(setImmediate); // yields to the event loop
    }
  };
  let isSweeping = false;
  const sweepOnce = async () => {
    if (isSweeping) return; // the previous sweep is still running
    isSweeping = true;
    await sweep().catch((error) => context.report('evicting tables', error));
    isSweeping = false;
  };
  return setInterval(() => void sweepOnce(), after).unref();
}

/** Grace period in milliseconds in which a recent request may still use a table. */
const JUST_USED = 3000;

/**
 * Evicts a table that people play through another server while nobody is connected to it here: following it would cost
 * as much as serving it. Returns true if it was evicted.
 */
export function giveUpIfUnused(context: ServerContext, table: LiveTable): Promise<boolean> {
  return enqueue(table, () => {
    const isUsed = table.connections.size > 0 || table.thinking.size > 0 || table.needsReload;
    if (isUsed || context.closed || context.now() - table.lastUsedAt < JUST_USED) return false;
    forget(context, table);
    return true;
  });
}

/**
 * Evicts an idle table. Runs in the table's queue. Checks again after writing the snapshot, because a client may
 * connect meanwhile.
 */
async function evict(context: ServerContext, table: LiveTable, after: number): Promise<void> {
  if (!isIdle(context, table, after)) return;
  const isKept = !needsSnapshot(table) || (await saveSnapshot(context, table));
  if (isKept && isIdle(context, table, after)) forget(context, table);
}

/** Returns true if a table has no connections, no thinking bots, no deadline soon and no pending retry. */
function isIdle(context: ServerContext, table: LiveTable, after: number): boolean {
  const { connections, thinking, clockState, needsReload, data, asked, lastUsedAt } = table;
  const isDueSoon = (nextDeadline(clockState) ?? Number.POSITIVE_INFINITY) - context.now() <= after;
  const isQuiet = connections.size === 0 && thinking.size === 0 && !isDueSoon;
  const isUnfinished = data.status === 'running' && asked.size === 0; // its end is not stored yet
  return !context.closed && isQuiet && !needsReload && !isUnfinished && context.now() - lastUsedAt >= after;
}
