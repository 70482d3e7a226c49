import type { Duplex } from 'node:stream';
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
import type { RateLimitKeys } from '../limits.ts';
import { COSTS, openingCost, pointsOfBytes, takeOrRefuse } from '../limits.ts';
import { Refusal } from '../problem.ts';
import type { Person } from '../store/entities.ts';
import { newId } from '../store/ids.ts';
import { send } from '../tables/broadcast.ts';
import type { ClientConnection, LiveTable } from '../tables/liveTable.ts';
import { connect, disconnect, tableById } from '../tables/registry.ts';
import type { FrameCounter } from './frames.ts';
import { closeSocket, newFrameCounter, newPongSender } from './frames.ts';
import type { JobQueue } from './roundRobin.ts';
import { newRoundRobin } from './roundRobin.ts';
import { answerAtTable } from './tableMessages.ts';

/** Maximum number of queued messages of one connection. Reading pauses while the queue is full. */
const MOST_WAITING = 100;
const MOST_WAITING_BYTES = 256 * 1024;
/** Maximum length of a ping in bytes. */
const LONGEST_PING = 32;
/** Maximum length in bytes of a message whose id is parsed for a refusal. Larger ones would cost too much. */
const LONGEST_PARSED_FOR_ID = 4096;
const PONG = JSON.stringify({ type: 'pong' } satisfies ServerMessage);

/** One scheduler per process, since all connections share its event loop. */
const SCHEDULER = newRoundRobin();

interface SocketConnection extends ClientConnection {
  readonly asker: RateLimitKeys;
  arrivedAt: number;
  table: LiveTable | null;
  readonly frames: FrameCounter;
  /** Queue of this connection's messages. They are answered in order and take turns with those of other connections. */
  readonly queue: JobQueue;
  isOpen(): boolean;
  close(code: number): void;
}

/** Policy violation (RFC 6455, 7.4.1): the client keeps sending after refusals. */
const CLOSE_FLOOD = 1008;

/** Serves one WebSocket. Returns a function that waits until all received messages are answered. */
export function serveSocket(
  context: ServerContext,
  { socket, stream }: { readonly socket: WebSocket; readonly stream: Duplex },
  person: Person | null,
  address: string,
): () => Promise<unknown> {
  const deliver = context.outboxes.open(socket, stream, address);
  const connection: SocketConnection = {
    person,
    asker: { person: person?.id ?? newId(), address },
    arrivedAt: performance.now(),
    table: null,
    frames: newFrameCounter(context.now, () => closeFlood(socket, connection)),
    queue: SCHEDULER.newQueue(),
    isOpen: () => socket.readyState === socket.OPEN,
    close: (code) => socket.close(code),
    send(text) {
      if (connection.isOpen()) deliver(text);
    },
  };
  readMessages(context, socket, connection);
  readControlFrames(context, socket, connection);
  socket.on('error', () => socket.terminate()); // a frame that is too large or malformed
  socket.on('close', () => {
    connection.queue.clear();
    connection.queue.add(async () => leaveTable(context, connection));
  });
  return connection.queue.done;
}

/** Closes a socket that floods. Drops its queued messages and stops reading. */
function closeFlood(socket: WebSocket, { queue, isOpen }: SocketConnection): void {
  if (!isOpen()) return;
  queue.clear();
  closeSocket(socket, CLOSE_FLOOD, 'too many messages');
  socket.pause();
}

function readMessages(context: ServerContext, socket: WebSocket, connection: SocketConnection): void {
  const { queue, frames } = connection;
  let bytes = 0;
  let ping: Promise<void> | null = null;
  const isFull = () => queue.waiting() >= MOST_WAITING || bytes >= MOST_WAITING_BYTES;
  socket.on('message', (data, isBinary) => {
    if (context.closed || !connection.isOpen()) return; // as if the connection had been lost before
    const isTooMany = frames.arrived();
    const withErrorAnswer = (work: Promise<void>) =>
      work.catch((error) => reportError(context, connection, idOf(data, isBinary), error));
    // Pings are answered at once: a slow store must not make the server seem dead. Only one at a time; further pings
    // are queued.
    if (!isTooMany && ping === null && isPing(data, isBinary)) {
      ping = withErrorAnswer(answerPing(context, connection)).then(() => {
        ping = null;
      });
      return;
    }
    const arrivedAt = performance.now();
    const size = sizeOf(data);
    bytes += size;
    queue.add(async () => {
      connection.arrivedAt = arrivedAt;
      bytes -= size;
      if (socket.isPaused && connection.isOpen() && !isFull()) socket.resume();
      if (ping !== null) await ping;
      await withErrorAnswer(isTooMany ? refuseFlood() : receive(context, connection, data, isBinary));
    });
    if (isFull()) socket.pause();
  });
}

/** Rate limits protocol pings and pongs. Of pings read together, only the latest is answered, if within limits. */
function readControlFrames(context: ServerContext, socket: WebSocket, connection: SocketConnection): void {
  const { asker } = connection;
  const frames = newFrameCounter(context.now, () => closeFlood(socket, connection)); // pongs must not use up the message limit
  const pong = newPongSender(socket);
  let [points, latest]: [number, Buffer | null] = [0, null];
  const settle = async () => {
    const [taken, payload] = [points, latest];
    [points, latest] = [0, null];
    if ((await context.limits.take('work', asker, taken)) > 0) frames.refused();
    else if (payload !== null) pong(payload);
  };
  const count = (ping: Buffer | null) => {
    if (context.closed || !connection.isOpen()) return;
    if (frames.arrived()) return frames.refused();
    points++;
    latest = ping ?? latest;
    if (points === 1)
      queueMicrotask(() => void settle().catch((error) => context.report('answering protocol pings', error)));
  };
  socket.on('ping', count);
  socket.on('pong', () => count(null));
}

async function answerPing({ limits }: ServerContext, connection: SocketConnection): Promise<void> {
  await takeOrRefuse(limits, 'work', connection.asker);
  connection.send(PONG);
}

async function refuseFlood(): Promise<void> {
  throw new Refusal('tooMany', 'too many messages; try again later');
}

function sizeOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, { length }) => sum + length, 0) : data.byteLength;
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
  if (!connection.isOpen()) return; // also skips closing sockets, whose person may have signed out
  const refuse = (code: RefusalCode, message: string, path = '') =>
    sendError(connection, idOf(data, isBinary), code, message, path);
  await takeOrRefuse(context.limits, 'work', connection.asker, 1 + pointsOfBytes(sizeOf(data)));
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
    if (message.type !== 'move') await pay(context, connection, connection.table, message);
    await answerAtTable(context, connection.table, connection, message);
  }
}

/** Takes the points that a message costs besides being read. */
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
    // Not earlier: a finished table could leave the cache and be loaded again at once.
    if (before !== null && before !== connection.table) disconnect(context, before, connection);
  }
  connection.table = await connect(context, connection.table, connection, have);
}

async function openTable(context: ServerContext, asker: RateLimitKeys, id: string): Promise<LiveTable> {
  const { limits } = context;
  await takeOrRefuse(limits, 'work', asker, openingCost(context, id));
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

/** Returns the id of a refused message, or null if it has none. */
function idOf(data: RawData, isBinary: boolean): number | null {
  if (isBinary || !Buffer.isBuffer(data) || data.length > LONGEST_PARSED_FOR_ID) return null;
  const read = parseText(anyMessageSchema, data.toString());
  return read.ok ? read.value.id : null;
}

function sendError(
  connection: ClientConnection,
  answers: number | null,
  code: RefusalCode,
  message: string,
  path = '',
): void {
  send(connection, { type: 'error', answers, code, path, message });
}

function reportError(
  context: ServerContext,
  connection: SocketConnection,
  answers: number | null,
  error: unknown,
): void {
  if (error instanceof Refusal && error.code === 'unknownTable')
    sendError(connection, answers, error.code, error.message, 'table');
  else if (error instanceof Refusal && error.code === 'tooMany') {
    sendError(connection, answers, error.code, error.message);
    connection.frames.refused();
  } else {
    context.report('handling a message', error);
    sendError(connection, answers, 'notStored', 'something broke on our side; try again');
  }
}
