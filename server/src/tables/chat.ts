import type { ChatLine, Notice } from '@signoria/protocol';
import { noticeSchema, parseText } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import type { Person, StoredChatLine as StoredLine } from '../store/entities.ts';
import { broadcast } from './broadcast.ts';
import { announce } from './hints.ts';
import type { LiveTable } from './liveTable.ts';
import { enqueue } from './liveTable.ts';
import { seatsOf } from './seats.ts';

/** The number of chat lines sent to a client that joins, and for each request for earlier lines. */
const LATEST_CHAT = 100;

/** The author name of the server's own lines. */
const NOTICE_AUTHOR = 'Signoria';

/**
 * Stores a chat line and broadcasts it. Only the broadcast runs in the table's queue, so moves do not wait for the
 * store, except while lines from other servers are read.
 */
export async function postChat(context: ServerContext, table: LiveTable, person: Person, text: string): Promise<void> {
  const stored = await context.store.appendChat(table.data.id, person.id, text);
  const name = await nameOf(context, person.id);
  await enqueue(table, async () => {
    if (stored.number === table.chatLength) broadcastLine(table, stored, name);
    else await catchUpChat(context, table); // other servers stored lines before this one
    announce(context, table);
  });
}

/** Reads and broadcasts lines that were posted through other servers. */
export async function catchUpChat(context: ServerContext, table: LiveTable): Promise<void> {
  for (const line of await withAuthors(context, await context.store.chatOf(table.data.id, table.chatLength)))
    if (line.number === table.chatLength) broadcastLine(table, line, line.name);
}

function broadcastLine(table: LiveTable, stored: StoredLine, name: string): void {
  const line = chatLine(table, stored, name);
  addLine(table, line);
  broadcast(table, { type: 'chat', line });
}

/** Stores a notice of the server. It is not broadcast; clients that join later receive it. */
export async function postNotice(context: ServerContext, table: LiveTable, notice: Notice): Promise<void> {
  const stored = await context.store.appendChat(table.data.id, null, JSON.stringify(notice));
  addLine(table, chatLine(table, stored, NOTICE_AUTHOR));
}

export async function loadChat(context: ServerContext, table: LiveTable): Promise<void> {
  const latest = await context.store.latestChat(table.data.id, LATEST_CHAT);
  table.chatLength = (latest.at(-1)?.number ?? -1) + 1;
  table.chat = (await withAuthors(context, latest)).map((line) => chatLine(table, line, line.name));
}

/** Returns the last lines before number `before`, for clients that load earlier chat. */
export async function earlierChat(
  context: ServerContext,
  table: LiveTable,
  before: number,
): Promise<readonly ChatLine[]> {
  const lines = await context.store.latestChat(table.data.id, LATEST_CHAT, before);
  return (await withAuthors(context, lines)).map((line) => chatLine(table, line, line.name));
}

/** Adds the authors' names to lines. Reads all names at once. */
async function withAuthors(
  { store }: ServerContext,
  lines: readonly StoredLine[],
): Promise<readonly (StoredLine & { readonly name: string })[]> {
  const names = await store.namesOf([...new Set(lines.flatMap(({ person }) => person ?? []))]);
  return lines.map((line) => ({ ...line, name: line.person === null ? NOTICE_AUTHOR : (names[line.person] ?? '?') }));
}

async function nameOf(context: ServerContext, person: string): Promise<string> {
  return (await context.store.findPerson(person))?.name ?? '?';
}

function chatLine({ data }: LiveTable, { number, person, text, at }: StoredLine, name: string): ChatLine {
  const notice = person === null ? readNotice(text) : null;
  const seat = seatsOf(data, person)[0] ?? null;
  return { number, seat, name, text: notice === null ? text : '', notice, at: new Date(at).toISOString() };
}

/** Parses a notice, i.e. a line without a person. Returns null for the plain English text of older versions. */
function readNotice(text: string): Notice | null {
  const read = parseText(noticeSchema, text);
  return read.ok ? read.value : null;
}

function addLine(table: LiveTable, line: ChatLine): void {
  table.chatLength++;
  table.chat = [...table.chat, line].slice(-LATEST_CHAT);
}
