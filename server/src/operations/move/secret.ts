import { existsSync, readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { sqliteFile } from '../../store/index.ts';
import type { Schema } from '../../store/schema.ts';
import { secretBeside, writeSecret } from '../secretInBackup.ts';
import type { End } from './end.ts';

/**
 * Returns the secret that signs cookies and invitations. SQLite has it in a file beside the store, PostgreSQL in a
 * setting. Returns undefined if the servers were always started with SECRET.
 */
export async function readSecret({ place }: End, db: Kysely<Schema>): Promise<string | undefined> {
  if (place.databaseUrl === undefined) {
    const file = secretBeside(sqliteFile(place.dataDir));
    return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
  }
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'secret').executeTakeFirst();
  return row?.value;
}

export async function keepSecret({ place }: End, db: Kysely<Schema>, secret: string): Promise<void> {
  if (place.databaseUrl === undefined) {
    writeSecret(secretBeside(sqliteFile(place.dataDir)), secret);
    return;
  }
  await db
    .insertInto('settings')
    .values({ name: 'secret', value: secret })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: secret }))
    .execute();
}
