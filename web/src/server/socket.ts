import { CLOSE_OUTDATED, CLOSE_SIGNED_OUT, newWatchdog } from '@signoria/protocol';

interface SocketParts {
  /** The address on this page's server, with the table in it: a proxy can lead all sockets of a table to one node. */
  readonly path: string;
  /** What makes the server say something. */
  readonly ping: string;
  onOpen(): void;
  onText(text: string): void;
  onLost(): void;
  onSignedOut(): void;
}

interface Socket {
  /** Sends if it is open. */
  send(text: string): void;
  close(): void;
}

/** A page of another version is not wanted back, nor one whose person has signed out. */
const NOT_WANTED: readonly number[] = [CLOSE_OUTDATED, CLOSE_SIGNED_OUT];

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;

/**
 * A WebSocket that is opened again when it is lost, after a while that doubles at first. Any server does. It is lost when
 * it closes, and when nobody is heard at its other end any more.
 */
export function openSocket({ path, ping, onOpen, onText, onLost, onSignedOut }: SocketParts): Socket {
  let socket: OneSocket | null = null;
  const waits = newWaits();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watchdog = newWatchdog({
    ping: () => socket?.send(ping),
    onSilent: () => lose(),
    isLookedAt: () => !document.hidden,
  });
  const open = () => {
    clearTimeout(timer);
    watchdog.opening();
    socket = openOnce(path, {
      onOpen() {
        waits.reset();
        watchdog.heard();
        onOpen();
      },
      onText(text) {
        watchdog.heard();
        onText(text);
      },
      onClose(code) {
        if (!NOT_WANTED.includes(code)) return lose();
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
  const forgetPage = wheneverAwake(() => (socket === null ? open() : watchdog.ask()));
  const close = () => {
    forgetPage();
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

/** Not all pages of a server that is gone come back at once. */
function newWaits(): { next(): number; reset(): void } {
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

/** Whenever the page may have slept or been without a network: a connection from before is not to be trusted. */
function wheneverAwake(work: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('online', work, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && work(), { signal });
  return () => listening.abort();
}

interface OneSocket {
  /** Whether it could be sent. */
  send(text: string): boolean;
  /** From now on it says nothing more, whatever still comes in. */
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
