import { CLOSE_SIGNED_OUT } from '@signoria/protocol';
import type { WebSocket } from 'ws';
import { refuse } from '../problem.ts';
import { hashOf } from '../store/ids.ts';
import { closeSocket } from './closeSocket.ts';

export interface SocketLimits {
  /** Many people may share an address. */
  readonly perAddress: number;
  readonly perPerson: number;
}

/** Pages open at once: a school behind one address, and somebody with a table in each of many windows. */
export const SOCKET_LIMITS: SocketLimits = { perAddress: 2000, perPerson: 100 };

/** A socket that is open, or about to be. */
export interface OpenSocket {
  /** Whose cookie opens it. Said before the session is looked up, so that one that ends meanwhile opens nothing. */
  useSession(session: string | null): void;
  usePerson(person: string | null): void;
  useSocket(socket: WebSocket): void;
  /** It is closed, or never came to be. */
  leave(): void;
}

/** Who has how many, and which are whose. */
export interface OpenSockets {
  /** One more for an address, unless it has as many as it may. */
  enter(address: string): OpenSocket;
  /** Somebody has signed out. */
  closeSessionSockets(session: string): void;
  /** The same through another server, which does not say the session itself. */
  closeSessionSocketsByHash(hash: string): void;
  /** Somebody has signed out everywhere. */
  closePersonSockets(person: string): void;
}

interface Entry {
  readonly address: string;
  session: string | null;
  person: string | null;
  socket: WebSocket | null;
  signedOut: boolean;
  /** Who signed out everywhere while it was being looked up whose socket it is. */
  readonly gone: Set<string>;
}

export function openSocketsWithin({ perAddress, perPerson }: SocketLimits): OpenSockets {
  const entries = new Set<Entry>();
  const addresses = new Map<string, number>();
  const people = new Map<string, number>();
  return {
    enter(address) {
      count(addresses, address, perAddress, 'too many pages are open at this address; close some');
      const entry: Entry = { address, session: null, person: null, socket: null, signedOut: false, gone: new Set() };
      entries.add(entry);
      return {
        useSession(session) {
          entry.session = session;
        },
        usePerson(person) {
          if (entry.signedOut || entry.gone.has(person ?? ''))
            refuse('badSession', 'this session is not valid any more: sign in again');
          if (person === null || !entries.has(entry)) return;
          count(people, person, perPerson, 'you have too many pages open; close some');
          entry.person = person;
        },
        useSocket(socket) {
          entry.socket = socket;
        },
        leave() {
          if (!entries.delete(entry)) return;
          discount(addresses, address);
          if (entry.person !== null) discount(people, entry.person);
        },
      };
    },
    closeSessionSockets(session) {
      for (const entry of entries) if (entry.session === session) close(entry);
    },
    closeSessionSocketsByHash(hash) {
      for (const entry of entries) if (entry.session !== null && hashOf(entry.session) === hash) close(entry);
    },
    closePersonSockets(person) {
      for (const entry of entries)
        if (entry.person === person) close(entry);
        else if (entry.socket === null) entry.gone.add(person);
    },
  };
}

function close(entry: Entry): void {
  entry.signedOut = true;
  if (entry.socket !== null) closeSocket(entry.socket, CLOSE_SIGNED_OUT);
}

function count(counts: Map<string, number>, key: string, most: number, reason: string): void {
  const before = counts.get(key) ?? 0;
  if (before >= most) refuse('tooMany', reason);
  counts.set(key, before + 1);
}

/** Nothing is kept of those who have left. */
function discount(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
