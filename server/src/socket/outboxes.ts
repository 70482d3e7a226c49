import type { WebSocket } from 'ws';

/** How much a client may leave unread before it is disconnected, in bytes. */
export interface UnreadLimits {
  readonly perSocket: number;
  readonly perAddress: number;
  readonly perProcess: number;
}

const MB = 1024 * 1024;

/** A page that is disconnected comes back and gets a fresh view. */
export const UNREAD_LIMITS: UnreadLimits = { perSocket: 4 * MB, perAddress: 32 * MB, perProcess: 128 * MB };

/** Memory of an unread message besides its text, in bytes: two entries in the write queue of the stream. */
const OVERHEAD = 512;

/** Sends messages and counts those that the clients have not read yet. */
export interface Outboxes {
  /** Returns the function that sends to this socket. */
  open(socket: WebSocket, address: string): (text: string) => void;
}

interface Outbox {
  readonly socket: WebSocket;
  readonly address: string;
  unread: number;
}

interface AllOutboxes {
  readonly open: Set<Outbox>;
  readonly unreadByAddress: Map<string, number>;
  unread: number;
}

/**
 * Outboxes within limits. Beyond that of a socket the socket is terminated; beyond that of an address or of the process,
 * the one with the most unread bytes there.
 */
export function outboxesWithin(limits: UnreadLimits): Outboxes {
  const all: AllOutboxes = { open: new Set(), unreadByAddress: new Map(), unread: 0 };
  return {
    open(socket, address) {
      const outbox: Outbox = { socket, address, unread: 0 };
      all.open.add(outbox);
      socket.once('close', () => close(all, outbox));
      return (text) => {
        if (!all.open.has(outbox)) return;
        const bytes = text.length + OVERHEAD;
        count(all, outbox, bytes);
        socket.send(text, () => count(all, outbox, -bytes));
        keepWithin(limits, all, outbox);
      };
    },
  };
}

function count(all: AllOutboxes, outbox: Outbox, bytes: number): void {
  if (!all.open.has(outbox)) return;
  const { address } = outbox;
  const ofAddress = (all.unreadByAddress.get(address) ?? 0) + bytes;
  outbox.unread += bytes;
  all.unread += bytes;
  if (ofAddress > 0) all.unreadByAddress.set(address, ofAddress);
  else all.unreadByAddress.delete(address);
}

function close(all: AllOutboxes, outbox: Outbox): void {
  count(all, outbox, -outbox.unread);
  all.open.delete(outbox);
}

function keepWithin({ perSocket, perAddress, perProcess }: UnreadLimits, all: AllOutboxes, outbox: Outbox): void {
  const { address, unread } = outbox;
  if (unread > perSocket) terminateLargest(all, [outbox]);
  if ((all.unreadByAddress.get(address) ?? 0) > perAddress)
    terminateLargest(
      all,
      [...all.open].filter((other) => other.address === address),
    );
  if (all.unread > perProcess) terminateLargest(all, [...all.open]);
}

function terminateLargest(all: AllOutboxes, outboxes: Outbox[]): void {
  const [largest] = outboxes.sort((one, other) => other.unread - one.unread);
  if (largest === undefined) return;
  close(all, largest);
  largest.socket.terminate();
}
