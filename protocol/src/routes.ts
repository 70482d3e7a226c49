import type { GenericSchema, ObjectEntries, ObjectSchema } from 'valibot';
import { gameAnalysisSchema } from './analysis.ts';
import { gamesSchema } from './games.ts';
import { currentViewsSchema, gameHistorySchema } from './history.ts';
import { tablePageQuerySchema, tablePageSchema, tablesQuerySchema, tablesSchema } from './lists.ts';
import { TABLES_PATH } from './paths.ts';
import { newPersonSchema, passkeyAnswerSchema, passkeyOptionsSchema, passkeysSchema, personSchema } from './people.ts';
import {
  botSeatsSchema,
  chatQuerySchema,
  earlierChatSchema,
  joinSchema,
  myGamesSchema,
  newTableSchema,
  recordSchema,
  tableSchema,
} from './tables.ts';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path, with `{id}` for parameters as in OpenAPI. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The person of the session cookie: not passed to the handler, passed if there is one, or required. */
  readonly session: 'none' | 'optional' | 'required';
  readonly query?: ObjectSchema<ObjectEntries, undefined>;
  readonly body?: GenericSchema;
  /** The response body; none if absent. */
  readonly response?: GenericSchema;
  readonly status: 200 | 201 | 204;
  /**
   * The fixed cost of a request, which counts against the rate limit. Handlers charge variable costs themselves
   * (`takePoints`).
   */
  readonly cost?: 'list' | 'chat' | 'analysis' | 'signingIn' | 'creating';
  /** True for a route that creates a table. It is refused while the server drains. */
  readonly createsTable?: true;
}

/** The HTTP routes of the API. The server, the client and the documentation use this table. */
export const ROUTES = {
  listGames: {
    method: 'GET',
    path: '/api/games',
    summary: 'The games, their seats and options',
    session: 'none',
    response: gamesSchema,
    status: 200,
  },
  createGuest: {
    method: 'POST',
    path: '/api/people',
    summary: 'Create a guest with a name; sets the session cookie',
    session: 'none',
    body: newPersonSchema,
    response: personSchema,
    status: 201,
    cost: 'signingIn',
  },
  fetchMe: {
    method: 'GET',
    path: '/api/me',
    summary: 'The signed-in person',
    session: 'required',
    response: personSchema,
    status: 200,
  },
  renameMe: {
    method: 'PATCH',
    path: '/api/me',
    summary: 'Rename the signed-in person',
    session: 'required',
    body: newPersonSchema,
    response: personSchema,
    status: 200,
  },
  exportMyGames: {
    method: 'GET',
    path: '/api/me/games',
    summary: 'Export all finished games of the signed-in person',
    session: 'required',
    response: myGamesSchema,
    status: 200,
  },
  signOut: { method: 'DELETE', path: '/api/me/session', summary: 'End this session', session: 'none', status: 204 },
  signOutEverywhere: {
    method: 'DELETE',
    path: '/api/me/sessions',
    summary: 'End all sessions of the signed-in person',
    session: 'required',
    status: 204,
  },
  listPasskeys: {
    method: 'GET',
    path: '/api/me/passkeys',
    summary: 'The passkeys of the signed-in person',
    session: 'required',
    response: passkeysSchema,
    status: 200,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/me/passkeys/{id}',
    summary: 'Remove a passkey; a person without passkeys is a guest',
    session: 'required',
    response: personSchema,
    status: 200,
  },
  newPasskeyOptions: {
    method: 'POST',
    path: '/api/me/passkeys/options',
    summary: 'WebAuthn options to create a passkey',
    session: 'required',
    response: passkeyOptionsSchema,
    status: 200,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/me/passkeys',
    summary: 'Add the passkey that the browser created',
    session: 'required',
    body: passkeyAnswerSchema,
    response: personSchema,
    status: 201,
    cost: 'signingIn',
  },
  signInOptions: {
    method: 'POST',
    path: '/api/session/options',
    summary: 'WebAuthn options to sign in with a passkey',
    session: 'none',
    response: passkeyOptionsSchema,
    status: 200,
  },
  signIn: {
    method: 'POST',
    path: '/api/session',
    summary: 'Sign in with a passkey; sets the session cookie',
    session: 'none',
    body: passkeyAnswerSchema,
    response: personSchema,
    status: 200,
    cost: 'signingIn',
  },
  listTables: {
    method: 'GET',
    path: TABLES_PATH,
    summary: 'The first page of every list of tables: open (filtered), watchable, finished, own',
    session: 'optional',
    query: tablesQuerySchema,
    response: tablesSchema,
    status: 200,
    cost: 'list',
  },
  fetchTablePage: {
    method: 'GET',
    path: '/api/tables/page',
    summary: 'One page of a list of tables, after a cursor; open tables may be filtered',
    session: 'optional',
    query: tablePageQuerySchema,
    response: tablePageSchema,
    status: 200,
    cost: 'list',
  },
  createTable: {
    method: 'POST',
    path: TABLES_PATH,
    summary: 'Create a table',
    session: 'required',
    body: newTableSchema,
    response: tableSchema,
    status: 201,
    cost: 'creating',
    createsTable: true,
  },
  fetchTable: {
    method: 'GET',
    path: '/api/tables/{id}',
    summary: 'One table',
    session: 'optional',
    response: tableSchema,
    status: 200,
  },
  joinTable: {
    method: 'POST',
    path: '/api/tables/{id}/join',
    summary: 'Take a seat, or return to it',
    session: 'required',
    body: joinSchema,
    response: tableSchema,
    status: 200,
  },
  leaveTable: {
    method: 'POST',
    path: '/api/tables/{id}/leave',
    summary: 'Leave the table; in a running game a bot takes over',
    session: 'required',
    response: tableSchema,
    status: 200,
  },
  seatBots: {
    method: 'POST',
    path: '/api/tables/{id}/bots',
    summary: 'Give free seats to bots before the start; only for the host',
    session: 'required',
    body: botSeatsSchema,
    response: tableSchema,
    status: 200,
  },
  startTable: {
    method: 'POST',
    path: '/api/tables/{id}/start',
    summary: 'Start the game when all seats are taken; only for the host',
    session: 'required',
    response: tableSchema,
    status: 200,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    summary: 'Create the rematch of a table, or return the existing one',
    session: 'required',
    response: tableSchema,
    status: 201,
    cost: 'creating',
    createsTable: true,
  },
  fetchRecord: {
    method: 'GET',
    path: '/api/tables/{id}/record',
    summary: 'The record of a finished game',
    session: 'none',
    response: recordSchema,
    status: 200,
  },
  fetchAnalysis: {
    method: 'GET',
    path: '/api/tables/{id}/analysis',
    summary: 'The stored analysis of a finished game, or the progress of its computation',
    session: 'none',
    response: gameAnalysisSchema,
    status: 200,
    cost: 'analysis',
  },
  requestAnalysis: {
    method: 'POST',
    path: '/api/tables/{id}/analysis',
    summary: 'Request the analysis of a finished game; a limited number in an hour',
    session: 'required',
    response: gameAnalysisSchema,
    status: 200,
    cost: 'analysis',
  },
  fetchViews: {
    method: 'GET',
    path: '/api/tables/{id}/views',
    summary: 'The current position of a game, as the requester may see it',
    session: 'optional',
    response: currentViewsSchema,
    status: 200,
  },
  fetchHistory: {
    method: 'GET',
    path: '/api/tables/{id}/course',
    summary: 'The history of a game, as the requester may know it',
    session: 'optional',
    response: gameHistorySchema,
    status: 200,
  },
  fetchEarlierChat: {
    method: 'GET',
    path: '/api/tables/{id}/chat',
    summary: 'The last hundred chat lines before a line',
    session: 'optional',
    query: chatQuerySchema,
    response: earlierChatSchema,
    status: 200,
    cost: 'chat',
  },
} as const satisfies Readonly<Record<string, Route>>;

export interface ServiceRoute {
  readonly path: `/${string}`;
  /** The rate limit that counts its requests. */
  readonly limit: 'api' | 'health';
  /** True if the route answers under any host name, because it discloses nothing. */
  readonly anyHost?: true;
}

/** The GET routes besides the API: health checks, metrics, documentation and the WebSocket. */
export const SERVICE_ROUTES = {
  live: { path: '/healthz', limit: 'health', anyHost: true },
  ready: { path: '/readyz', limit: 'health', anyHost: true },
  metrics: { path: '/metrics', limit: 'health' },
  docs: { path: '/api/docs', limit: 'api' },
  openApi: { path: '/api/docs/openapi.json', limit: 'api' },
  socket: { path: '/api/socket', limit: 'api' },
} as const satisfies Readonly<Record<string, ServiceRoute>>;
