import { CATALOGUE } from '@signoria/catalogue/all';
import { FAMILIES } from '@signoria/common';
import type { ScoreLine } from '@signoria/engine';
import type {
  OpenTableFilter,
  TableCursor,
  TablePage,
  TablePageQuery,
  TableSummary,
  TablesQuery,
  TimeControl,
} from '@signoria/protocol';
import { cursorText, MAX_PAGE_SIZE, OPEN_TABLE_FILTERS } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import type { StoredSummary } from '../store/entities.ts';
import { askedSeatsOfPersons } from './seats.ts';
import { seatFromStored, statusOf } from './storedTable.ts';

/** The public lists, by the status of their tables in the store. */
const PUBLIC_LISTS = { open: 'lobby', watchable: 'running', finished: 'over' } as const;

/** Returns the first page of every list, as JSON text. */
export async function listTables(
  context: ServerContext,
  person: string | null,
  { size, ...filter }: TablesQuery,
): Promise<string> {
  const firstOf = (list: keyof typeof PUBLIC_LISTS) =>
    publicPage(context, { list, size, ...(list === 'open' && readFilter(filter)) });
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
  const { list, size, after, ...filter } = query;
  if (list !== 'open' && hasFilter(filter))
    refuse('malformed', 'expected no filter: only the list open has filters', filtersIn(filter)[0]);
  if (list !== 'mine') return publicPage(context, { list, size, after, ...readFilter(filter) });
  const tables = person === null ? [] : await ownFrom(context, person, { size, after });
  return JSON.stringify(tablePage(tables, size, person));
}

export function hasFilter(filter: OpenTableFilter): boolean {
  return filtersIn(filter).length > 0;
}

function filtersIn(filter: OpenTableFilter) {
  return OPEN_TABLE_FILTERS.filter((name) => filter[name] !== undefined);
}

/** Returns the filter, or refuses an unknown game. */
function readFilter(filter: OpenTableFilter): OpenTableFilter {
  const { game } = filter;
  if (game !== undefined && !Object.hasOwn(CATALOGUE, game)) refuse('unknownGame', 'expected a known game', 'game');
  return filter;
}

interface PublicQuery extends TablePageQuery {
  readonly list: keyof typeof PUBLIC_LISTS;
}

function publicPage({ store, lists }: ServerContext, query: PublicQuery): Promise<string> {
  const { list, size, after, ...filter } = query;
  const filters = OPEN_TABLE_FILTERS.map((name) => filter[name] ?? '').join(' ');
  const key = `${list} ${size} ${after === undefined ? '' : cursorText(after)} ${filters}`;
  return lists.get(key, async () => {
    const tables = await store.listSummaries({ status: PUBLIC_LISTS[list], filter }, size + 1, after);
    return JSON.stringify(tablePage(tables, size, null));
  });
}

interface OwnTables {
  readonly mine: TablePage;
  readonly myTurn: readonly string[];
}

/** Reads more tables than a page has, so that `myTurn` includes tables of later pages. */
async function ownTables(context: ServerContext, person: string, size: number): Promise<OwnTables> {
  const tables = await ownFrom(context, person, { size, unfinishedLimit: MAX_PAGE_SIZE + 1 });
  const myTurn = tables.filter((table) => waitsFor(table, person)).map(({ id }) => id);
  return { mine: tablePage(tables, size, person), myTurn };
}

interface OwnQuery {
  readonly size: number;
  readonly after?: TableCursor | undefined;
  /** The most unfinished tables to read; by default one more than the page has. */
  readonly unfinishedLimit?: number;
}

/** Reads a page and one more table. Unfinished tables come before finished ones. */
async function ownFrom(
  { store }: ServerContext,
  person: string,
  { size, after, unfinishedLimit = size + 1 }: OwnQuery,
): Promise<readonly StoredSummary[]> {
  const isAmongOver = after?.isOver === true;
  const current = isAmongOver ? [] : await store.listSummaries({ person, isOver: false }, unfinishedLimit, after);
  if (current.length > size) return current;
  const left = size + 1 - current.length;
  return [...current, ...(await store.listSummaries({ person, isOver: true }, left, isAmongOver ? after : undefined))];
}

/** Makes a page of the first `size` tables. One more table means that another page follows. */
function tablePage(tables: readonly StoredSummary[], size: number, person: string | null): TablePage {
  const shown = tables.slice(0, size);
  const last = tables.length > size ? shown.at(-1) : undefined;
  const next = last === undefined ? null : cursorText({ ...last, isOver: last.status === 'over' });
  return { tables: shown.map((table) => summaryOf(table, person)), next };
}

/** Returns a table as a list shows it. `person` is null in public lists, which are the same for all. */
function summaryOf(stored: StoredSummary, person: string | null): TableSummary {
  const { id, game, options, ownFigures, seats, names, clock, language, hints, createdAt, endedAt } = stored;
  return {
    id,
    game,
    options,
    ownFigures,
    seats: seats.map((seat, index) => {
      const { kind, name } = seatFromStored(seat, names);
      return { seat: index, kind, name, family: FAMILIES[index] ?? null };
    }),
    clock: clock as TimeControl,
    language,
    hints,
    status: statusOf(stored),
    createdAt: timeText(createdAt),
    endedAt: endedAt === null ? null : timeText(endedAt),
    result: stored.results.map(({ seat, lines, rank }) => ({ seat, rank, total: totalOf(lines) })),
    ...ownPart(stored, person),
  };
}

const timeText = (at: number) => new Date(at).toISOString();

/** Sums up the score lines that the rules returned. */
function totalOf(lines: unknown): number {
  return (lines as readonly ScoreLine[]).reduce((sum, { points }) => sum + points, 0);
}

/** Returns a person's seats, and their deadline if the table waits for them alone. */
function ownPart({ seats, asked, dueAt }: StoredSummary, person: string | null) {
  const ownSeats = seats.flatMap((seat, index) => ('person' in seat && seat.person === person ? [index] : []));
  const isOnlyOwn = asked !== null && asked.length > 0 && asked.every((seat) => ownSeats.includes(seat));
  return { ownSeats, dueAt: isOnlyOwn && dueAt !== null ? timeText(dueAt) : null };
}

/** Returns true if a table waits for a decision of this person. Uses stored data only, so that a list loads no game. */
function waitsFor({ status, asked, seats, names }: StoredSummary, person: string): boolean {
  if (status !== 'running' || asked === null) return false;
  const data = { seats: seats.map((seat) => seatFromStored(seat, names)) };
  return askedSeatsOfPersons(data, asked).some((seat) => data.seats[seat]?.person === person);
}
