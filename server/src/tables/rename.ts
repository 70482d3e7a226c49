import type { ServerContext } from '../context.ts';
import type { RateLimitKeys } from '../limits.ts';
import { COSTS, takeOrRefuse } from '../limits.ts';
import type { Person } from '../store/entities.ts';
import { broadcastTable } from './broadcast.ts';
import { publish } from './hints.ts';
import type { LiveTable } from './liveTable.ts';
import { enqueue } from './liveTable.ts';
import { personsAt, renameSeats, seatsOf } from './seats.ts';

/**
 * Renames a person. The name is stored only with the person. Tables in memory are updated; all others read it when they
 * are loaded.
 */
export async function rename(context: ServerContext, id: string, name: string, asker: RateLimitKeys): Promise<Person> {
  await takeOrRefuse(context.limits, 'work', asker, costOf(await loadedTablesOf(context, id)));
  const person = await context.store.renamePerson(id, name);
  await broadcastName(context, person);
  publish(context, { kind: 'renamed', person: id });
  return person;
}

/** Applies a rename that was made through another server. */
export async function applyRename(context: ServerContext, id: string): Promise<void> {
  const person = await context.store.findPerson(id);
  if (person !== undefined) await broadcastName(context, person);
}

/** Applies renames whose hint was lost or arrived while a table was loading. */
export async function applyMissedRenames(context: ServerContext, tables: readonly LiveTable[]): Promise<void> {
  const names = await context.store.namesOf([...new Set(tables.flatMap(({ data }) => personsAt(data)))]);
  const renamed = tables.flatMap(({ data: { seats } }) =>
    seats.flatMap(({ kind, person, name }) => {
      const isOld = person !== null && kind !== 'local' && (names[person] ?? name) !== name;
      return isOld ? [person] : [];
    }),
  );
  for (const id of new Set(renamed)) await applyRename(context, id);
}

async function broadcastName(context: ServerContext, person: Person): Promise<void> {
  context.lists.clear(); // lists show names
  const tables = await loadedTablesOf(context, person.id);
  await Promise.all(tables.map((table) => enqueue(table, () => renameAt(table, person))));
}

function renameAt(table: LiveTable, person: Person): void {
  table.data = renameSeats(table.data, person);
  broadcastTable(table);
}

/** Returns the tables in memory at which the person sits. */
async function loadedTablesOf(context: ServerContext, person: string): Promise<readonly LiveTable[]> {
  const loading = [...context.tables.values()].map((table) => table.catch(() => null));
  return (await Promise.all(loading)).filter(
    (table) => table !== null && seatsOf(table.data, person).length > 0,
  ) as LiveTable[];
}

function costOf(tables: readonly LiveTable[]): number {
  const connections = tables.reduce((sum, table) => sum + table.connections.size, 0);
  return COSTS.rename + COSTS.renameTable * tables.length + COSTS.renameConnection * connections;
}
