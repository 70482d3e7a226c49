import type { ServerContext } from '../../context.ts';
import { updatedClocks } from '../clocks/index.ts';
import { needsSnapshot, saveSnapshots } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';

/**
 * Waits for pending jobs and replaces outdated snapshots in batches. Decisions are enough to restore a game, but under
 * newer rules it continues from its snapshot, and a live clock continues from the time in the snapshot.
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
