import type { ClientMessage, ServerMessage, UnsentMessage } from '@signoria/protocol';
import { newMessageIds, PROTOCOL_VERSION, parseText, serverMessageSchema } from '@signoria/protocol';
import { openSocket } from './socket.ts';

/** What the server says of a table; a pong is of the connection alone. */
export type TableMessage = Exclude<ServerMessage, { type: 'pong' }>;

/** A connection to one table of the server; when it is lost it opens itself again. */
export interface Connection {
  /** Sends a message if the connection is open. Returns the id it got: a refusal names it, and no other message has it. */
  send(message: UnsentMessage): number;
  /** Asks for the table, or for what was missed since the version of the views we have. */
  greet(have: number | null): void;
  close(): void;
}

interface ConnectionParts {
  readonly table: string;
  /** The version of the views we have, if any. */
  have(): number | null;
  onMessage(message: TableMessage): void;
  /** The server said something this page does not know. */
  onUnreadable(): void;
  onState(connected: boolean): void;
  /** Whoever we were has signed out, here or elsewhere: this connection stays closed. */
  onSignedOut(): void;
}

const PING = JSON.stringify({ type: 'ping' } satisfies ClientMessage);

export function openConnection(parts: ConnectionParts): Connection {
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
    path: `/api/socket?table=${encodeURIComponent(table)}`,
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
