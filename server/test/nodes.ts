import type { ServerOptions } from '../src/index.ts';
import type { Caller } from './caller.ts';
import { startPostgres } from './postgres.ts';
import { postgresSite } from './storeSite.ts';
import type { TestServer } from './testServer.ts';
import { onceClosed, openTestServer } from './testServer.ts';

/** Two servers on one PostgreSQL. */
export interface Nodes {
  readonly databaseUrl: string;
  readonly left: TestServer;
  readonly right: TestServer;
}

export type OpenNodes = (options?: Partial<ServerOptions>) => Promise<Nodes>;

/** Returns a function that opens two servers on a new database, or the reason why there is no PostgreSQL. */
export async function nodesOnPostgres(): Promise<OpenNodes | string> {
  const server = await startPostgres();
  if (typeof server === 'string') return server;
  const site = postgresSite(server);
  onceClosed(() => site.cleanUp());
  return async (options = {}) => {
    const { databaseUrl = '' } = await site.newLocation();
    const left = await openTestServer({ databaseUrl, ...options });
    const right = await openTestServer({ databaseUrl, ...options });
    return { databaseUrl, left, right };
  };
}

/** Returns the same person as a client of another server. */
export function through(testServer: TestServer, caller: Caller): Caller {
  return { ...caller, testServer };
}
