import type { ServerContext } from '../../context.ts';
import { broadcastTable } from '../broadcast/index.ts';
import { ranOut } from '../clocks/index.ts';
import { reviewEndVote } from '../ending/index.ts';
import { withSeat } from '../seats/index.ts';
import { clocksChanged, toStoredSeat, tryToStore } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';

/** Whose time has run out is played by a bot until they return. Says whether that could be stored. */
export async function timeUp(context: ServerContext, table: LiveTable): Promise<boolean> {
  const out = table.clockState === null ? [] : ranOut(table.clockState, context.now());
  if (out.length === 0) return true;
  const data = out.reduce((next, seat) => withSeat(next, seat, { away: true, late: true }), table.data);
  const seats = data.seats.map(toStoredSeat);
  const stored = await tryToStore(context, table, () => context.store.updateTable(data.id, { seats }));
  if (!stored) return false;
  table.data = data;
  await clocksChanged(context, table);
  broadcastTable(table);
  await reviewEndVote(context, table);
  return true;
}
