import type { ServerContext } from '../../context.ts';
import { finishIfOver } from '../ending/index.ts';
import { continuePlay } from '../play/index.ts';
import { catchUp, load } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { enqueue } from '../table/index.ts';

/** The table of this id, from memory or from the store; one that was read goes on where it stopped. */
export async function tableById(context: ServerContext, id: string): Promise<LiveTable> {
  const loading = context.tables.get(id) ?? startLoading(context, id);
  const table = await loading;
  table.lastUsedAt = context.now();
  return context.tables.get(id) === loading ? table : tableById(context, id); // it was evicted at this very moment
}

/**
 * Returns the table of this id with every change that other servers have acknowledged. A store that is not shared is not read:
 * then the table in memory is the latest.
 */
export async function latestTable(context: ServerContext, id: string): Promise<LiveTable> {
  const table = await tableById(context, id);
  if (!context.isStoreShared) return table;
  await enqueue(table, () => catchUp(context, table));
  continuePlay(context, table); // the hint of the same change will find nothing new
  return table;
}

/** A table that was just set up. */
export function register(context: ServerContext, table: LiveTable): void {
  context.tables.set(table.data.id, Promise.resolve(table));
  if (context.isStoreShared) void context.bus.follow(table.data.id);
}

/** It leaves the memory; another server may run it now. */
export function forget(context: ServerContext, table: LiveTable): void {
  const { id } = table.data;
  context.tables.delete(id);
  context.bus.unfollow(id);
  if (table.timer !== null) clearTimeout(table.timer);
  if (context.isStoreShared && table.hasLease === true) context.store.releaseLeases(context.node, [id]).catch(() => {}); // it is given up with us at the latest
}

function startLoading(context: ServerContext, id: string): Promise<LiveTable> {
  const loading = loadAndContinue(context, id);
  context.tables.set(id, loading);
  loading.catch(() => {
    context.tables.delete(id); // the next one who asks tries again
    context.bus.unfollow(id);
  });
  return loading;
}

async function loadAndContinue(context: ServerContext, id: string): Promise<LiveTable> {
  if (context.isStoreShared) await context.bus.follow(id); // before it is read, or a change in between would be missed
  const table = await load(context, id);
  await finishIfOver(context, table);
  continuePlay(context, table);
  return table;
}
