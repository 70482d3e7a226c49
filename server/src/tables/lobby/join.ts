import type { Join } from '@signoria/protocol';
import type { ServerContext } from '../../context.ts';
import type { Person } from '../../store/store.ts';
import { grantTime } from '../clocks/index.ts';
import { changeSeats, continuePlay } from '../play/index.ts';
import { leaveSeat, seatsOf, takeSeat } from '../seats/index.ts';
import { enqueueChange } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';

export function join(context: ServerContext, table: LiveTable, person: Person, wanted: Join): Promise<void> {
  return enqueueChange(context, table, async () => {
    const returning = seatsOf(table.data, person.id).filter((seat) => table.data.seats[seat]?.away);
    const data = takeSeat(table.data, person, wanted);
    const clocks = returning.reduce((state, seat) => state && grantTime(state, seat), table.clockState);
    await changeSeats(context, table, data, clocks);
    continuePlay(context, table);
  });
}

export function leave(context: ServerContext, table: LiveTable, person: string): Promise<void> {
  return enqueueChange(context, table, async () => {
    await changeSeats(context, table, leaveSeat(table.data, person));
    continuePlay(context, table);
  });
}
