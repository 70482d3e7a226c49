import type { ServerContext } from '../../context.ts';
import { broadcastPresence, publishPresence, welcome } from '../broadcast/index.ts';
import { catchUpChat } from '../chat/index.ts';
import { continuePlay } from '../play/index.ts';
import { catchUp } from '../storage/index.ts';
import type { Connection, LiveTable } from '../table/index.ts';
import { enqueue } from '../table/index.ts';
import { forget } from './registry.ts';

/** Welcomes a connection in the table's queue, so that no step falls between the welcome and what follows. */
export async function connect(
  context: ServerContext,
  table: LiveTable,
  connection: Connection,
  have: number | null,
): Promise<void> {
  await enqueue(table, async () => {
    table.connections.delete(connection); // one who says hello again hears what is new once
    if (context.isStoreShared) await readOn(context, table); // a page may come from another server, and know more than we do
    table.connections.add(connection);
    welcome(context, table, connection, have);
    broadcastPresence(context, table);
  });
  if (context.isStoreShared) continuePlay(context, table); // the hint of what was read will find nothing new
}

/** Also asks the other servers who is there, for the first who comes. */
async function readOn(context: ServerContext, table: LiveTable): Promise<void> {
  await context.bus.follow(table.data.id);
  await catchUp(context, table);
  await catchUpChat(context, table);
  if (table.connections.size === 0) publishPresence(context, table, true);
}

/** A table that is over leaves the memory with the last who looks at it. */
export function disconnect(context: ServerContext, table: LiveTable, connection: Connection): void {
  if (!table.connections.delete(connection)) return;
  broadcastPresence(context, table);
  table.lastUsedAt = context.now();
  const isDone = table.data.status === 'over' || table.data.status === 'cancelled';
  if (isDone && table.connections.size === 0) forget(context, table);
}
