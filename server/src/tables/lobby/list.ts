import type { Seat } from '@signoria/engine';
import type { Tables } from '@signoria/protocol';
import type { ServerContext } from '../../context.ts';
import type { StoredTable } from '../../store/store.ts';
import { infoOf } from '../broadcast/index.ts';
import { personsAsked } from '../seats/index.ts';
import { fromStored } from '../storage/index.ts';
import type { TableData } from '../table/index.ts';

/** How many of each kind the lobby shows. */
const SHOWN = 50;

export async function listTables(context: ServerContext, person: string | null): Promise<Tables> {
  const { store } = context;
  const shown = (tables: readonly StoredTable[]) =>
    tables.map((table) => infoOf(fromStored(table, context.secret), person));
  const [open, watchable, finished, mine] = await Promise.all([
    store.listTables({ status: 'lobby', visibility: 'public', limit: SHOWN }),
    store.listTables({ status: 'running', visibility: 'public', limit: SHOWN }),
    store.listTables({ status: 'over', visibility: 'public', limit: SHOWN }),
    person === null ? [] : store.listTables({ person, limit: SHOWN }),
  ]);
  return {
    open: shown(open),
    watchable: shown(watchable),
    finished: shown(finished),
    mine: shown(mine),
    myTurn: mine.flatMap((table) =>
      waitsFor(fromStored(table, context.secret), table.asked, person) ? [table.id] : [],
    ),
  };
}

/** From what the store knows, so that a list of tables reads no game. */
function waitsFor(data: TableData, asked: readonly Seat[] | null, person: string | null): boolean {
  if (data.status !== 'running' || asked === null) return false;
  return personsAsked(data, asked).some((seat) => data.seats[seat]?.person === person);
}
