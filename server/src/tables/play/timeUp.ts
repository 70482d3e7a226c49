import type { ServerContext } from '../../context.ts';
import { ranOut } from '../clocks/index.ts';
import { withSeat } from '../seats/index.ts';
import { tryToStore } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { changeSeats } from './changeSeats.ts';

/**
 * Marks players whose time has run out as away: a bot plays until they return. Returns false if that could not be
 * stored.
 */
export async function timeUp(context: ServerContext, table: LiveTable): Promise<boolean> {
  const out = table.clockState === null ? [] : ranOut(table.clockState, context.now());
  if (out.length === 0) return true;
  const data = out.reduce((next, seat) => withSeat(next, seat, { away: true, late: true }), table.data);
  return (await tryToStore(context, table, () => changeSeats(context, table, data))) !== null;
}
