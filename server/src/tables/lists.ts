import { FAMILIES } from '@signoria/common';
import type { Clock, TableCursor, TablePage, TablePageQuery, TableSummary } from '@signoria/protocol';
import { cursorText, LARGEST_PAGE } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import type { StoredSummary } from '../store/entities.ts';
import { personsAsked } from './seats.ts';
import { seatFromStored, statusOf } from './storedTable.ts';

/** The public lists, by the status of their tables in the store. */
const PUBLIC_LISTS = { open: 'lobby', watchable: 'running', finished: 'over' } as const;

/** Returns the first page of every list, as JSON text. */
export async function listTables(context: ServerContext, person: string | null, size: number): Promise<string> {
  const firstOf = (list: keyof typeof PUBLIC_LISTS) => publicPage(context, { list, size, after: undefined });
  const [open, watchable, finished, own] = await Promise.all([
    firstOf('open'),
    firstOf('watchable'),
    firstOf('finished'),
    person === null ? { mine: { tables: [], next: null }, myTurn: [] } : ownTables(context, person, size),
  ]);
  const { mine, myTurn } = own;
  return `{"open":${open},"watchable":${watchable},"finished":${finished},"mine":${JSON.stringify(mine)},"myTurn":${JSON.stringify(myTurn)}}`;
}

/** Returns one page of one list, as JSON text. */
export async function listPage(context: ServerContext, person: string | null, query: TablePageQuery): Promise<string> {
  const { list, size, after } = query;
  if (list !== 'mine') return publicPage(context, { list, size, after });
  const tables = person === null ? [] : await ownFrom(context, person, { size, after });
  return JSON.stringify(tablePage(tables, size));
}

interface PublicQuery extends TablePageQuery {
  readonly list: keyof typeof PUBLIC_LISTS;
}

function publicPage({ store, lists }: ServerContext, { list, size, after }: PublicQuery): Promise<string> {
  const key = `${list} ${size} ${after === undefined ? '' : cursorText(after)}`;
  return lists.get(key, async () =>
    JSON.stringify(tablePage(await store.listSummaries({ status: PUBLIC_LISTS[list] }, size + 1, after), size)),
  );
}

interface OwnTables {
  readonly mine: TablePage;
  readonly myTurn: readonly string[];
}

/** Reads more tables than a page has, so that `myTurn` includes tables of later pages. */
async function ownTables(context: ServerContext, person: string, size: number): Promise<OwnTables> {
  const tables = await ownFrom(context, person, { size, atOnce: LARGEST_PAGE + 1 });
  const myTurn = tables.filter((table) => waitsFor(table, person)).map(({ id }) => id);
  return { mine: tablePage(tables, size), myTurn };
}

interface OwnQuery {
  readonly size: number;
  readonly after?: TableCursor | undefined;
  /** The number of unfinished tables to read; by default one more than the page has. */
  readonly atOnce?: number;
}

/** Reads a page and one more table. Unfinished tables come before finished ones. */
async function ownFrom(
  { store }: ServerContext,
  person: string,
  { size, after, atOnce = size + 1 }: OwnQuery,
): Promise<readonly StoredSummary[]> {
  const isAmongOver = after?.isOver === true;
  const current = isAmongOver ? [] : await store.listSummaries({ person, isOver: false }, atOnce, after);
  if (current.length > size) return current;
  const left = size + 1 - current.length;
  return [...current, ...(await store.listSummaries({ person, isOver: true }, left, isAmongOver ? after : undefined))];
}

/** Makes a page of the first `size` tables. One more table means that another page follows. */
function tablePage(tables: readonly StoredSummary[], size: number): TablePage {
  const shown = tables.slice(0, size);
  const last = tables.length > size ? shown.at(-1) : undefined;
  const next = last === undefined ? null : cursorText({ ...last, isOver: last.status === 'over' });
  return { tables: shown.map(summaryOf), next };
}

function summaryOf(stored: StoredSummary): TableSummary {
  const { id, game, options, ownFigures, seats, names, clock, createdAt } = stored;
  return {
    id,
    game,
    options,
    ownFigures,
    seats: seats.map((seat, index) => {
      const { kind, name } = seatFromStored(seat, names);
      return { seat: index, kind, name, family: FAMILIES[index] ?? null };
    }),
    clock: clock as Clock,
    status: statusOf(stored),
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** Returns true if a table waits for a decision of this person. Uses stored data only, so that a list loads no game. */
function waitsFor({ status, asked, seats, names }: StoredSummary, person: string): boolean {
  if (status !== 'running' || asked === null) return false;
  const data = { seats: seats.map((seat) => seatFromStored(seat, names)) };
  return personsAsked(data, asked).some((seat) => data.seats[seat]?.person === person);
}
