import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
import type { StoredTable } from '../store/store.ts';
import { storedRecord } from '../tables/ending/index.ts';
import { fromStored } from '../tables/storage/index.ts';
import { pay } from './request.ts';
import type { RouteHandlers } from './routes.ts';

/** Points of work per exported game, and the maximum for one export: any number of games can be exported. */
const WORK = 5;
const MOST_WORK = 5000;

/** Exports all games of a person. Running games contain hidden information and are left out. */
export function myGamesHandlers(context: ServerContext) {
  return {
    async exportMyGames({ request, person }) {
      const tables = await context.store.listTables({ person: person.id, status: 'over' });
      const played = tables.filter(({ startedAt }) => startedAt !== null);
      await pay(context, request, person, Math.min(WORK * played.length, MOST_WORK));
      return Readable.from(written(context, played));
    },
  } satisfies Partial<RouteHandlers>;
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
