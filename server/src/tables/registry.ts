import type { ServerContext } from '../context.ts';
import { broadcastPresence, publishPresence, welcome } from './broadcast.ts';
import { catchUpChat } from './chat.ts';
import { updatedClocks } from './clocks.ts';
import { finishIfOver } from './ending.ts';
import type { ClientConnection, LiveTable } from './liveTable.ts';
import { enqueue, setFields } from './liveTable.ts';
import { load } from './loadTable.ts';
import { continuePlay, releaseLease } from './play.ts';
import { catchUp } from './storeChanges.ts';
import { needsSnapshot, saveSnapshots } from './storedTable.ts';

/** Returns the table of this id from memory or from the store. A loaded table resumes play. */
export async function tableById(context: ServerContext, id: string): Promise<LiveTable> {
  const loading = context.tables.get(id) ?? startLoading(context, id);
  const table = await loading;
  table.lastUsedAt = context.now();
  return context.tables.get(id) === loading ? table : tableById(context, id); // it was evicted meanwhile
}

/**
 * Returns the table of this id with every change that other servers have acknowledged. Without a shared store, the
 * table in memory is always the latest.
 */
export async function latestTable(context: ServerContext, id: string): Promise<LiveTable> {
  const table = await tableById(context, id);
  if (!context.isStoreShared) return table;
  await enqueue(table, () => catchUp(context, table));
  continuePlay(context, table); // a hint about the same change will find nothing new
  return table;
}

/** Adds a table to memory and follows its hints. */
export function register(context: ServerContext, table: LiveTable): void {
  setFields(table, { isEvicted: false, hasLease: null });
  context.tables.set(table.data.id, Promise.resolve(table));
  if (context.isStoreShared) void context.bus.follow(table.data.id);
}

/** Removes a table from memory and releases its lease, so that another server can run it. */
export function removeFromMemory(context: ServerContext, table: LiveTable): void {
  if (table.isEvicted) return;
  const { id } = table.data;
  const { hasLease } = table;
  setFields(table, { isEvicted: true, hasLease: false });
  context.tables.delete(id);
  context.bus.unfollow(id);
  if (table.timer !== null) clearTimeout(table.timer);
  if (context.isStoreShared && hasLease === true) void releaseLease(context, id);
}

function startLoading(context: ServerContext, id: string): Promise<LiveTable> {
  const loading = loadAndContinue(context, id);
  context.tables.set(id, loading);
  loading.catch(() => {
    context.tables.delete(id); // the next request tries again
    context.bus.unfollow(id);
  });
  return loading;
}

async function loadAndContinue(context: ServerContext, id: string): Promise<LiveTable> {
  if (context.isStoreShared) await context.bus.follow(id); // before loading, or a change in between would be missed
  const table = await load(context, id);
  await finishIfOver(context, table);
  continuePlay(context, table);
  return table;
}

/**
 * Welcomes a connection in the table's queue, so that no step is lost between the welcome and later messages. Returns the
 * table it was added to: another object if this one has left memory and was loaded again.
 */
export async function connect(
  context: ServerContext,
  table: LiveTable,
  connection: ClientConnection,
  have: number | null,
): Promise<LiveTable> {
  const { id } = table.data;
  const isCurrent = await enqueue(table, async () => {
    table.connections.delete(connection); // a repeated hello must not receive messages twice
    if (context.isStoreShared) await followTable(context, table); // the client may have a newer version from another server
    const registered = context.tables.get(id);
    if (registered === undefined) register(context, table);
    else if ((await registered) !== table) return false;
    table.connections.add(connection);
    welcome(context, table, connection, have);
    broadcastPresence(context, table);
    return true;
  });
  if (!isCurrent) return connect(context, await tableById(context, id), connection, have);
  if (context.isStoreShared) continuePlay(context, table); // a hint about the same changes will find nothing new
  return table;
}

/** Follows the table and reads changes of other servers. For the first connection, also requests their presence. */
async function followTable(context: ServerContext, table: LiveTable): Promise<void> {
  await context.bus.follow(table.data.id);
  await catchUp(context, table);
  await catchUpChat(context, table);
  if (table.connections.size === 0) publishPresence(context, table, true);
}

/** Removes a connection. A finished or cancelled table leaves memory with its last connection. */
export function disconnect(context: ServerContext, table: LiveTable, connection: ClientConnection): void {
  if (!table.connections.delete(connection)) return;
  broadcastPresence(context, table);
  table.lastUsedAt = context.now();
  const isDone = table.data.status === 'over' || table.data.status === 'cancelled';
  if (isDone && table.connections.size === 0) removeFromMemory(context, table);
}

/**
 * Waits for pending jobs and replaces outdated snapshots in batches. Decisions are enough to restore a game, but under
 * newer rules it continues from its snapshot, and a live clock continues from the time in the snapshot.
 */
export async function closeTables(context: ServerContext): Promise<void> {
  const tables = await Promise.all([...context.tables.values()].map((loading) => waitForJobs(loading)));
  const unsaved = tables.flatMap((table) => (table !== undefined && needsSnapshot(table) ? [table] : []));
  for (const table of unsaved) table.clockState = updatedClocks(context, table, table.clockState);
  await saveSnapshots(context, unsaved);
}

async function waitForJobs(loading: Promise<LiveTable>): Promise<LiveTable | undefined> {
  const table = await loading.catch(() => undefined);
  if (table === undefined) return undefined;
  if (table.timer !== null) clearTimeout(table.timer);
  await table.queue;
  return table;
}
