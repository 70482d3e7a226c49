import type { ClientMessage, ServerMessage, UnsentMessage } from '@signoria/protocol';
import { newMessageIds, PROTOCOL_VERSION, parseText, SERVICE_ROUTES, serverMessageSchema } from '@signoria/protocol';
import { openSocket } from './socket.ts';

/** A message about a table. A pong concerns only the connection. */
export type TableMessage = Exclude<ServerMessage, { type: 'pong' }>;

/** A connection to one table of the server. It reconnects automatically. */
export interface TableConnection {
  /** Sends a message if the connection is open. Returns its unique id, which a refusal refers to. */
  send(message: UnsentMessage): number;
  /** Requests the table, or the steps missed since this version. */
  greet(have: number | null): void;
  close(): void;
}

interface ConnectionParts {
  readonly table: string;
  /** Returns the version of the current views, if any. */
  have(): number | null;
  onMessage(message: TableMessage): void;
  /** Called for a message this page cannot parse. */
  onUnreadable(): void;
  onState(isConnected: boolean): void;
  /** Called when the person has signed out, here or elsewhere. The connection stays closed. */
  onSignedOut(): void;
}

const PING = JSON.stringify({ type: 'ping' } satisfies ClientMessage);

export function openConnection(parts: ConnectionParts): TableConnection {
  const { table, have, onMessage, onUnreadable, onState, onSignedOut } = parts;
  const withId = newMessageIds();
  const send = (unsent: UnsentMessage) => {
    const message = withId(unsent);
    socket.send(JSON.stringify(message));
    return message.id;
  };
  const greet = (version: number | null) =>
    void send({ type: 'hello', protocol: PROTOCOL_VERSION, table, have: version });
  const socket = openSocket({
    path: `${SERVICE_ROUTES.socket.path}?table=${encodeURIComponent(table)}`,
    ping: PING,
    onOpen() {
      greet(have());
      onState(true);
    },
    onText(text) {
      const read = parseText(serverMessageSchema, text);
      if (!read.ok) onUnreadable();
      else if (read.value.type !== 'pong') onMessage(read.value);
    },
    onLost: () => onState(false),
    onSignedOut,
  });
  return { send, greet, close: socket.close };
}
