import { BOT_NAMES } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { EarlierChat, GameInfo, Games, TableInfo } from '@signoria/protocol';
import {
  chatQuerySchema,
  joinSchema,
  newTableSchema,
  PROTOCOL_VERSION,
  tablePageQuerySchema,
  tablesQuerySchema,
} from '@signoria/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { COSTS, openingCost } from '../limits.ts';
import { signedInPerson } from '../sessions.ts';
import type { Person } from '../store/store.ts';
import { courseOf, infoOf } from '../tables/broadcast/index.ts';
import { earlierChat } from '../tables/chat/index.ts';
import { recordOf } from '../tables/ending/index.ts';
import { join, leave, listPage, listTables, lookAtNames, rematch, setUpTable, start } from '../tables/lobby/index.ts';
import { latestTable, tableById } from '../tables/registry/index.ts';
import type { LiveTable } from '../tables/table/index.ts';
import { bodyAs, inTurn, pay, queryAs, requirePerson } from './request.ts';

interface AtTable {
  readonly Params: { readonly id: string };
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function tableRoutes(app: FastifyInstance, context: ServerContext): void {
  const games = describeGames();
  app.get('/api/games', () => games);
  listRoutes(app, context);
  app.post('/api/tables', async (request, reply) => {
    const person = await requirePerson(context, request);
    await pay(context, request, person, COSTS.creating);
    const wanted = bodyAs(newTableSchema, request);
    const table = await inTurn(context, request, () => setUpTable(context, person, wanted));
    return reply.code(201).send(infoOf(table.data, person.id));
  });
  app.get<AtTable>('/api/tables/:id', async (request) => {
    const person = await signedInPerson(context, request.headers.cookie);
    await pay(context, request, person, openingCost(context, request.params.id));
    return latestInfo(context, await latestTable(context, request.params.id), person?.id ?? null);
  });
  app.get<AtTable>('/api/tables/:id/record', async (request) => {
    await pay(context, request, null, openingCost(context, request.params.id));
    return recordOf(await latestTable(context, request.params.id));
  });
  app.get<AtTable>('/api/tables/:id/course', async (request, reply) => {
    const person = await signedInPerson(context, request.headers.cookie);
    const table = await latestTable(context, request.params.id);
    const points = COSTS.course * (table.game?.decisions.length ?? 0);
    await pay(context, request, person, points);
    return reply.type(JSON_TYPE).send(await courseOf(table, person?.id ?? null));
  });
  app.get<AtTable>('/api/tables/:id/chat', async (request): Promise<EarlierChat> => {
    const { before } = queryAs(chatQuerySchema, request);
    const person = await signedInPerson(context, request.headers.cookie);
    await pay(context, request, person, COSTS.chat);
    return { lines: [...(await earlierChat(context, await tableById(context, request.params.id), before))] };
  });
  actionRoutes(app, context);
}

/** Adds the routes for a person's actions at a table. */
function actionRoutes(app: FastifyInstance, context: ServerContext): void {
  app.post<AtTable>('/api/tables/:id/join', (request) =>
    atTable(context, request, (table, person) => join(context, table, person, bodyAs(joinSchema, request))),
  );
  app.post<AtTable>('/api/tables/:id/leave', (request) =>
    atTable(context, request, (table, person) => leave(context, table, person.id)),
  );
  app.post<AtTable>('/api/tables/:id/start', (request) =>
    atTable(context, request, async (table, person) => {
      await pay(context, request, person, COSTS.starting * table.data.seats.length);
      await start(context, table, person.id);
    }),
  );
  app.post<AtTable>('/api/tables/:id/rematch', async (request, reply) => {
    const person = await requirePerson(context, request);
    await pay(context, request, person, COSTS.creating);
    const next = await inTurn(context, request, async () =>
      rematch(context, await latestTable(context, request.params.id), person.id),
    );
    return reply.code(201).send(await latestInfo(context, await latestTable(context, next), person.id));
  });
}

function listRoutes(app: FastifyInstance, context: ServerContext): void {
  /** Returns the id of the requesting person, after taking the points that a list costs. */
  const payingPerson = async (request: FastifyRequest) => {
    const person = await signedInPerson(context, request.headers.cookie);
    await pay(context, request, person, COSTS.list);
    return person?.id ?? null;
  };
  app.get('/api/tables', async (request, reply) => {
    const { size } = queryAs(tablesQuerySchema, request);
    const person = await payingPerson(request);
    return reply.type(JSON_TYPE).send(await inTurn(context, request, () => listTables(context, person, size)));
  });
  app.get('/api/tables/page', async (request, reply) => {
    const query = queryAs(tablePageQuerySchema, request);
    const person = await payingPerson(request);
    return reply.type(JSON_TYPE).send(await inTurn(context, request, () => listPage(context, person, query)));
  });
}

/** Runs a person's action at a table and returns the table as it is afterwards. */
async function atTable(
  context: ServerContext,
  request: FastifyRequest<AtTable>,
  action: (table: LiveTable, person: Person) => Promise<void>,
): Promise<TableInfo> {
  const person = await requirePerson(context, request);
  await pay(context, request, person, COSTS.seating + openingCost(context, request.params.id));
  return inTurn(context, request, async () => {
    const table = await latestTable(context, request.params.id);
    await action(table, person);
    return latestInfo(context, table, person.id);
  });
}

/** Returns the table as the person may see it, with names that were changed through other servers. */
async function latestInfo(context: ServerContext, table: LiveTable, person: string | null): Promise<TableInfo> {
  if (context.isStoreShared) await lookAtNames(context, [table]);
  return infoOf(table.data, person);
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
