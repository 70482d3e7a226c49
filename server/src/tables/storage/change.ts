import type { ServerContext } from '../../context.ts';
import type { TableChanges } from '../../store/store.ts';
import { nextDeadline } from '../clocks/index.ts';
import type { LiveTable } from '../table/index.ts';
import { announce, knownOf, refreshLists } from '../table/index.ts';
import type { Kept } from './snapshot.ts';
import { snapshotOf } from './snapshot.ts';
import { toStoredSeat } from './storedTable.ts';

/**
 * Stores a change that is not a decision: seats, the start, a vote. It is written in one transaction, only if no other
 * server has changed the table (optimistic lock), and then applied in memory.
 */
export async function keepChange(
  context: ServerContext,
  table: LiveTable,
  next: Partial<Kept>,
  changes: TableChanges = {},
): Promise<void> {
  const after = { ...table, ...next };
  const { seats, host } = after.data;
  const snapshot = after.game === null ? null : snapshotOf(after);
  const dueAt = nextDeadline(after.clockState);
  const all: TableChanges = {
    ...changes,
    dueAt,
    ...(next.data !== undefined && { seats: seats.map(toStoredSeat), host }),
    ...(snapshot !== null && { snapshot }),
  };
  const { epoch } = await context.store.updateTable(after.data.id, all, knownOf(table));
  Object.assign(table, next, { epoch, dueAt, snapshotVersion: snapshot?.version ?? null });
  if (next.data !== undefined) refreshLists(context, next.data);
  announce(context, table);
}
