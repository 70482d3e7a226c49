import * as v from 'valibot';
import { idSchema, languageSchema, seatSchema, wholeSchema } from './parts.ts';
import { CLOCK_KINDS, seatInfoSchema, statusSchema, timeControlSchema } from './tables.ts';

/** The lists of tables. `mine` is a person's own: tables that are not over come first. */
export const TABLE_LISTS = ['open', 'watchable', 'finished', 'mine'] as const;
export type TableListName = (typeof TABLE_LISTS)[number];

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** A table as a list shows it. `GET /api/tables/{id}` returns the whole table. */
const tableSummarySchema = v.object({
  id: idSchema,
  game: v.string(),
  /** The options without an override of the figures, which may be large. */
  options: v.record(v.string(), v.union([v.boolean(), v.number(), v.string()])),
  ownFigures: v.boolean(),
  seats: v.array(v.pick(seatInfoSchema, ['seat', 'kind', 'name', 'family'])),
  clock: timeControlSchema,
  language: v.nullable(languageSchema),
  hints: v.boolean(),
  status: statusSchema,
  createdAt: v.string(),
  /** Null until the game is over. */
  endedAt: v.nullable(v.string()),
  /** The totals and ranks of a finished game; empty if it ended early by agreement. */
  result: v.array(v.object({ seat: seatSchema, total: v.number(), rank: wholeSchema })),
  /** The requester's seats, in the list `mine`; empty in public lists. */
  ownSeats: v.array(seatSchema),
  /** The requester's deadline, in the list `mine`; null if no clock runs or the table does not wait for them alone. */
  dueAt: v.nullable(v.string()),
});
export type TableSummary = v.InferOutput<typeof tableSummarySchema>;

/** One page of a list, newest first. */
export const tablePageSchema = v.object({
  tables: v.array(tableSummarySchema),
  /** The cursor of the next page; null on the last one. */
  next: v.nullable(v.string()),
});
export type TablePage = v.InferOutput<typeof tablePageSchema>;

/** The first page of every list. */
export const tablesSchema = v.object({
  open: tablePageSchema,
  watchable: tablePageSchema,
  finished: tablePageSchema,
  mine: tablePageSchema,
  /** The person's tables that wait for their decision. The newest hundred that are not over are always searched. */
  myTurn: v.array(idSchema),
});
export type Tables = v.InferOutput<typeof tablesSchema>;

/** The last table of a page: the next page begins after it. */
export interface TableCursor {
  readonly isOver: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly id: string;
}

export function cursorText({ isOver, createdAt, id }: TableCursor): string {
  return `${isOver ? 1 : 0}.${createdAt}.${id}`;
}

const cursorMessage = 'expected a cursor, as in `next` of the page before';
const cursorSchema = v.pipe(
  v.string(cursorMessage),
  v.regex(/^[01]\.\d{1,15}\.[\w-]{1,64}$/, cursorMessage),
  v.transform((text): TableCursor => {
    const [isOver, createdAt, id = ''] = text.split('.');
    return { isOver: isOver === '1', createdAt: Number(createdAt), id };
  }),
);

const sizeMessage = `expected a page size from 1 to ${MAX_PAGE_SIZE}`;
const sizeSchema = v.optional(
  v.pipe(
    v.string(sizeMessage),
    v.regex(/^\d{1,9}$/, sizeMessage),
    v.transform(Number),
    v.minValue(1, sizeMessage),
    v.maxValue(MAX_PAGE_SIZE, sizeMessage),
  ),
  String(DEFAULT_PAGE_SIZE),
);

const freeMessage = 'expected a number of free seats from 1 to 8';

/** Filters of the list `open`. A table must match all that are given. */
const filterEntries = {
  game: v.optional(v.pipe(v.string('expected a game'), v.regex(/^\w{1,32}$/, 'expected a game'))),
  /** The least number of seats that anyone may take. */
  free: v.optional(v.pipe(v.string(freeMessage), v.regex(/^[1-8]$/, freeMessage), v.transform(Number))),
  pace: v.optional(v.picklist(CLOCK_KINDS, `expected a kind of clock: ${CLOCK_KINDS.join(', ')}`)),
  language: v.optional(languageSchema),
};
const openTableFilterSchema = v.object(filterEntries);
export type OpenTableFilter = v.InferOutput<typeof openTableFilterSchema>;
export const OPEN_TABLE_FILTERS = Object.keys(filterEntries) as readonly (keyof OpenTableFilter)[];

/** The filters apply to the list `open`. */
export const tablesQuerySchema = v.object({ size: sizeSchema, ...filterEntries });
export type TablesQuery = v.InferOutput<typeof tablesQuerySchema>;

export const tablePageQuerySchema = v.object({
  list: v.picklist(TABLE_LISTS, `expected a list: ${TABLE_LISTS.join(', ')}`),
  /** By default the first page. */
  after: v.optional(cursorSchema),
  size: sizeSchema,
  ...filterEntries,
});
export type TablePageQuery = v.InferOutput<typeof tablePageQuerySchema>;
