import type { ServerContext } from '../../context.ts';
import { broadcastPresence, publishPresence, welcome } from '../broadcast/index.ts';
import { catchUpChat } from '../chat/index.ts';
import { continuePlay } from '../play/index.ts';
import { catchUp } from '../storage/index.ts';
import type { Connection, LiveTable } from '../table/index.ts';
import { enqueue } from '../table/index.ts';
import { forget, register, tableById } from './registry.ts';

/**
 * Welcomes a connection in the table's queue, so that no step is lost between the welcome and later messages. Returns the
 * table it was added to: another object if this one has left memory and was loaded again.
 */
export async function connect(
  context: ServerContext,
  table: LiveTable,
  connection: Connection,
  have: number | null,
): Promise<LiveTable> {
  const { id } = table.data;
  const isCurrent = await enqueue(table, async () => {
    table.connections.delete(connection); // a repeated hello must not receive messages twice
    if (context.isStoreShared) await readOn(context, table); // the client may have a newer version from another server
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
async function readOn(context: ServerContext, table: LiveTable): Promise<void> {
  await context.bus.follow(table.data.id);
  await catchUp(context, table);
  await catchUpChat(context, table);
  if (table.connections.size === 0) publishPresence(context, table, true);
}

/** Removes a connection. A finished or cancelled table leaves memory with its last connection. */
export function disconnect(context: ServerContext, table: LiveTable, connection: Connection): void {
  if (!table.connections.delete(connection)) return;
  broadcastPresence(context, table);
  table.lastUsedAt = context.now();
  const isDone = table.data.status === 'over' || table.data.status === 'cancelled';
  if (isDone && table.connections.size === 0) forget(context, table);
}
