import { OFFERED_LEVELS } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';
import type { GameInfo, Games, TableInfo } from '@signoria/protocol';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { COSTS, openingCost } from '../limits.ts';
import type { Person } from '../store/entities.ts';
import { tableInfoFor } from '../tables/broadcast.ts';
import { earlierChat } from '../tables/chat.ts';
import { recordOf } from '../tables/ending.ts';
import { historyOf } from '../tables/history.ts';
import { hasFilter, listPage, listTables } from '../tables/lists.ts';
import type { LiveTable } from '../tables/liveTable.ts';
import { join, leave, rematch, seatBots, setUpTable, start } from '../tables/lobby.ts';
import { latestTable, tableById } from '../tables/registry.ts';
import { applyMissedRenames } from '../tables/rename.ts';
import { viewersOf, viewsOf } from '../tables/views.ts';
import { queueByAddress, takePoints } from './request.ts';
import type { RouteCall, RouteHandlers } from './routes.ts';

export function tableHandlers(context: ServerContext) {
  return { ...readingHandlers(context), ...actionHandlers(context) };
}

function readingHandlers(context: ServerContext) {
  const games = describeGames();
  return {
    listGames: () => games,
    async listTables({ request, person, query }) {
      if (hasFilter(query)) await takePoints(context, request, person, COSTS.filter);
      return queueByAddress(context, request, () => listTables(context, person?.id ?? null, query));
    },
    async fetchTablePage({ request, person, query }) {
      if (hasFilter(query)) await takePoints(context, request, person, COSTS.filter);
      return queueByAddress(context, request, () => listPage(context, person?.id ?? null, query));
    },
    async fetchTable({ params, request, person }) {
      await takePoints(context, request, person, openingCost(context, params.id));
      return latestInfo(context, await latestTable(context, params.id), person?.id ?? null);
    },
    async fetchRecord({ params, request }) {
      await takePoints(context, request, null, openingCost(context, params.id));
      return recordOf(await latestTable(context, params.id));
    },
    async fetchViews({ params, request, person }) {
      await takePoints(context, request, person, openingCost(context, params.id));
      const table = await latestTable(context, params.id);
      return { views: viewsOf(table, viewersOf(table, person?.id ?? null)) };
    },
    async fetchHistory({ params, request, person }) {
      const table = await latestTable(context, params.id);
      await takePoints(context, request, person, COSTS.history * (table.game?.decisions.length ?? 0));
      return historyOf(table, person?.id ?? null);
    },
    async fetchEarlierChat({ params, query }) {
      return { lines: await earlierChat(context, await tableById(context, params.id), query.before) };
    },
  } satisfies Partial<RouteHandlers>;
}

/** Handles a person's actions at a table. */
function actionHandlers(context: ServerContext) {
  return {
    async createTable({ body, request, person }) {
      const table = await queueByAddress(context, request, () => setUpTable(context, person, body));
      return tableInfoFor(table.data, person.id);
    },
    joinTable: (call) => atTable(context, call, (table, person) => join(context, table, person, call.body)),
    leaveTable: (call) => atTable(context, call, (table, person) => leave(context, table, person.id)),
    seatBots: (call) => atTable(context, call, (table, person) => seatBots(context, table, person.id, call.body)),
    startTable: (call) =>
      atTable(context, call, async (table, person) => {
        await takePoints(context, call.request, person, COSTS.starting * table.data.seats.length);
        await start(context, table, person.id);
      }),
    async rematch({ params, request, person }) {
      const next = await queueByAddress(context, request, async () =>
        rematch(context, await latestTable(context, params.id), person.id),
      );
      return latestInfo(context, await latestTable(context, next), person.id);
    },
  } satisfies Partial<RouteHandlers>;
}

/** Runs a person's action at a table and returns the table as it is afterwards. */
async function atTable(
  context: ServerContext,
  { params, request, person }: RouteCall<'joinTable' | 'leaveTable' | 'seatBots' | 'startTable'>,
  action: (table: LiveTable, person: Person) => Promise<void>,
): Promise<TableInfo> {
  await takePoints(context, request, person, COSTS.seating + openingCost(context, params.id));
  return queueByAddress(context, request, async () => {
    const table = await latestTable(context, params.id);
    await action(table, person);
    return latestInfo(context, table, person.id);
  });
}

/** Returns the table as the person may see it, with names that were changed through other servers. */
async function latestInfo(context: ServerContext, table: LiveTable, person: string | null): Promise<TableInfo> {
  if (context.isStoreShared) await applyMissedRenames(context, [table]);
  return tableInfoFor(table.data, person);
}

function describeGames(): Games {
  const games = Object.values(CATALOGUE).map(({ rules, text }): GameInfo => {
    const words = (language: Language) => ({ title: text[language].title, summary: text[language].summary });
    return {
      id: rules.id,
      rulesVersion: rules.rulesVersion,
      seats: rules.seats,
      options: structuredClone(rules.options) as GameInfo['options'],
      words: Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as GameInfo['words'],
    };
  });
  return { protocol: PROTOCOL_VERSION, games, bots: [...OFFERED_LEVELS] };
}
