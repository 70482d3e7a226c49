import type { ClientMessage, RefusalCode, ServerMessage } from '@signoria/protocol';
import {
  anyMessageSchema,
  CLOSE_OUTDATED,
  clientMessageSchema,
  PROTOCOL_VERSION,
  parseText,
  pingSchema,
} from '@signoria/protocol';
import type { RawData, WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import type { Asker } from '../limits.ts';
import { COSTS, takeOrRefuse } from '../limits.ts';
import { Refusal } from '../problem.ts';
import { newId } from '../store/ids.ts';
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
/** Longer messages than this are no pings, in bytes. */
const LONGEST_PING = 32;
/** Larger messages are refused without naming their id, in bytes: to find it costs more than to refuse them. */
const LONGEST_NAMED = 4096;
const PONG = JSON.stringify({ type: 'pong' } satisfies ServerMessage);

/** One for the process: what is shared is its event loop. */
const TURNS = newTurns();

interface SocketConnection extends Connection {
  readonly asker: Asker;
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
export function serveSocket(
  context: ServerContext,
  socket: WebSocket,
  person: Person | null,
  address: string,
): () => Promise<unknown> {
  const connection: SocketConnection = {
    person,
    asker: { person: person?.id ?? newId(), address },
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
    // A page must not take a server for dead whose store makes it wait. Those too many wait in line, to be refused there.
    if (isPing(data, isBinary) && !isTooMany(context, connection)) return connection.send(PONG);
    const { line } = connection;
    const arrivedAt = performance.now();
    line.add(async () => {
      connection.arrivedAt = arrivedAt;
      if (socket.isPaused && line.waiting() < MOST_WAITING) socket.resume();
      await receive(context, connection, data, isBinary).catch((error) =>
        reportError(context, connection, idOf(data, isBinary), error),
      );
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

function isPing(data: RawData, isBinary: boolean): boolean {
  if (isBinary || !Buffer.isBuffer(data) || data.length > LONGEST_PING) return false;
  return parseText(pingSchema, data.toString()).ok;
}

async function receive(
  context: ServerContext,
  connection: SocketConnection,
  data: RawData,
  isBinary: boolean,
): Promise<void> {
  await context.store.ready();
  if (!connection.isOpen()) return; // also while it closes: whoever was signed out has no say any more
  const refuse = (code: RefusalCode, message: string, path = '') =>
    sendError(connection, idOf(data, isBinary), code, message, path);
  if (isTooMany(context, connection)) return refuse('tooMany', 'too many messages; wait a little');
  await takeOrRefuse(context.limits, 'work', connection.asker);
  if (isBinary) return refuse('malformed', 'expected text');
  const read = parseText(clientMessageSchema, data.toString());
  if (!read.ok) return refuse(read.error.code, read.error.message, read.error.path);
  await handle(context, connection, read.value);
}

async function handle(context: ServerContext, connection: SocketConnection, message: ClientMessage): Promise<void> {
  if (message.type === 'hello') await greet(context, connection, message);
  else if (message.type === 'ping') connection.send(PONG);
  else if (connection.table === null) sendError(connection, message.id, 'noTable', 'say hello to a table first');
  else {
    await pay(context, connection, connection.table, message);
    await answerAtTable(context, connection.table, connection, message);
  }
}

/** What a message costs besides being read. */
async function pay(
  { limits }: ServerContext,
  { asker }: SocketConnection,
  { game }: LiveTable,
  { type }: ClientMessage,
): Promise<void> {
  if (type === 'chat') await takeOrRefuse(limits, 'chat', asker);
  const mayReplay = type === 'undo' || type === 'consent';
  if (mayReplay) await takeOrRefuse(limits, 'work', asker, COSTS.replay * (game?.decisions.length ?? 0));
}

async function greet(
  context: ServerContext,
  connection: SocketConnection,
  { protocol, table, have }: ClientMessage & { type: 'hello' },
): Promise<void> {
  if (protocol !== PROTOCOL_VERSION) return refuseVersion(connection);
  const { asker, table: before } = connection;
  connection.table = null;
  try {
    connection.table = await openTable(context, asker, table);
  } finally {
    // Not sooner: a table that is over would leave the memory, only to be read again.
    if (before !== null && before !== connection.table) disconnect(context, before, connection);
  }
  await connect(context, connection.table, connection, have);
}

async function openTable(context: ServerContext, asker: Asker, id: string): Promise<LiveTable> {
  const { limits, tables } = context;
  await takeOrRefuse(limits, 'work', asker, tables.has(id) ? COSTS.opening : COSTS.reading);
  const table = await tableById(context, id);
  await takeOrRefuse(limits, 'work', asker, COSTS.replay * (table.game?.decisions.length ?? 0));
  return table;
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

/** Returns the id of a message that is refused; null where it has none. */
function idOf(data: RawData, isBinary: boolean): number | null {
  if (isBinary || !Buffer.isBuffer(data) || data.length > LONGEST_NAMED) return null;
  const read = parseText(anyMessageSchema, data.toString());
  return read.ok ? read.value.id : null;
}

function sendError(
  connection: Connection,
  answers: number | null,
  code: RefusalCode,
  message: string,
  path = '',
): void {
  send(connection, { type: 'error', answers, code, path, message });
}

function reportError(context: ServerContext, connection: Connection, answers: number | null, error: unknown): void {
  if (error instanceof Refusal && error.code === 'unknownTable')
    sendError(connection, answers, error.code, error.message, 'table');
  else if (error instanceof Refusal && error.code === 'tooMany')
    sendError(connection, answers, error.code, error.message);
  else {
    context.report('a socket', error);
    sendError(connection, answers, 'notStored', 'something broke on our side; try again');
  }
}
