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

/** What reading one game costs, and what is asked at most: nobody's games are too many to be given to them. */
const WORK = 5;
const MOST_WORK = 5000;

/** Everything somebody has played here, to take along. Games that run have secrets, and come when they are over. */
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

/** One game at a time, as fast as it is read at the other end; others have their turn in between. */
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
