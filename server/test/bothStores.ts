import { startPostgres } from './postgres.ts';
import { postgresSite } from './storeSite.ts';
import { onceClosed, temporaryFolder } from './testServer.ts';

/** The location of a server's data. */
export interface DataLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}
export type NewLocation = () => Promise<DataLocation>;

/** Returns both kinds of stores, for `describe.each`. PostgreSQL is left out if unavailable. */
export async function bothStores(): Promise<readonly (readonly [string, NewLocation])[]> {
  const sqlite = ['SQLite', async () => ({ dataDir: temporaryFolder() })] as const;
  const server = await startPostgres();
  if (typeof server === 'string') {
    console.warn(`» PostgreSQL is skipped: ${server}`);
    return [sqlite];
  }
  const site = postgresSite(server);
  onceClosed(() => site.cleanUp());
  const newLocation = async () => {
    const { databaseUrl = '' } = await site.newLocation();
    return { dataDir: temporaryFolder(), databaseUrl };
  };
  return [sqlite, ['PostgreSQL', newLocation]];
}
