import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import { nextDeadline } from '../clocks/index.ts';
import { catchUp, enqueueChange, keepChange, reload } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';

/** Whether the clocks and bots of a table are ours to run. Nobody else is there when the store is our own. */
export function holdsLease(context: ServerContext, table: LiveTable): boolean {
  return !context.isStoreShared || (table.hasLease === true && performance.now() < context.leasedUntil);
}

/** Asks the store which of these tables are ours to run, and goes on with those that we did not have before. */
export async function claimLeases(
  context: ServerContext,
  tables: readonly LiveTable[],
  goOn: (table: LiveTable) => void,
): Promise<void> {
  for (const table of tables) table.hasLease = false;
  try {
    const ids = tables.map(({ data }) => data.id);
    const { held, free, expired } = await context.store.takeLeases(context.node, ids);
    for (const table of tables) {
      const { id } = table.data;
      table.hasLease = held.includes(id) || free.includes(id) || expired.includes(id);
      if (!table.hasLease) continue;
      if (expired.includes(id)) await enqueueChange(context, table, () => resume(context, table, context.now()));
      else if (free.includes(id)) await enqueueChange(context, table, () => resume(context, table, context.startedAt));
      goOn(table);
    }
  } catch (error) {
    for (const table of tables) table.hasLease = null; // to be asked again
    if (!isStoreError(error)) throw error;
  }
}

/** Nobody ran the table until `pauseEnd`: a live clock stood still, and that is kept for all servers. */
async function resume(context: ServerContext, table: LiveTable, pauseEnd: number): Promise<void> {
  await catchUp(context, table); // also when it was the epoch that was raised
  if (table.data.status !== 'running') return;
  if (table.clockState?.clock.kind === 'live') await reload(context, table, pauseEnd);
  if (nextDeadline(table.clockState) !== table.dueAt) await keepChange(context, table, {});
}
