import type { TableListName, TablePage, Tables } from '@signoria/protocol';
import { LARGEST_PAGE, TABLE_LISTS, USUAL_PAGE } from '@signoria/protocol';
import { fetchTablePage, fetchTables } from '../server/index.ts';

/** How many pages of each list are shown. */
export type PageCounts = Readonly<Record<TableListName, number>>;

/** Within so many pages the server looks for tables that wait for me. */
const MOST_PAGES_WAITING = LARGEST_PAGE / USUAL_PAGE;

/** Reads so many pages of each list; of my tables at least as many as hold those that wait for me. */
export async function readTables(pages: PageCounts): Promise<Tables> {
  const first = await fetchTables();
  const whole = await Promise.all(
    TABLE_LISTS.map(async (list) => {
      const waiting = list === 'mine' ? first.myTurn : [];
      return [list, await readFurther(list, first[list], pages[list], waiting)] as const;
    }),
  );
  return { ...first, ...Object.fromEntries(whole) };
}

async function readFurther(
  list: TableListName,
  first: TablePage,
  pages: number,
  waiting: readonly string[],
): Promise<TablePage> {
  let { tables, next } = first;
  const has = (id: string) => tables.some((table) => table.id === id);
  for (let count = 1; next !== null; count++) {
    const isWanted = count < pages || (count < MOST_PAGES_WAITING && !waiting.every(has));
    if (!isWanted) break;
    const more = await fetchTablePage(list, next);
    tables = [...tables, ...more.tables.filter(({ id }) => !has(id))]; // one that ended meanwhile comes a second time
    next = more.next;
  }
  return { tables, next };
}
