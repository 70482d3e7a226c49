import type { Hall } from '../hall.ts';
import { finishIfOver } from './commit.ts';
import { goOn } from './goOn.ts';
import type { Guest, LiveTable } from './live.ts';
import { inTurn } from './live.ts';
import { load } from './open.ts';
import { tellPresence, welcome } from './tell.ts';

/** The table of this id, from memory or from the store; one that was read goes on where it stopped. */
export async function tableOf(hall: Hall, id: string): Promise<LiveTable> {
  const opening = hall.tables.get(id) ?? open(hall, id);
  const table = await opening;
  table.touchedAt = hall.now();
  return hall.tables.get(id) === opening ? table : tableOf(hall, id); // it went to rest at this very moment
}

function open(hall: Hall, id: string): Promise<LiveTable> {
  const loading = wake(hall, id);
  hall.tables.set(id, loading);
  loading.catch(() => hall.tables.delete(id)); // the next one who asks tries again
  return loading;
}

async function wake(hall: Hall, id: string): Promise<LiveTable> {
  const table = await load(hall, id);
  await finishIfOver(hall, table);
  goOn(hall, table);
  return table;
}

/** In the table's queue, so that no step falls between the welcome and what follows. */
export function enter(hall: Hall, table: LiveTable, guest: Guest, have: number | null): Promise<void> {
  return inTurn(table, () => {
    table.guests.add(guest);
    welcome(hall, table, guest, have);
    tellPresence(table);
  });
}

/** A table that is over leaves the memory with the last who looks at it. */
export function exit(hall: Hall, table: LiveTable, guest: Guest): void {
  if (!table.guests.delete(guest)) return;
  tellPresence(table);
  table.touchedAt = hall.now();
  const isDone = table.sheet.status === 'over' || table.sheet.status === 'cancelled';
  if (isDone && table.guests.size === 0) hall.tables.delete(table.sheet.id);
}
