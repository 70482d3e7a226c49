import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import { nextDeadline } from '../clocks/index.ts';
import { catchUp, enqueueChange, keepChange, reloadAndTell } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { publish } from '../table/index.ts';

/**
 * Returns true if this server runs the clocks and bots of a table. It runs all tables of a store that is not shared.
 */
export function holdsLease(context: ServerContext, table: LiveTable): boolean {
  return !context.isStoreShared || (table.hasLease === true && performance.now() < context.leasedUntil);
}

/**
 * Requests the leases of these tables, and calls `goOn` with the tables whose lease this server has. No server ran tables
 * without a lease until `freeUntil`.
 */
export async function claimLeases(
  context: ServerContext,
  tables: readonly LiveTable[],
  goOn: (table: LiveTable) => void,
  freeUntil = context.startedAt,
): Promise<void> {
  for (const table of tables) table.hasLease = false;
  try {
    const ids = tables.map(({ data }) => data.id);
    const { held, free, expired } = await context.store.takeLeases(context.node, ids);
    for (const table of tables) {
      const { id } = table.data;
      const isHeld = held.includes(id) || free.includes(id) || expired.includes(id);
      if (isHeld && table.isForgotten) void releaseLease(context, id); // it left memory meanwhile
      table.hasLease = isHeld && !table.isForgotten;
      if (!table.hasLease) continue;
      if (expired.includes(id)) await enqueueChange(context, table, () => resume(context, table, context.now()));
      else if (free.includes(id)) await enqueueChange(context, table, () => resume(context, table, freeUntil));
      goOn(table);
    }
  } catch (error) {
    for (const table of tables) table.hasLease = null; // must be requested again
    if (!isStoreError(error)) throw error;
  }
}

/** Releases the lease of a table and tells the other servers. If that fails, the lease expires with this server. */
export async function releaseLease(context: ServerContext, id: string): Promise<void> {
  try {
    await context.store.releaseLeases(context.node, [id]);
    publish(context, { kind: 'released', table: id });
  } catch (error) {
    if (!isStoreError(error)) context.report(`table ${id}`, error);
  }
}

/**
 * Resumes a table that no server ran until `pauseEnd`. A live clock did not run in that time; the new deadline is
 * stored for all servers.
 */
async function resume(context: ServerContext, table: LiveTable, pauseEnd: number): Promise<void> {
  await catchUp(context, table); // taking over an expired lease has incremented the epoch
  if (table.data.status !== 'running') return;
  if (table.clockState?.clock.kind === 'live') await reloadAndTell(context, table, pauseEnd);
  if (nextDeadline(table.clockState) !== table.dueAt) await keepChange(context, table, {});
}
