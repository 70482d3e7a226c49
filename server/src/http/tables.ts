import { BOT_NAMES } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue';
import type { GameInfo, Games, TableInfo } from '@signoria/protocol';
import { joinSchema, newTableSchema, PROTOCOL_VERSION } from '@signoria/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hall } from '../hall.ts';
import { whoAsks } from '../sessions.ts';
import type { Person } from '../store/store.ts';
import { tableOf } from '../tables/find.ts';
import type { LiveTable } from '../tables/live.ts';
import { join, leave, listTables, recordOf, rematch, setUpTable, start } from '../tables/lobby.ts';
import { infoOf } from '../tables/sheet.ts';
import { bodyAs, personOf } from './asking.ts';

interface AtTable {
  readonly Params: { readonly id: string };
}

export function tableRoutes(app: FastifyInstance, hall: Hall): void {
  const games = describeGames();
  app.get('/api/games', () => games);
  app.get('/api/tables', async (request) =>
    listTables(hall, (await whoAsks(hall, request.headers.cookie))?.id ?? null),
  );
  app.post('/api/tables', async (request, reply) => {
    const person = await personOf(hall, request);
    const table = await setUpTable(hall, person, bodyAs(newTableSchema, request));
    return reply.code(201).send(infoOf(table.sheet, person.id));
  });
  app.get<AtTable>('/api/tables/:id', async (request) => {
    const person = await whoAsks(hall, request.headers.cookie);
    return infoOf((await tableOf(hall, request.params.id)).sheet, person?.id ?? null);
  });
  app.get<AtTable>('/api/tables/:id/record', async (request) => recordOf(await tableOf(hall, request.params.id)));
  app.post<AtTable>('/api/tables/:id/join', (request) =>
    atTable(hall, request, (table, person) => join(hall, table, person, bodyAs(joinSchema, request))),
  );
  app.post<AtTable>('/api/tables/:id/leave', (request) =>
    atTable(hall, request, (table, person) => leave(hall, table, person.id)),
  );
  app.post<AtTable>('/api/tables/:id/start', (request) =>
    atTable(hall, request, (table, person) => start(hall, table, person.id)),
  );
  app.post<AtTable>('/api/tables/:id/rematch', async (request, reply) => {
    const person = await personOf(hall, request);
    const next = await rematch(hall, await tableOf(hall, request.params.id), person.id);
    return reply.code(201).send(infoOf((await tableOf(hall, next)).sheet, person.id));
  });
}

/** Something a person does at a table; the answer is the table as it is afterwards. */
async function atTable(
  hall: Hall,
  request: FastifyRequest<AtTable>,
  deed: (table: LiveTable, person: Person) => Promise<void>,
): Promise<TableInfo> {
  const person = await personOf(hall, request);
  const table = await tableOf(hall, request.params.id);
  await deed(table, person);
  return infoOf(table.sheet, person.id);
}

function describeGames(): Games {
  const games = Object.values(CATALOGUE).map(({ rules, text }): GameInfo => {
    const words = (language: keyof typeof text) => ({ title: text[language].title, summary: text[language].summary });
    return {
      id: rules.id,
      rulesVersion: rules.rulesVersion,
      seats: rules.seats,
      options: structuredClone(rules.options) as GameInfo['options'],
      words: { en: words('en'), de: words('de'), it: words('it') },
    };
  });
  return { protocol: PROTOCOL_VERSION, games, bots: [...BOT_NAMES] };
}
