import type { ServerContext } from '../context.ts';
import { isStoreError } from '../store/errors.ts';
import { nextDeadline } from './clocks.ts';
import type { LiveTable } from './liveTable.ts';
import { enqueue } from './liveTable.ts';
import { continuePlay, holdsLease } from './play.ts';
import { removeFromMemory, tableById } from './registry.ts';
import { enqueueChange, storeChange } from './storeChanges.ts';
import { needsSnapshot, saveSnapshot } from './storedTable.ts';

/** Evicts tables that have been idle for `afterMs` milliseconds from memory. They are loaded from the store on demand. */
export function startEviction(context: ServerContext, afterMs: number): NodeJS.Timeout {
  const sweep = async () => {
    for (const loading of context.tables.values()) {
      const table = await loading.catch(() => undefined);
      if (table === undefined || !isIdle(context, table, afterMs)) continue;
      await enqueue(table, () => evict(context, table, afterMs));
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
  return setInterval(() => void sweepOnce(), afterMs).unref();
}

/** Grace period in milliseconds in which a recent request may still use a table. */
const JUST_USED_MS = 3000;

/**
 * Evicts a table that people play through another server while nobody is connected to it here. Applying each of its
 * decisions here would cost as much as at the server that runs it. Returns true if it was evicted.
 */
export function evictIfUnused(context: ServerContext, table: LiveTable): Promise<boolean> {
  return enqueue(table, () => {
    const isUsed = table.connections.size > 0 || table.thinking.size > 0 || table.needsReload;
    if (isUsed || context.closed || context.now() - table.lastUsedAt < JUST_USED_MS) return false;
    removeFromMemory(context, table);
    return true;
  });
}

/**
 * Evicts an idle table. Runs in the table's queue. Checks again after writing the snapshot, because a client may
 * connect meanwhile.
 */
async function evict(context: ServerContext, table: LiveTable, afterMs: number): Promise<void> {
  if (!isIdle(context, table, afterMs)) return;
  const isKept = !needsSnapshot(table) || (await saveSnapshot(context, table));
  if (isKept && isIdle(context, table, afterMs)) removeFromMemory(context, table);
}

/**
 * Returns true if a table was not used for `afterMs` milliseconds and has no connections, no thinking bots, no deadline
 * soon, no reload pending after a failed write, and no end to store.
 */
function isIdle(context: ServerContext, table: LiveTable, afterMs: number): boolean {
  const { connections, thinking, clockState, needsReload, data, asked, lastUsedAt } = table;
  const isDueSoon = (nextDeadline(clockState) ?? Number.POSITIVE_INFINITY) - context.now() <= afterMs;
  const isQuiet = connections.size === 0 && thinking.size === 0 && !isDueSoon;
  const isUnfinished = data.status === 'running' && asked.size === 0; // its end is not stored yet
  return !context.closed && isQuiet && !needsReload && !isUnfinished && context.now() - lastUsedAt >= afterMs;
}

/** Polling interval for due tables, in milliseconds. */
const POLL_EVERY_MS = 1000;
/** The most tables opened per query. */
const AT_ONCE = 20;
/** Delay in milliseconds before a table that cannot be opened is tried again, so that it does not block the others. */
const POSTPONED_MS = 3600 * 1000;

export interface DueTables {
  close(): void;
}

/**
 * Opens tables whose clock deadline has passed, one at a time, even if nobody is connected. The store holds the
 * deadlines. A table in memory has its own timer, which a jump of the system clock can make late.
 */
export function openDueTables(context: ServerContext): DueTables {
  let timer: NodeJS.Timeout | undefined;
  const poll = async () => {
    const opened = await openDue(context).catch((error) => {
      if (!isStoreError(error)) context.report('opening due tables', error);
      return 0;
    });
    if (!context.closed) timer = setTimeout(poll, opened > 0 ? 0 : POLL_EVERY_MS).unref();
  };
  void poll();
  return { close: () => clearTimeout(timer) };
}

/** Opens due tables. Returns the number of those that were not in memory. */
async function openDue(context: ServerContext): Promise<number> {
  let opened = 0;
  for (const id of await context.store.dueTables(context.now(), AT_ONCE)) {
    if (context.closed) break;
    const isOpen = context.tables.has(id);
    if (!isOpen) opened++;
    const table = await tableById(context, id).catch((error) => postpone(context, id, error));
    if (isOpen && table !== undefined) await checkDeadline(context, table);
    await new Promise(setImmediate); // yields to the event loop
  }
  return opened;
}

async function checkDeadline(context: ServerContext, table: LiveTable): Promise<void> {
  if (!holdsLease(context, table)) return continuePlay(context, table);
  await enqueueChange(context, table, async () => {
    // Stores a deadline that could not be stored when the clocks changed.
    if (nextDeadline(table.clockState) !== table.dueAt) await storeChange(context, table, {});
  });
  continuePlay(context, table);
}

async function postpone(context: ServerContext, id: string, error: unknown): Promise<undefined> {
  if (isStoreError(error)) throw error;
  context.report(`opening due table ${id}`, error);
  await context.store.updateTable(id, { dueAt: context.now() + POSTPONED_MS });
}
