import type { ServerContext } from '../../context.ts';
import type { Person } from '../../store/store.ts';
import { tableById } from '../registry/index.ts';
import { nameSeats } from '../seats/index.ts';
import { enqueue } from '../table/index.ts';
import { reseat } from './join.ts';

/** A new name reaches the tables where its person waits or plays; games that are over keep the old one. */
export async function renameAtTables(context: ServerContext, person: Person): Promise<void> {
  for (const status of ['lobby', 'running'] as const)
    for (const { id } of await context.store.listTables({ person: person.id, status }))
      await renameAt(context, id, person).catch((error) => context.report(`table ${id}`, error)); // the others still hear it
}

async function renameAt(context: ServerContext, id: string, person: Person): Promise<void> {
  const table = await tableById(context, id);
  await enqueue(table, () => reseat(context, table, nameSeats(table.data, person)));
}
