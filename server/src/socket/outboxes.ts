import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { textFrame } from './frames.ts';

/** Maximum number of unread bytes before a client is disconnected. */
export interface UnreadLimits {
  readonly perSocket: number;
  readonly perAddress: number;
  readonly perProcess: number;
}

const MB = 1024 * 1024;

/** Default limits. A disconnected client reconnects and gets a fresh view. */
export const UNREAD_LIMITS: UnreadLimits = { perSocket: 4 * MB, perAddress: 32 * MB, perProcess: 128 * MB };

/** Memory of an unread message besides its text, in bytes: its buffer object and its entry in the stream's write queue. */
const OVERHEAD = 512;

/** The write queues of all sockets. Counts the bytes that clients have not read yet. */
export interface Outboxes {
  /** Returns a function that sends text through the socket's stream. */
  open(socket: WebSocket, stream: Duplex, address: string): (text: string) => void;
}

interface Outbox {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
  /** Number of messages sent since the stream was last empty. */
  waiting: number;
  /** Bytes counted for these messages. */
  unread: number;
}

interface AllOutboxes {
  readonly open: Set<Outbox>;
  readonly unreadByAddress: Map<string, number>;
  unread: number;
}

/**
 * Returns outboxes that enforce limits. A socket beyond its own limit is terminated. Beyond the limit of an address or
 * of the process, the socket with the most unread bytes there is terminated. Messages that the operating system accepts
 * at once are not counted.
 */
export function outboxesWithin(limits: UnreadLimits): Outboxes {
  const all: AllOutboxes = { open: new Set(), unreadByAddress: new Map(), unread: 0 };
  return {
    open(socket, stream, address) {
      const outbox: Outbox = { socket, stream, address, waiting: 0, unread: 0 };
      all.open.add(outbox);
      socket.once('close', () => close(all, outbox));
      stream.on('drain', () => recount(all, outbox));
      return (text) => {
        if (!all.open.has(outbox)) return;
        stream.write(textFrame(text));
        if (stream.writableLength === 0 && outbox.unread === 0) return;
        outbox.waiting++;
        recount(all, outbox);
        keepWithin(limits, all, outbox);
      };
    },
  };
}

/** Updates the count to the bytes waiting in the stream. */
function recount(all: AllOutboxes, outbox: Outbox): void {
  if (!all.open.has(outbox)) return;
  const { stream } = outbox;
  if (stream.writableLength === 0) outbox.waiting = 0;
  setUnread(all, outbox, stream.writableLength + OVERHEAD * outbox.waiting);
}

function setUnread(all: AllOutboxes, outbox: Outbox, unread: number): void {
  const { address } = outbox;
  const more = unread - outbox.unread;
  const ofAddress = (all.unreadByAddress.get(address) ?? 0) + more;
  outbox.unread = unread;
  all.unread += more;
  if (ofAddress > 0) all.unreadByAddress.set(address, ofAddress);
  else all.unreadByAddress.delete(address);
}

function close(all: AllOutboxes, outbox: Outbox): void {
  if (all.open.delete(outbox)) setUnread(all, outbox, 0);
}

function keepWithin({ perSocket, perAddress, perProcess }: UnreadLimits, all: AllOutboxes, outbox: Outbox): void {
  const { address, unread } = outbox;
  const unreadAt = () => all.unreadByAddress.get(address) ?? 0;
  if (unread > perSocket) terminateLargest(all, [outbox]);
  if (unreadAt() > perAddress) {
    const others = [...all.open].filter((other) => other.address === address);
    for (const other of others) recount(all, other); // some bytes may have been read since
    if (unreadAt() > perAddress) terminateLargest(all, others);
  }
  if (all.unread > perProcess) {
    for (const other of all.open) recount(all, other);
    if (all.unread > perProcess) terminateLargest(all, [...all.open]);
  }
}

function terminateLargest(all: AllOutboxes, outboxes: Outbox[]): void {
  const [largest] = outboxes.sort((one, other) => other.unread - one.unread);
  if (largest === undefined) return;
  close(all, largest);
  largest.socket.terminate();
}
