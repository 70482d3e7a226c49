import { CLOSE_OUTDATED, CLOSE_SIGNED_OUT, newWatchdog } from '@signoria/protocol';

interface SocketParts {
  /**
   * The address on this page's server. It contains the table, so that a proxy can route all sockets of a table to one
   * node.
   */
  readonly path: string;
  /** A message that the server answers. */
  readonly ping: string;
  onOpen(): void;
  onText(text: string): void;
  onLost(): void;
  onSignedOut(): void;
}

interface Socket {
  /** Sends the text if the socket is open. */
  send(text: string): void;
  close(): void;
}

/** Close codes after which the socket does not reconnect: the page is outdated, or the person has signed out. */
const FINAL_CLOSE_CODES: readonly number[] = [CLOSE_OUTDATED, CLOSE_SIGNED_OUT];

/** Milliseconds before the first reconnection, and at most before a later one. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;

/**
 * Opens a WebSocket that reconnects with exponential backoff; any node may answer. The connection counts as lost when
 * it closes, or when the server no longer answers.
 */
export function openSocket({ path, ping, onOpen, onText, onLost, onSignedOut }: SocketParts): Socket {
  let socket: OneSocket | null = null;
  const waits = newBackoff();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchdog = newWatchdog({
    ping: () => socket?.send(ping),
    onSilent: () => lose(),
    isVisible: () => !document.hidden,
  });
  const open = () => {
    clearTimeout(timer);
    watchdog.opening();
    socket = openOnce(path, {
      onOpen() {
        waits.reset();
        watchdog.received();
        onOpen();
      },
      onText(text) {
        watchdog.received();
        onText(text);
      },
      onClose(code) {
        if (!FINAL_CLOSE_CODES.includes(code)) return lose();
        close();
        if (code === CLOSE_SIGNED_OUT) onSignedOut();
      },
    });
  };
  const drop = () => {
    watchdog.stop();
    socket?.drop();
    socket = null;
  };
  const lose = () => {
    drop();
    onLost();
    timer = setTimeout(open, waits.next());
  };
  const stopListening = onVisibleOrOnline(() => (socket === null ? open() : watchdog.pingNow()));
  const close = () => {
    stopListening();
    drop();
    clearTimeout(timer);
  };
  open();
  return {
    send(text) {
      if (socket?.send(text)) watchdog.sent();
    },
    close,
  };
}

/** Returns backoff delays with random jitter, so that not all pages reconnect at the same time. */
function newBackoff(): { next(): number; reset(): void } {
  let wait = FIRST_WAIT;
  return {
    next() {
      const next = wait * (0.5 + Math.random() / 2);
      wait = Math.min(LONGEST_WAIT, wait * 2);
      return next;
    },
    reset() {
      wait = FIRST_WAIT;
    },
  };
}

/** Calls `work` when the page becomes visible or online again: the connection may be dead by then. */
function onVisibleOrOnline(work: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', work, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && work(), { signal });
  return () => listening.abort();
}

interface OneSocket {
  /** Returns true if the text was sent. */
  send(text: string): boolean;
  /** Closes the socket and ignores all further events. */
  drop(): void;
}

interface OneSocketParts {
  onOpen(): void;
  onText(text: string): void;
  onClose(code: number): void;
}

function openOnce(path: string, { onOpen, onText, onClose }: OneSocketParts): OneSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${path}`);
  const listening = new AbortController();
  const { signal } = listening;
  socket.addEventListener('open', onOpen, { signal });
  socket.addEventListener('message', ({ data }) => onText(String(data)), { signal });
  socket.addEventListener('close', ({ code }) => onClose(code), { signal });
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    drop() {
      listening.abort();
      socket.close();
    },
  };
}
