import type { ServerMessage } from '@signoria/protocol';
import type { Connection, LiveTable } from '../table/index.ts';
import { infoOf } from './tableInfo.ts';

export function send(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

/** Sends the same message to everyone at the table, serialized once. */
export function broadcast(table: LiveTable, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const connection of table.connections) connection.send(text);
}

/** Sends the table's info to everyone. It is written per person, because not everyone may see the invitation. */
export function broadcastTable(table: LiveTable): void {
  for (const connection of table.connections)
    send(connection, { type: 'table', table: infoOf(table.data, connection.person?.id ?? null) });
}
