import type { ClientMessage, Refusal as RefusalCode } from '@signoria/protocol';
import { clientMessageSchema, parseText } from '@signoria/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Hall } from '../hall.ts';
import { Refusal } from '../problem.ts';
import type { Person } from '../store/store.ts';
import { enter, exit, tableOf } from '../tables/find.ts';
import type { Guest, LiveTable } from '../tables/live.ts';
import { tell } from '../tables/tell.ts';
import { answerAtTable } from './answers.ts';

/** What one line may bring in a while: more than anyone can click, and enough for a program that plays. */
const MOST_MESSAGES = 1000;
const WHILE = 10_000;
/** A line that cannot keep up is cut; the page comes back and gets a fresh view. */
const MOST_WAITING = 4 * 1024 * 1024;

interface Line {
  readonly guest: Guest;
  table: LiveTable | null;
  count: number;
  since: number;
  /** Messages of one line are answered in their order. */
  queue: Promise<unknown>;
  closed: boolean;
}

export function serveSocket(hall: Hall, socket: WebSocket, person: Person | null): void {
  const guest: Guest = {
    person,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
      else socket.send(text);
    },
  };
  const line: Line = { guest, table: null, count: 0, since: hall.now(), queue: Promise.resolve(), closed: false };
  socket.on('message', (data, isBinary) => {
    line.queue = line.queue
      .then(hall.store.ready)
      .then(() => receive(hall, line, data, isBinary))
      .catch((error) => failed(hall, line, error));
  });
  socket.on('error', () => socket.terminate()); // too large a frame, or no frame at all
  socket.on('close', () => {
    line.closed = true;
    line.queue = line.queue.then(() => leaveTable(hall, line));
  });
}

async function receive(hall: Hall, line: Line, data: RawData, isBinary: boolean): Promise<void> {
  if (line.closed) return;
  if (isTooMany(hall, line)) return complain(line, 'tooMany', 'too many messages; wait a little');
  if (isBinary) return complain(line, 'malformed', 'expected text');
  const read = parseText(clientMessageSchema, data.toString());
  if (!read.ok) return complain(line, read.error.code, read.error.message, read.error.path);
  await handle(hall, line, read.value);
}

async function handle(hall: Hall, line: Line, message: ClientMessage): Promise<void> {
  if (message.type === 'hello') {
    leaveTable(hall, line);
    line.table = await tableOf(hall, message.table);
    await enter(hall, line.table, line.guest, message.have);
  } else if (line.table === null) complain(line, 'noTable', 'say hello to a table first');
  else await answerAtTable(hall, line.table, line.guest, message);
}

function leaveTable(hall: Hall, line: Line): void {
  if (line.table !== null) exit(hall, line.table, line.guest);
  line.table = null;
}

function isTooMany(hall: Hall, line: Line): boolean {
  if (hall.now() - line.since > WHILE) Object.assign(line, { since: hall.now(), count: 0 });
  line.count++;
  return line.count > MOST_MESSAGES;
}

function complain({ guest }: Line, code: RefusalCode, message: string, path = ''): void {
  tell(guest, { type: 'error', code, path, message });
}

function failed(hall: Hall, line: Line, error: unknown): void {
  const isUnknown = error instanceof Refusal && error.code === 'unknownTable';
  if (!isUnknown) hall.report('a socket', error);
  if (isUnknown) complain(line, 'unknownTable', error.message, 'table');
  else complain(line, 'notStored', 'something broke on our side; try again');
}
