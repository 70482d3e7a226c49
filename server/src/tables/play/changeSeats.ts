import type { ServerContext } from '../../context.ts';
import { broadcastPresence, broadcastTable, settleEndVote } from '../broadcast/index.ts';
import { updatedClocks } from '../clocks/index.ts';
import { reviewEndVote } from '../ending/index.ts';
import { isAnyoneLate } from '../seats/index.ts';
import { keepChange } from '../storage/index.ts';
import type { LiveTable, TableData } from '../table/index.ts';

/** Stores changed seats, in a game or before it, together with the clocks and the end vote, and broadcasts them. */
export async function changeSeats(
  context: ServerContext,
  table: LiveTable,
  data: TableData,
  clocks = table.clockState,
): Promise<void> {
  const clockState = updatedClocks(context, { ...table, data }, clocks);
  const endVote = isAnyoneLate(data) ? table.endVote : null;
  const lapsed = endVote === null ? table.endVote : null;
  const isOff = data.status === 'cancelled';
  const ended = isOff ? { status: 'over' as const, endedAt: context.now() } : {};
  await keepChange(context, table, { data, clockState, endVote }, ended);
  broadcastTable(table);
  broadcastPresence(context, table);
  if (lapsed !== null) settleEndVote(table, 'lapsed', lapsed);
  await reviewEndVote(context, table);
}
