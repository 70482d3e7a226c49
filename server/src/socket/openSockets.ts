import { CLOSE_SIGNED_OUT } from '@signoria/protocol';
import type { WebSocket } from 'ws';
import { refuse } from '../problem.ts';
import { hashOf } from '../store/ids.ts';
import { closeSocket } from './frames.ts';

export interface SocketLimits {
  /** Several people may share an address. */
  readonly perAddress: number;
  readonly perPerson: number;
}

/** Default limits. They suffice for a school behind one address and a person with a table in each of many windows. */
export const SOCKET_LIMITS: SocketLimits = { perAddress: 2000, perPerson: 100 };

/** A socket that is open or being opened. */
export interface OpenSocket {
  /** Sets the session of the cookie, before its lookup: a session that ends during the lookup opens no socket. */
  setSession(session: string | null): void;
  setPersonOrRefuse(person: string | null): void;
  setSocket(socket: WebSocket): void;
  /** Removes the socket after it was closed or could not be opened. */
  leave(): void;
}

/** The open sockets by address, session and person. */
export interface OpenSockets {
  /** Adds a socket for an address, or refuses it if the address has reached its limit. */
  enter(address: string): OpenSocket;
  /** Closes the sockets of a session after signing out. */
  closeSessionSockets(session: string): void;
  /** Closes the sockets of a session that ended on another server, which announces only its hash. */
  closeSessionSocketsByHash(hash: string): void;
  /** Closes all sockets of a person after signing out everywhere. */
  closePersonSockets(person: string): void;
}

interface SocketEntry {
  readonly address: string;
  session: string | null;
  person: string | null;
  socket: WebSocket | null;
  signedOut: boolean;
  /** People who signed out everywhere while the owner of this socket was being looked up. */
  readonly gone: Set<string>;
}

export function openSocketsWithin({ perAddress, perPerson }: SocketLimits): OpenSockets {
  const entries = new Set<SocketEntry>();
  const addresses = new Map<string, number>();
  const people = new Map<string, number>();
  return {
    enter(address) {
      countOrRefuse(addresses, address, perAddress, 'too many pages are open at this address; close some');
      const entry: SocketEntry = {
        address,
        session: null,
        person: null,
        socket: null,
        signedOut: false,
        gone: new Set(),
      };
      entries.add(entry);
      return {
        setSession(session) {
          entry.session = session;
        },
        setPersonOrRefuse(person) {
          if (entry.signedOut || entry.gone.has(person ?? ''))
            refuse('badSession', 'this session has ended: sign in again');
          if (person === null || !entries.has(entry)) return;
          countOrRefuse(people, person, perPerson, 'you have too many pages open; close some');
          entry.person = person;
        },
        setSocket(socket) {
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

function close(entry: SocketEntry): void {
  entry.signedOut = true;
  if (entry.socket !== null) closeSocket(entry.socket, CLOSE_SIGNED_OUT);
}

function countOrRefuse(counts: Map<string, number>, key: string, most: number, reason: string): void {
  const before = counts.get(key) ?? 0;
  if (before >= most) refuse('tooMany', reason);
  counts.set(key, before + 1);
}

/** Decrements a count. Zero counts are deleted to free memory. */
function discount(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
