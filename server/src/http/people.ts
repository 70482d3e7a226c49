import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { PersonInfo } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { readName } from '../names.ts';
import { endAllSessions, endSession, openSession, SESSION_COOKIE } from '../sessions.ts';
import type { Person, StoredTable } from '../store/entities.ts';
import { storedRecord } from '../tables/ending.ts';
import { rename } from '../tables/rename.ts';
import { fromStored } from '../tables/storedTable.ts';
import { rateLimitKeysOf, takePoints } from './request.ts';
import type { RouteHandlers } from './routes.ts';

export function peopleHandlers(context: ServerContext) {
  return {
    async createGuest({ body, reply }) {
      const person = await context.store.createPerson({ name: readName(body.name), guest: true });
      await openSession(context, person.id, reply);
      return personInfo(context, person);
    },
    fetchMe: ({ person }) => personInfo(context, person),
    async renameMe({ body, person, request }) {
      const name = body.name === person.name ? body.name : readName(body.name);
      return personInfo(context, await rename(context, person.id, name, rateLimitKeysOf(request, person)));
    },
    async signOut({ request, reply }) {
      await endSession(context, request.headers.cookie);
      reply.clearCookie(SESSION_COOKIE);
    },
    async signOutEverywhere({ person, reply }) {
      await endAllSessions(context, person.id);
      reply.clearCookie(SESSION_COOKIE);
    },
  } satisfies Partial<RouteHandlers>;
}

/** Returns a person as sent to themselves. */
export async function personInfo({ store }: ServerContext, { id, name }: Person): Promise<PersonInfo> {
  return { id, name, passkeys: (await store.credentialsOf(id)).length };
}

/** Points of work per exported game, and the maximum for one export, so that any number of games can be exported. */
const POINTS_PER_GAME = 5;
const MOST_POINTS = 5000;

/** Exports all games of a person. Running games contain hidden information and are left out. */
export function myGamesHandlers(context: ServerContext) {
  return {
    async exportMyGames({ request, person }) {
      const tables = await context.store.listTables({ person: person.id, status: 'over' });
      const played = tables.filter(({ startedAt }) => startedAt !== null);
      await takePoints(context, request, person, Math.min(POINTS_PER_GAME * played.length, MOST_POINTS));
      return Readable.from(exportedGames(context, played));
    },
  } satisfies Partial<RouteHandlers>;
}

/** Yields the export one game at a time, at the reader's pace. Other requests are handled in between. */
async function* exportedGames(context: ServerContext, tables: readonly StoredTable[]): AsyncGenerator<string> {
  yield '{"games":[';
  for (const [index, table] of tables.entries()) {
    const names = fromStored(table, context.secret).seats.map(({ name }) => name ?? '');
    const game = { names, record: await storedRecord(context, table) };
    yield `${index === 0 ? '' : ','}${JSON.stringify(game)}`;
    await setImmediate();
  }
  yield ']}';
}
