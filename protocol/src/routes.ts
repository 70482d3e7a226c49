import type { GenericSchema, ObjectEntries, ObjectSchema } from 'valibot';
import { gamesSchema } from './games.ts';
import { gameHistorySchema } from './history.ts';
import { tablePageQuerySchema, tablePageSchema, tablesQuerySchema, tablesSchema } from './lists.ts';
import { newPersonSchema, passkeyAnswerSchema, passkeyOptionsSchema, passkeysSchema, personSchema } from './people.ts';
import {
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
  readonly path: string;
  readonly summary: string;
  readonly query?: ObjectSchema<ObjectEntries, undefined>;
  readonly body?: GenericSchema;
  /** The response body; none if absent. */
  readonly answer?: GenericSchema;
  readonly status: 200 | 201 | 204;
}

/** All HTTP routes of the server, for its documentation. */
export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/games',
    summary: 'The games, their seats and options',
    answer: gamesSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/people',
    summary: 'Become a guest with a name; the session comes as a cookie',
    body: newPersonSchema,
    answer: personSchema,
    status: 201,
  },
  { method: 'GET', path: '/api/me', summary: 'Who I am', answer: personSchema, status: 200 },
  {
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change my name',
    body: newPersonSchema,
    answer: personSchema,
    status: 200,
  },
  { method: 'GET', path: '/api/me/games', summary: 'All my finished games', answer: myGamesSchema, status: 200 },
  { method: 'DELETE', path: '/api/me/session', summary: 'Sign out', status: 204 },
  { method: 'DELETE', path: '/api/me/sessions', summary: 'Sign out everywhere', status: 204 },
  { method: 'GET', path: '/api/me/passkeys', summary: 'My passkeys', answer: passkeysSchema, status: 200 },
  {
    method: 'DELETE',
    path: '/api/me/passkeys/{id}',
    summary: 'Remove one of my passkeys; without any my name is a guest’s again',
    answer: personSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/me/passkeys/options',
    summary: 'What a browser needs to make a passkey for my name',
    answer: passkeyOptionsSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/me/passkeys',
    summary: 'Keep the passkey the browser made',
    body: passkeyAnswerSchema,
    answer: personSchema,
    status: 201,
  },
  {
    method: 'POST',
    path: '/api/session/options',
    summary: 'What a browser needs to ask for a passkey',
    answer: passkeyOptionsSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/session',
    summary: 'Sign in with a passkey; the session comes as a cookie',
    body: passkeyAnswerSchema,
    answer: personSchema,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/tables',
    summary: 'The first page of every list of tables: open ones, those to watch, finished ones, mine',
    query: tablesQuerySchema,
    answer: tablesSchema,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/tables/page',
    summary: 'One page of a list of tables, after the cursor of the page before',
    query: tablePageQuerySchema,
    answer: tablePageSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/tables',
    summary: 'Set a table up',
    body: newTableSchema,
    answer: tableSchema,
    status: 201,
  },
  { method: 'GET', path: '/api/tables/{id}', summary: 'One table', answer: tableSchema, status: 200 },
  {
    method: 'POST',
    path: '/api/tables/{id}/join',
    summary: 'Take a seat, or come back to it',
    body: joinSchema,
    answer: tableSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/tables/{id}/leave',
    summary: 'Leave; in a running game a bot plays on',
    answer: tableSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/tables/{id}/start',
    summary: 'Start, when every seat is taken; for the host',
    answer: tableSchema,
    status: 200,
  },
  {
    method: 'POST',
    path: '/api/tables/{id}/rematch',
    summary: 'The same table once more; the first to ask sets it up',
    answer: tableSchema,
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/tables/{id}/record',
    summary: 'The whole game, after its end',
    answer: recordSchema,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/tables/{id}/course',
    summary: 'The game so far, as I may know it',
    answer: gameHistorySchema,
    status: 200,
  },
  {
    method: 'GET',
    path: '/api/tables/{id}/chat',
    summary: 'What was said before a line of the chat, the last hundred lines of it',
    query: chatQuerySchema,
    answer: earlierChatSchema,
    status: 200,
  },
];
