import type { ClientMessage, ServerMessage } from '@signoria/protocol';
import { PROTOCOL_VERSION, parseText, serverMessageSchema } from '@signoria/protocol';

/** A line to one table of the server that mends itself. */
export interface Line {
  say(message: ClientMessage): void;
  close(): void;
}

interface LineParts {
  readonly table: string;
  /** The version of the views we hold, if any: what was missed since is sent. */
  have(): number | null;
  onMessage(message: ServerMessage): void;
  onState(connected: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export function openLine({ table, have, onMessage, onState }: LineParts): Line {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const open = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const opened = new WebSocket(`${scheme}://${location.host}/api/socket`);
    socket = opened;
    opened.addEventListener('open', () => {
      wait = FIRST_WAIT;
      opened.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table, have: have() } satisfies ClientMessage),
      );
      onState(true);
    });
    opened.addEventListener('message', ({ data }) => {
      const read = parseText(serverMessageSchema, String(data));
      if (read.ok) onMessage(read.value);
    });
    opened.addEventListener('close', () => {
      if (closed || socket !== opened) return;
      onState(false);
      timer = setTimeout(open, wait);
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
    say(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener('online', hurry);
      socket?.close();
    },
  };
}
