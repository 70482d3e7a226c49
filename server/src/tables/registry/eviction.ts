import type { ServerContext } from '../../context.ts';
import { nextDeadline } from '../clocks/index.ts';
import { needsSnapshot, saveSnapshot } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { enqueue } from '../table/index.ts';
import { forget } from './registry.ts';

/** Tables that nobody has looked at for a while leave the memory; who asks next reads them from the store again. */
export function startEviction(context: ServerContext, after: number): NodeJS.Timeout {
  const sweep = async () => {
    for (const loading of context.tables.values()) {
      const table = await loading.catch(() => undefined);
      if (table === undefined || !isIdle(context, table, after)) continue;
      await enqueue(table, () => evict(context, table, after));
      await new Promise(setImmediate); // others are answered in between
    }
  };
  let isSweeping = false;
  const sweepOnce = async () => {
    if (isSweeping) return; // still at the last one
    isSweeping = true;
    await sweep().catch((error) => context.report('evicting tables', error));
    isSweeping = false;
  };
  return setInterval(() => void sweepOnce(), after).unref();
}

/** Requests that were answered longer ago have nothing to do with a table any more, in milliseconds. */
const JUST_USED = 3000;

/**
 * Drops a table from memory that people play through another server while nobody is connected to it here: following it
 * would cost as much as serving it. Returns whether that was done.
 */
export function giveUpIfUnused(context: ServerContext, table: LiveTable): Promise<boolean> {
  return enqueue(table, () => {
    const isUsed = table.connections.size > 0 || table.thinking.size > 0 || table.needsReload;
    if (isUsed || context.closed || context.now() - table.lastUsedAt < JUST_USED) return false;
    forget(context, table);
    return true;
  });
}

/** In the table's queue. Somebody may come while the snapshot is written, so it is looked at twice. */
async function evict(context: ServerContext, table: LiveTable, after: number): Promise<void> {
  if (!isIdle(context, table, after)) return;
  const isKept = !needsSnapshot(table) || (await saveSnapshot(context, table));
  if (isKept && isIdle(context, table, after)) forget(context, table);
}

/** Nobody looks, no bot thinks, no clock runs down soon, nothing is left to try again. */
function isIdle(context: ServerContext, table: LiveTable, after: number): boolean {
  const { connections, thinking, clockState, needsReload, data, asked, lastUsedAt } = table;
  const isDueSoon = (nextDeadline(clockState) ?? Number.POSITIVE_INFINITY) - context.now() <= after;
  const isQuiet = connections.size === 0 && thinking.size === 0 && !isDueSoon;
  const isUnfinished = data.status === 'running' && asked.size === 0; // its end waits to be kept
  return !context.closed && isQuiet && !needsReload && !isUnfinished && context.now() - lastUsedAt >= after;
}
