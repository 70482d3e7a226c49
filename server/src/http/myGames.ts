import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../context.ts';
import { takeOrRefuse } from '../limits.ts';
import type { StoredTable } from '../store/store.ts';
import { storedRecord } from '../tables/ending/index.ts';
import { fromStored } from '../tables/storage/index.ts';
import { addressOf } from './address.ts';
import { requirePerson } from './request.ts';

/** Points of work per exported game, and the maximum for one export: any number of games can be exported. */
const WORK = 5;
const MOST_WORK = 5000;

/** Adds the export of all games of a person. Running games contain hidden information and are left out. */
export function myGamesRoutes(app: FastifyInstance, context: ServerContext): void {
  app.get('/api/me/games', async (request, reply) => {
    const { id: person } = await requirePerson(context, request);
    const tables = await context.store.listTables({ person, status: 'over' });
    const played = tables.filter(({ startedAt }) => startedAt !== null);
    const points = Math.min(WORK * played.length, MOST_WORK);
    await takeOrRefuse(context.limits, 'work', { person, address: addressOf(request) }, points);
    return reply.type('application/json; charset=utf-8').send(Readable.from(written(context, played)));
  });
}

/** Yields the export one game at a time, at the reader's pace. Other requests are handled in between. */
async function* written(context: ServerContext, tables: readonly StoredTable[]): AsyncGenerator<string> {
  yield '{"games":[';
  for (const [index, table] of tables.entries()) {
    const names = fromStored(table, context.secret).seats.map(({ name }) => name ?? '');
    const game = { names, record: await storedRecord(context, table) };
    yield `${index === 0 ? '' : ','}${JSON.stringify(game)}`;
    await setImmediate();
  }
  yield ']}';
}
