import type { ServerContext } from '../../context.ts';
import { updatedClocks } from '../clocks/index.ts';
import { needsSnapshot, saveSnapshots } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';

/**
 * Waits for what was begun. The decisions are enough to come back, but under newer rules a game goes on from its snapshot,
 * and a live clock from what it says: tables of which the store does not know that yet leave one, in groups.
 */
export async function closeTables(context: ServerContext): Promise<void> {
  const tables = await Promise.all([...context.tables.values()].map((loading) => settled(loading)));
  const unsaved = tables.flatMap((table) => (table !== undefined && needsSnapshot(table) ? [table] : []));
  for (const table of unsaved) table.clockState = updatedClocks(context, table, table.clockState);
  await saveSnapshots(context, unsaved);
}

async function settled(loading: Promise<LiveTable>): Promise<LiveTable | undefined> {
  const table = await loading.catch(() => undefined);
  if (table === undefined) return undefined;
  if (table.timer !== null) clearTimeout(table.timer);
  await table.queue;
  return table;
}
