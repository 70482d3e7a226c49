import type { ServerContext } from '../../context.ts';
import { finishIfOver } from '../ending/index.ts';
import { continuePlay, releaseLease } from '../play/index.ts';
import { catchUp, load } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { enqueue } from '../table/index.ts';

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
  Object.assign(table, { isForgotten: false, hasLease: null });
  context.tables.set(table.data.id, Promise.resolve(table));
  if (context.isStoreShared) void context.bus.follow(table.data.id);
}

/** Removes a table from memory and releases its lease, so that another server can run it. */
export function forget(context: ServerContext, table: LiveTable): void {
  if (table.isForgotten) return;
  const { id } = table.data;
  const { hasLease } = table;
  Object.assign(table, { isForgotten: true, hasLease: false });
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
