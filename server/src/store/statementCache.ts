import type Database from 'better-sqlite3';

/** Statements kept at most; lists of ids in a statement make texts of many lengths. */
const LARGEST = 200;

/** The part of better-sqlite3 that Kysely uses, with statements prepared once. */
export interface StatementCache {
  prepare(text: string): Database.Statement<unknown[]>;
  close(): void;
}

/** Keeps prepared statements by their text. The oldest goes when there are too many. */
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
