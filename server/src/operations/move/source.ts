import { existsSync } from 'node:fs';
import { CompiledQuery, Kysely, SqliteDialect, sql } from 'kysely';
import { sqliteFile } from '../../store/index.ts';
import { moveSetting } from '../../store/moving.ts';
import type { Schema } from '../../store/schema.ts';
import { OperationError } from '../problem.ts';
import { expectCurrent, openExisting, readable } from '../reader.ts';
import { holdStore } from '../sqlite.ts';
import { expectUnserved, withConnection } from './connection.ts';
import type { End } from './end.ts';
import { MOVED } from './tables.ts';

/** The source store, locked against changes while it is read. */
export interface Source {
  readonly db: Kysely<Schema>;
  /** Refuses if a server was started on the store during the move. */
  expectUnserved(): Promise<void>;
}

/** Opens the source of a move. Refuses one that a server runs on, and one of another version. */
export function withSource<T>(end: End, work: (source: Source) => Promise<T>): Promise<T> {
  const checked = async (source: Source) => {
    if ((await moveSetting(source.db)) !== undefined)
      throw new OperationError(`${end.name} is itself the target of an unfinished move-store`);
    return work(source);
  };
  return end.place.databaseUrl === undefined ? withFile(end, checked) : withDatabase(end, checked);
}

/** Holds the lock of the store's file during the whole move, so that no server can start on it. */
async function withFile<T>({ place }: End, work: (source: Source) => Promise<T>): Promise<T> {
  const file = sqliteFile(place.dataDir);
  if (!existsSync(file)) throw new OperationError(`there is no store at ${file}`);
  const release = holdStore(file);
  try {
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openExisting(file) }) });
    try {
      await readable(file, () => expectCurrent(db));
      return await work({ db, expectUnserved: async () => {} });
    } finally {
      await db.destroy();
    }
  } finally {
    release();
  }
}

/**
 * Holds SHARE locks during the whole move, so that a server started meanwhile cannot write rows that the copy would
 * miss.
 */
function withDatabase<T>({ name, place }: End, work: (source: Source) => Promise<T>): Promise<T> {
  return withConnection(place.databaseUrl ?? '', name, async (db) => {
    await expectCurrent(db);
    await expectUnserved(db, name);
    await db.executeQuery(CompiledQuery.raw('begin isolation level repeatable read'));
    await sql`lock table ${sql.join(MOVED.map((table) => sql.table(table.name)))} in share mode`.execute(db);
    return work({ db, expectUnserved: () => expectUnserved(db, name) });
  });
}
