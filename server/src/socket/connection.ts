import type { ClientMessage, RefusalCode } from '@signoria/protocol';
import { CLOSE_OUTDATED, clientMessageSchema, PROTOCOL_VERSION, parseText } from '@signoria/protocol';
import type { RawData, WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../problem.ts';
import type { Person } from '../store/store.ts';
import { send } from '../tables/broadcast/index.ts';
import { connect, disconnect, tableById } from '../tables/registry/index.ts';
import type { Connection, LiveTable } from '../tables/table/index.ts';
import { answerAtTable } from './tableMessages.ts';
import type { Line } from './turns.ts';
import { newTurns } from './turns.ts';

/** What one connection may send in a while: more than anyone can click, and enough for a program that plays. */
const MOST_MESSAGES = 1000;
const WHILE = 10_000;
/** A connection that cannot keep up is cut; the page comes back and gets a fresh view. In bytes. */
const MOST_UNREAD = 4 * 1024 * 1024;
/** Messages of one connection that may wait for their turn; until there are fewer, it is not read. */
const MOST_WAITING = 100;

/** One for the process: what is shared is its event loop. */
const TURNS = newTurns();

interface SocketConnection extends Connection {
  arrivedAt: number;
  table: LiveTable | null;
  count: number;
  since: number;
  /** Messages of one connection are answered in their order, and take turns with those of all others. */
  readonly line: Line;
  isOpen(): boolean;
  close(code: number): void;
}

/** Gives back how to wait for the answers to all that has come in. */
export function serveSocket(context: ServerContext, socket: WebSocket, person: Person | null): () => Promise<unknown> {
  const connection: SocketConnection = {
    person,
    arrivedAt: performance.now(),
    table: null,
    count: 0,
    since: context.now(),
    line: TURNS.newLine(),
    isOpen: () => socket.readyState === socket.OPEN,
    close: (code) => socket.close(code),
    send(text) {
      if (!connection.isOpen()) return;
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else socket.send(text);
    },
  };
  socket.on('message', (data, isBinary) => {
    if (context.closed) return; // as if the connection had been cut before
    const { line } = connection;
    const arrivedAt = performance.now();
    line.add(async () => {
      connection.arrivedAt = arrivedAt;
      if (socket.isPaused && line.waiting() < MOST_WAITING) socket.resume();
      await receive(context, connection, data, isBinary).catch((error) => reportError(context, connection, error));
    });
    if (line.waiting() >= MOST_WAITING) socket.pause();
  });
  socket.on('error', () => socket.terminate()); // too large a frame, or no frame at all
  socket.on('close', () => {
    connection.line.clear();
    connection.line.add(async () => leaveTable(context, connection));
  });
  return connection.line.done;
}

async function receive(
  context: ServerContext,
  connection: SocketConnection,
  data: RawData,
  isBinary: boolean,
): Promise<void> {
  await context.store.ready();
  if (!connection.isOpen()) return; // also while it closes: whoever was signed out has no say any more
  if (isTooMany(context, connection)) return sendError(connection, 'tooMany', 'too many messages; wait a little');
  if (isBinary) return sendError(connection, 'malformed', 'expected text');
  const read = parseText(clientMessageSchema, data.toString());
  if (!read.ok) return sendError(connection, read.error.code, read.error.message, read.error.path);
  await handle(context, connection, read.value);
}

async function handle(context: ServerContext, connection: SocketConnection, message: ClientMessage): Promise<void> {
  if (message.type === 'hello') await greet(context, connection, message);
  else if (connection.table === null) sendError(connection, 'noTable', 'say hello to a table first');
  else await answerAtTable(context, connection.table, connection, message);
}

async function greet(
  context: ServerContext,
  connection: SocketConnection,
  { protocol, table, have }: ClientMessage & { type: 'hello' },
): Promise<void> {
  if (protocol !== PROTOCOL_VERSION) return refuseVersion(connection);
  leaveTable(context, connection);
  connection.table = await tableById(context, table);
  await connect(context, connection.table, connection, have);
}

function refuseVersion(connection: SocketConnection): void {
  send(connection, { type: 'outdated', protocol: PROTOCOL_VERSION });
  connection.close(CLOSE_OUTDATED);
}

function leaveTable(context: ServerContext, connection: SocketConnection): void {
  if (connection.table !== null) disconnect(context, connection.table, connection);
  connection.table = null;
}

function isTooMany(context: ServerContext, connection: SocketConnection): boolean {
  if (context.now() - connection.since > WHILE) Object.assign(connection, { since: context.now(), count: 0 });
  connection.count++;
  return connection.count > MOST_MESSAGES;
}

function sendError(connection: Connection, code: RefusalCode, message: string, path = ''): void {
  send(connection, { type: 'error', code, path, message });
}

function reportError(context: ServerContext, connection: Connection, error: unknown): void {
  const isUnknown = error instanceof Refusal && error.code === 'unknownTable';
  if (!isUnknown) context.report('a socket', error);
  if (isUnknown) sendError(connection, 'unknownTable', error.message, 'table');
  else sendError(connection, 'notStored', 'something broke on our side; try again');
}
