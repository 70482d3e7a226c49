import type { ServerContext } from '../../context.ts';
import type { Person } from '../../store/store.ts';
import { broadcastTable } from '../broadcast/index.ts';
import { nameSeats, seatsOf } from '../seats/index.ts';
import type { LiveTable } from '../table/index.ts';
import { enqueue } from '../table/index.ts';

/** A new name is kept with its person alone; tables in memory are told of it, and all others read it when they are. */
export async function renameAtTables(context: ServerContext, person: Person): Promise<void> {
  const loading = [...context.tables.values()].map((table) => table.catch(() => null));
  const tables = (await Promise.all(loading)).filter((table) => table !== null);
  await Promise.all(tables.map((table) => renameAt(table, person)));
}

async function renameAt(table: LiveTable, person: Person): Promise<void> {
  if (seatsOf(table.data, person.id).length === 0) return;
  await enqueue(table, () => {
    table.data = nameSeats(table.data, person);
    broadcastTable(table);
  });
}
