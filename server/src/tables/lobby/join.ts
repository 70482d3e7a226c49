import type { Join } from '@signoria/protocol';
import type { ServerContext } from '../../context.ts';
import type { Person } from '../../store/store.ts';
import { broadcastPresence, broadcastTable } from '../broadcast/index.ts';
import { grantTime } from '../clocks/index.ts';
import { reviewEndVote } from '../ending/index.ts';
import { continuePlay } from '../play/index.ts';
import { leaveSeat, seatsOf, takeSeat } from '../seats/index.ts';
import { clocksChanged, toStoredSeat } from '../storage/index.ts';
import type { LiveTable, TableData } from '../table/index.ts';
import { enqueue } from '../table/index.ts';

export function join(context: ServerContext, table: LiveTable, person: Person, wanted: Join): Promise<void> {
  return enqueue(table, async () => {
    const returning = seatsOf(table.data, person.id).filter((seat) => table.data.seats[seat]?.away);
    await reseat(context, table, takeSeat(table.data, person, wanted));
    for (const seat of returning) if (table.clockState !== null) table.clockState = grantTime(table.clockState, seat);
    await seatsChanged(context, table);
  });
}

export function leave(context: ServerContext, table: LiveTable, person: string): Promise<void> {
  return enqueue(table, async () => {
    await reseat(context, table, leaveSeat(table.data, person));
    await seatsChanged(context, table);
  });
}

/** In a running game. */
async function seatsChanged(context: ServerContext, table: LiveTable): Promise<void> {
  if (table.game !== null) await clocksChanged(context, table);
  await reviewEndVote(context, table);
  continuePlay(context, table);
}

export async function reseat(context: ServerContext, table: LiveTable, data: TableData): Promise<void> {
  const isOff = data.status === 'cancelled';
  await context.store.updateTable(data.id, {
    seats: data.seats.map(toStoredSeat),
    host: data.host,
    ...(isOff && { status: 'over' as const, endedAt: context.now() }),
  });
  table.data = data;
  broadcastTable(table);
  broadcastPresence(context, table);
}
