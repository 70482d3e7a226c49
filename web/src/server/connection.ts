import type { ClientMessage, ServerMessage } from '@signoria/protocol';
import { CLOSE_OUTDATED, CLOSE_SIGNED_OUT, PROTOCOL_VERSION, parseText, serverMessageSchema } from '@signoria/protocol';

/** A connection to one table of the server; when it is lost it opens itself again. */
export interface Connection {
  /** Sends if it is open; what must not be lost is sent again by whoever hears that it is back. */
  send(message: ClientMessage): void;
  /** Asks for the table, or for what was missed since the version of the views we have. */
  greet(have: number | null): void;
  close(): void;
}

interface ConnectionParts {
  readonly table: string;
  /** The version of the views we have, if any. */
  have(): number | null;
  onMessage(message: ServerMessage): void;
  /** The server said something this page does not know. */
  onUnreadable(): void;
  onState(connected: boolean): void;
  /** Whoever we were has signed out, here or elsewhere: this connection stays closed. */
  onSignedOut(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;

export function openConnection(parts: ConnectionParts): Connection {
  const { table, have, onMessage, onUnreadable, onState, onSignedOut } = parts;
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const greet = (version: number | null) => send({ type: 'hello', protocol: PROTOCOL_VERSION, table, have: version });
  const socket = openSocket({
    onOpen() {
      greet(have());
      onState(true);
    },
    onText(text) {
      const read = parseText(serverMessageSchema, text);
      if (read.ok) onMessage(read.value);
      else onUnreadable();
    },
    onLost: () => onState(false),
    onSignedOut,
  });
  return { send, greet, close: socket.close };
}

interface SocketParts {
  onOpen(): void;
  onText(text: string): void;
  onLost(): void;
  onSignedOut(): void;
}

/** A WebSocket that is opened again when it is lost, after a while that doubles at first. Any server does. */
function openSocket({ onOpen, onText, onLost, onSignedOut }: SocketParts) {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const open = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const opened = new WebSocket(`${scheme}://${location.host}/api/socket`);
    socket = opened;
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT;
      onOpen();
    });
    opened.addEventListener('message', ({ data }) => onText(String(data)));
    opened.addEventListener('close', ({ code }) => {
      if (isClosed || socket !== opened || code === CLOSE_OUTDATED) return; // a page of another version is not wanted back
      if (code === CLOSE_SIGNED_OUT) return onSignedOut();
      onLost();
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2)); // not all pages of a server that is gone at once
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  };
  /** No need to wait when the machine says that it is back. */
  const hurry = () => {
    if (socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    open();
  };
  open();
  window.addEventListener('online', hurry);
  return {
    send: (text: string) => socket?.readyState === WebSocket.OPEN && socket.send(text),
    close() {
      isClosed = true;
      clearTimeout(timer);
      window.removeEventListener('online', hurry);
      socket?.close();
    },
  };
}
