import type { Kysely } from 'kysely';
import { Migrator } from 'kysely';
import { StoreError } from './errors.ts';
import { MIGRATIONS } from './migrations.ts';

/**
 * Migrates an older or empty store. Throws `newerStore` for a newer one before anything is changed. `prepare` runs
 * between the check and the migration.
 */
export async function migrate<DB>(db: Kysely<DB>, prepare = () => {}): Promise<void> {
  const known = Object.keys(MIGRATIONS);
  const newer = (await namesOfMigrations(db)).filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new StoreError(
      'newerStore',
      `This store was written by a newer version of Signoria (the store has the migration "${newer.join('", "')}"; the last one of this version is ` +
        `"${known.at(-1)}"). Start that version, or point DATA_DIR or DATABASE_URL elsewhere. Nothing was changed.`,
    );
  prepare();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

export async function namesOfMigrations<DB>(db: Kysely<DB>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return [];
  const rows = await (db as unknown as Kysely<{ [MIGRATION_TABLE]: { name: string } }>)
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** The table in which Kysely records migrations. */
const MIGRATION_TABLE = 'kysely_migration';
