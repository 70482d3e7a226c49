import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { StoreDatabase } from '../../store/database.ts';
import { sqliteFile } from '../../store/index.ts';
import { migrate } from '../../store/migrations.ts';
import { moveSetting } from '../../store/moving.ts';
import type { Schema } from '../../store/schema.ts';
import { openSqlite } from '../../store/sqlite.ts';
import { OperationError } from '../problem.ts';
import { openExisting, readable } from '../reader.ts';
import { holdStore, makeFolder } from '../sqlite.ts';
import { expectUnserved, withConnection } from './connection.ts';
import type { End } from './end.ts';
import { countRows } from './pages.ts';
import { MOVED } from './tables.ts';

/** A store that is empty or holds a part of a move, with the schema of this version. */
export interface Target extends Pick<StoreDatabase, 'db' | 'atomically'> {
  /** Refuses if it has rows and no move has begun. */
  expectFree(): Promise<void>;
  expectUnserved(): Promise<void>;
}

/** Opens the target of a move and creates its schema. Refuses one with rows of its own before anything is changed. */
export function withTarget<T>(end: End, work: (target: Target) => Promise<T>): Promise<T> {
  return end.place.databaseUrl === undefined ? withFile(end, work) : withDatabase(end, work);
}

async function withFile<T>(end: End, work: (target: Target) => Promise<T>): Promise<T> {
  const file = sqliteFile(end.place.dataDir);
  makeFolder(dirname(file));
  const release = holdStore(file);
  try {
    if (existsSync(file)) await expectFileFree(end, file);
    const target = await openSqlite(file);
    try {
      const { db, atomically } = target;
      return await work({ db, atomically, expectFree: () => expectFree(end, db), expectUnserved: async () => {} });
    } finally {
      await target.close();
    }
  } finally {
    release();
  }
}

async function expectFileFree(end: End, file: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openExisting(file) }) });
  try {
    await readable(file, () => expectFree(end, db));
  } finally {
    await db.destroy();
  }
}

function withDatabase<T>(end: End, work: (target: Target) => Promise<T>): Promise<T> {
  return withConnection(end.place.databaseUrl ?? '', end.name, async (db) => {
    const target: Target = {
      db,
      atomically: (part) => db.transaction().execute(part),
      expectFree: () => expectFree(end, db),
      expectUnserved: () => expectUnserved(db, end.name),
    };
    await target.expectUnserved();
    await target.expectFree();
    await migrate(db);
    return work(target);
  });
}

async function expectFree({ name }: End, db: Kysely<Schema>): Promise<void> {
  const found = await db.introspection.getTables();
  const names = found.filter(({ schema = 'public' }) => schema === 'public').map((table) => table.name);
  if (names.includes('settings') && (await moveSetting(db)) !== undefined) return;
  for (const table of MOVED)
    if (names.includes(table.name) && (await countRows(db, table)) > 0)
      throw new OperationError(`${name} is not empty: it has rows in ${table.name}. Choose an empty target`);
}
