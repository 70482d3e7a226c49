import type { Hall } from '../hall.ts';
import { keepSnapshot } from './commit.ts';
import type { LiveTable } from './live.ts';
import { inTurn } from './live.ts';

/** Tables that nobody has looked at for a while leave the memory; who asks next reads them from the store again. */
export function restTables(hall: Hall, after: number): NodeJS.Timeout {
  const sweep = async () => {
    for (const opening of hall.tables.values()) {
      const table = await opening.catch(() => undefined);
      if (table !== undefined && isIdle(hall, table, after)) await inTurn(table, () => rest(hall, table, after));
    }
  };
  return setInterval(() => void sweep().catch((error) => hall.report('tables at rest', error)), after).unref();
}

/** In the table's queue. Somebody may come while the snapshot is written, so it is looked at twice. */
async function rest(hall: Hall, table: LiveTable, after: number): Promise<void> {
  if (!isIdle(hall, table, after)) return;
  const isKept = table.sheet.status !== 'running' || (await keepSnapshot(hall, table));
  if (isKept && isIdle(hall, table, after)) hall.tables.delete(table.sheet.id);
}

/** Nobody looks, no bot thinks, no clock runs, nothing is left to try again or to answer. */
function isIdle(hall: Hall, table: LiveTable, after: number): boolean {
  const { guests, thinking, clockWork, doubtful, undoWish, endWish, sheet, asked, touchedAt } = table;
  const isQuiet = guests.size === 0 && thinking.size === 0 && (clockWork?.running.length ?? 0) === 0;
  const isSettled = !doubtful && undoWish === null && endWish === null;
  const isUnfinished = sheet.status === 'running' && asked.size === 0; // its end waits to be kept
  return !hall.closed && isQuiet && isSettled && !isUnfinished && hall.now() - touchedAt >= after;
}
