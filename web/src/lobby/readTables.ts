import type { TableListName, TablePage, Tables } from '@signoria/protocol';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, TABLE_LISTS } from '@signoria/protocol';
import { request } from '../api/index.ts';
import type { TableListFilter } from './filter.ts';

/** Number of pages shown of each list. */
export type PageCounts = Readonly<Record<TableListName, number>>;

/** The server searches this many pages for tables that wait for the player. */
const SEARCHED_PAGES = MAX_PAGE_SIZE / DEFAULT_PAGE_SIZE;

/**
 * Reads pages of each list; the filter applies to open tables. Of the player's own tables it reads at least those that
 * wait for the player.
 */
export async function readTables(pages: PageCounts, filter: TableListFilter): Promise<Tables> {
  const first = await request('listTables', { query: filter });
  const whole = await Promise.all(
    TABLE_LISTS.map(async (list) => {
      const waiting = list === 'mine' ? first.myTurn : [];
      const query = { list, ...(list === 'open' && filter) };
      return [list, await readFurther(query, first[list], pages[list], waiting)] as const;
    }),
  );
  return { ...first, ...Object.fromEntries(whole) };
}

async function readFurther(
  query: TableListFilter & { readonly list: TableListName },
  first: TablePage,
  pages: number,
  waiting: readonly string[],
): Promise<TablePage> {
  let { tables, next } = first;
  const has = (id: string) => tables.some((table) => table.id === id);
  for (let count = 1; next !== null; count++) {
    const isWanted = count < pages || (count < SEARCHED_PAGES && !waiting.every(has));
    if (!isWanted) break;
    const more = await request('fetchTablePage', { query: { ...query, after: next } });
    tables = [...tables, ...more.tables.filter(({ id }) => !has(id))]; // pages may overlap if a table ends meanwhile
    next = more.next;
  }
  return { tables, next };
}
