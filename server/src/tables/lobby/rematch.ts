import type { Seed } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../problem.ts';
import { broadcastTable } from '../broadcast/index.ts';
import { seatsOf } from '../seats/index.ts';
import { enqueueChange } from '../storage/index.ts';
import type { LiveTable, NewTableData, TableData } from '../table/index.ts';
import { announce } from '../table/index.ts';
import { createTable } from './setUp.ts';

/**
 * Creates the rematch of a table, or returns the one that exists. The store allows one rematch per table, so requests
 * to different servers lead to the same one.
 */
export function rematch(context: ServerContext, table: LiveTable, person: string): Promise<string> {
  return enqueueChange(context, table, async () => {
    const { data } = table;
    if (data.status !== 'over') return refuse('notOver', 'the game is not over');
    if (seatsOf(data, person).length === 0 && data.host !== person)
      return refuse('notYourTable', 'you did not sit at this table');
    if (data.rematch !== null) return data.rematch;
    const next = await createTable(context, rematchData(data, person, context.freshSeed('game')), data.id);
    Object.assign(table, { data: { ...data, rematch: next.data.id }, epoch: table.epoch + 1 });
    broadcastTable(table);
    announce(context, table);
    return next.data.id;
  });
}

/** Copies a table's settings and players. Everyone keeps their seat. */
function rematchData(data: TableData, host: string, seed: Seed): NewTableData {
  const { game, rulesVersion, options, visibility, clock } = data;
  const seats = data.seats.map((seat) => ({ ...seat, away: false, late: false }));
  return { game, rulesVersion, options, visibility, clock, seats, host, seed };
}
