import type Database from 'better-sqlite3';

/** The most cached statements. Id lists in statements produce many different texts. */
const LARGEST = 200;

/** The part of better-sqlite3 that Kysely uses, with cached prepared statements. */
export interface StatementCache {
  prepare(text: string): Database.Statement<unknown[]>;
  close(): void;
}

/** Caches prepared statements by text. Evicts the oldest when the cache is full. */
export function statementCache(sqlite: Database.Database): StatementCache {
  const statements = new Map<string, Database.Statement<unknown[]>>();
  return {
    prepare(text) {
      const kept = statements.get(text);
      if (kept !== undefined) return kept;
      const [oldest] = statements.keys();
      if (statements.size >= LARGEST && oldest !== undefined) statements.delete(oldest);
      const statement = sqlite.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => sqlite.close(),
  };
}
