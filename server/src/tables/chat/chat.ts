import type { ChatLine, Notice } from '@signoria/protocol';
import { noticeSchema, parseText } from '@signoria/protocol';
import type { ServerContext } from '../../context.ts';
import type { Person, ChatLine as StoredLine } from '../../store/store.ts';
import { broadcast } from '../broadcast/index.ts';
import { seatsOf } from '../seats/index.ts';
import type { LiveTable } from '../table/index.ts';
import { announce, enqueue } from '../table/index.ts';

/** How much of the chat a newcomer reads, and how much more with each question for earlier lines. */
const LATEST_CHAT = 100;

/** Under which name the server itself speaks. */
const SERVER_NAME = 'Signoria';

/**
 * Stores what a person said and tells everyone at the table. Moves do not wait for that: only the telling is done in the
 * table's queue.
 */
export async function postChat(context: ServerContext, table: LiveTable, person: Person, text: string): Promise<void> {
  const stored = await context.store.appendChat(table.data.id, person.id, text);
  const name = await nameOf(context, person.id);
  await enqueue(table, async () => {
    if (stored.number === table.chatLength) tellLine(table, stored, name);
    else await catchUpChat(context, table); // others spoke before through other servers
    announce(context, table);
  });
}

/** Reads and tells what was said through other servers. */
export async function catchUpChat(context: ServerContext, table: LiveTable): Promise<void> {
  for (const line of await named(context, await context.store.chatOf(table.data.id, table.chatLength)))
    if (line.number === table.chatLength) tellLine(table, line, line.name);
}

function tellLine(table: LiveTable, stored: StoredLine, name: string): void {
  const line = chatLine(table, stored, name);
  addLine(table, line);
  broadcast(table, { type: 'chat', line });
}

/** What the server itself has to say; read by those who come to the table from now on. */
export async function postNotice(context: ServerContext, table: LiveTable, notice: Notice): Promise<void> {
  const stored = await context.store.appendChat(table.data.id, null, JSON.stringify(notice));
  addLine(table, chatLine(table, stored, SERVER_NAME));
}

export async function loadChat(context: ServerContext, table: LiveTable): Promise<void> {
  const latest = await context.store.latestChat(table.data.id, LATEST_CHAT);
  table.chatLength = (latest.at(-1)?.number ?? -1) + 1;
  table.chat = (await named(context, latest)).map((line) => chatLine(table, line, line.name));
}

/** The last lines before number `before`: what somebody reads who wants to know what was said earlier. */
export async function earlierChat(
  context: ServerContext,
  table: LiveTable,
  before: number,
): Promise<readonly ChatLine[]> {
  const lines = await context.store.latestChat(table.data.id, LATEST_CHAT, before);
  return (await named(context, lines)).map((line) => chatLine(table, line, line.name));
}

/** Lines with the names of those who spoke, read in one go. */
async function named(
  { store }: ServerContext,
  lines: readonly StoredLine[],
): Promise<readonly (StoredLine & { readonly name: string })[]> {
  const names = await store.namesOf([...new Set(lines.flatMap(({ person }) => person ?? []))]);
  return lines.map((line) => ({ ...line, name: line.person === null ? SERVER_NAME : (names[line.person] ?? '?') }));
}

async function nameOf(context: ServerContext, person: string): Promise<string> {
  return (await context.store.findPerson(person))?.name ?? '?';
}

function chatLine({ data }: LiveTable, { number, person, text, at }: StoredLine, name: string): ChatLine {
  const notice = person === null ? readNotice(text) : null;
  const seat = seatsOf(data, person)[0] ?? null;
  return { number, seat, name, text: notice === null ? text : '', notice, at: new Date(at).toISOString() };
}

/** Only the server speaks without a person; older ones did so in plain English. */
function readNotice(text: string): Notice | null {
  const read = parseText(noticeSchema, text);
  return read.ok ? read.value : null;
}

function addLine(table: LiveTable, line: ChatLine): void {
  table.chatLength++;
  table.chat = [...table.chat, line].slice(-LATEST_CHAT);
}
