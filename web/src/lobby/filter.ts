import { GAMES } from '@signoria/catalogue';
import { LANGUAGES } from '@signoria/engine';
import { CLOCK_KINDS } from '@signoria/protocol';

/** The most seats that can be free: all but the host's, in the largest game. */
const MOST_FREE = Math.max(...GAMES.map(({ seats }) => seats.max)) - 1;

/** The filters of open tables with their values, as in the query of the page's address and of the server's list. */
export const FILTERS = {
  game: GAMES.map(({ id }) => id as string),
  free: Array.from({ length: MOST_FREE }, (_, index) => String(index + 1)),
  pace: CLOCK_KINDS,
  language: LANGUAGES,
} as const;
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** The chosen values. Absent filters match all tables. */
export type TableListFilter = { readonly [Name in FilterName]?: (typeof FILTERS)[Name][number] };

/** Reads the filters from the query of an address. Unknown filters and values are ignored. */
export function filterFrom(search: string): TableListFilter {
  const query = new URLSearchParams(search);
  const known = FILTER_NAMES.filter((name) => FILTERS[name].some((one) => one === query.get(name)));
  return Object.fromEntries(known.map((name) => [name, query.get(name)]));
}

/** Returns a filter with another value; an empty value removes the filter of this name. */
export function withValue(filter: TableListFilter, name: FilterName, value: string): TableListFilter {
  return filterFrom(filterQuery({ ...filter, [name]: value }));
}

/** Returns the query of the address, without the question mark. */
export function filterQuery(filter: TableListFilter): string {
  return new URLSearchParams(FILTER_NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))).toString();
}
