import { CATALOGUE } from '@signoria/catalogue';
import type { Seat } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import type { ChatLine, Notice } from '@signoria/protocol';
import { noticeSchema, parseText } from '@signoria/protocol';
import type { Hall } from '../hall.ts';
import { refuse } from '../problem.ts';
import type { ChatLine as StoredLine, StoredTable } from '../store/store.ts';
import { pressClock, setClocks } from './alarm.ts';
import { fromStored } from './keeping.ts';
import type { LiveTable } from './live.ts';
import { askAnew, versionOf } from './live.ts';
import { seatsOf } from './sheet.ts';
import { restoreGame, snapshotOf } from './snapshot.ts';

/** How much of the talk a newcomer reads. */
const LATEST_CHAT = 100;
/** Who speaks when nobody does. */
const HOUSE = 'Signoria';

/** A table as the store holds it. */
export async function load(hall: Hall, id: string): Promise<LiveTable> {
  const stored = await find(hall, id);
  const table = layOut(hall, stored, await rematchOf(hall, stored));
  table.chat = await readChat(hall, table, await hall.store.chatOf(id));
  await readGame(hall, table, stored);
  return table;
}

/** The store failed, and nobody knows what it holds: neither of the game, nor of who sits there, nor whether it is over. */
export async function loadAgain(hall: Hall, table: LiveTable): Promise<void> {
  const stored = await find(hall, table.sheet.id);
  table.sheet = fromStored(stored, hall.secret, table.sheet.rematch);
  await readGame(hall, table, stored);
}

async function find(hall: Hall, id: string): Promise<StoredTable> {
  return (await hall.store.findTable(id)) ?? refuse('unknownTable', 'there is no such table', 'id');
}

/** A table in memory, before its game is read. */
export function layOut(hall: Hall, stored: StoredTable, rematch: string | null): LiveTable {
  const rules = CATALOGUE[stored.game]?.rules;
  if (rules === undefined) return refuse('unknownGame', `this server does not know the game ${stored.game}`);
  return {
    rules,
    sheet: fromStored(stored, hall.secret, rematch),
    game: null,
    undone: 0,
    doubtful: false,
    asked: new Map(),
    recent: [],
    undoWish: null,
    endWish: null,
    clockWork: null,
    chat: [],
    guests: new Set(),
    thinking: new Map(),
    queue: Promise.resolve(),
    touchedAt: hall.now(),
    alarm: null,
  };
}

async function readGame(hall: Hall, table: LiveTable, stored: StoredTable): Promise<void> {
  const { rules, sheet } = table;
  if (sheet.status !== 'running' && sheet.status !== 'over') return;
  const [decisions, snapshot] = await Promise.all([
    hall.store.decisionsOf(sheet.id),
    hall.store.latestSnapshot(sheet.id),
  ]);
  const { game, undone, clocks, endWish, dropped } = restoreGame(rules, sheet, decisions, snapshot);
  const isNews = versionOf({ game, undone }) !== versionOf(table);
  Object.assign(table, { game, undone, recent: [], undoWish: null, doubtful: false });
  askAnew(table, null, null);
  if (sheet.status === 'over') Object.assign(table, { clockWork: null, endWish: null });
  if (sheet.status !== 'running') return;
  table.endWish ??= endWish;
  if (table.clockWork === null || isNews) setClocks(hall, table, clocks ?? table.clockWork);
  else pressClock(hall, table);
  if (dropped > 0) await dropDecisions(hall, table, dropped);
  await correctAsked(hall, stored, rules.pending(game.state));
}

/** A table from before the store knew whom it asks, or whose rules have changed. Not worth failing for. */
async function correctAsked(hall: Hall, { id, asked }: StoredTable, pending: readonly Seat[]): Promise<void> {
  if (sameJson(asked, pending)) return;
  await hall.store.updateTable(id, { asked: pending }).catch((error) => hall.report(`table ${id}`, error));
}

/** Under new rules the end of the log means nothing any more: it goes, and everyone can read why. */
async function dropDecisions(hall: Hall, table: LiveTable, dropped: number): Promise<void> {
  const { id } = table.sheet;
  await hall.store.truncateDecisions(id, table.game?.decisions.length ?? 0, snapshotOf(table));
  const notice: Notice = { code: 'decisionsDropped', count: dropped };
  remember(table, chatLine(table, await hall.store.appendChat(id, null, JSON.stringify(notice)), HOUSE));
}

async function rematchOf(hall: Hall, { id, status, host }: StoredTable): Promise<string | null> {
  if (status !== 'over' || host === null) return null;
  const tables = await hall.store.listTables({ person: host });
  return tables.find((one) => one.rematchOf === id)?.id ?? null;
}

async function readChat(hall: Hall, table: LiveTable, lines: readonly StoredLine[]): Promise<readonly ChatLine[]> {
  const latest = lines.slice(-LATEST_CHAT);
  const persons = [...new Set(latest.flatMap(({ person }) => person ?? []))];
  const names = new Map(await Promise.all(persons.map(async (id) => [id, await nameOf(hall, id)] as const)));
  return latest.map((line) => chatLine(table, line, line.person === null ? HOUSE : (names.get(line.person) ?? '?')));
}

export async function nameOf(hall: Hall, person: string): Promise<string> {
  return (await hall.store.findPerson(person))?.name ?? '?';
}

export function chatLine({ sheet }: LiveTable, { person, text, at }: StoredLine, name: string): ChatLine {
  const notice = person === null ? readNotice(text) : null;
  const seat = seatsOf(sheet, person)[0] ?? null;
  return { seat, name, text: notice === null ? text : '', notice, at: new Date(at).toISOString() };
}

/** Only the house speaks without a person; it used to do so in English. */
function readNotice(text: string): Notice | null {
  const read = parseText(noticeSchema, text);
  return read.ok ? read.value : null;
}

/** Whatever was said, the latest lines are kept at hand. */
export function remember(table: LiveTable, line: ChatLine): void {
  table.chat = [...table.chat, line].slice(-LATEST_CHAT);
}
