import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { StoreLocation } from '../src/store/index.ts';
import type { PostgresServer } from './postgres.ts';

/** A kind of database under test: creates empty stores and manipulates them from outside. */
export interface StoreSite {
  /** Returns the location of a store that was never opened. */
  newLocation(): Promise<StoreLocation>;
  /** Runs a statement on the database, bypassing the store. */
  tamper(location: StoreLocation, statement: string): Promise<void>;
  /** Returns the number of transactions in which the decisions appended by `work` were written. */
  transactionsOf(location: StoreLocation, work: () => Promise<unknown>): Promise<number>;
  /** Makes the store unwritable. Returns a function that repairs it. */
  breakDown(location: StoreLocation): Promise<() => Promise<void>>;
  cleanUp(): Promise<void>;
}

export function sqliteSite(): StoreSite {
  const root = mkdtempSync(join(tmpdir(), 'signoria-sqlite-'));
  return {
    newLocation: async () => ({ dataDir: mkdtempSync(join(root, 'data-')) }),
    async tamper(location, statement) {
      const other = new Database(fileOf(location));
      other.exec(statement);
      other.close();
    },
    async transactionsOf(location, work) {
      const before = commitsIn(fileOf(location));
      await work();
      return commitsIn(fileOf(location)) - before;
    },
    async breakDown(location) {
      const other = new Database(fileOf(location));
      other.exec('begin immediate');
      return async () => {
        other.close();
      };
    },
    async cleanUp() {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export function fileOf({ dataDir = '' }: StoreLocation): string {
  return join(dataDir, 'signoria.sqlite');
}

/** Counts the commit frames of the write-ahead log: https://www.sqlite.org/fileformat2.html#walformat */
function commitsIn(file: string): number {
  const wal = readFileSync(`${file}-wal`);
  const frame = 24 + wal.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= wal.length; at += frame) if (wal.readUInt32BE(at + 4) !== 0) commits++;
  return commits;
}

export function postgresSite(server: PostgresServer): StoreSite {
  const databases: string[] = [];
  return {
    async newLocation() {
      const name = `signoria_test_${process.pid}_${databases.length}`;
      databases.push(name);
      await runOn(server.url(), `create database ${name}`);
      return { databaseUrl: server.url(name) };
    },
    async tamper({ databaseUrl = '' }, statement) {
      await runOn(databaseUrl, statement);
    },
    async transactionsOf({ databaseUrl = '' }, work) {
      const written = 'select count(distinct xmin::text)::int as count from decisions';
      const before = await runOn(databaseUrl, written);
      await work();
      return Number((await runOn(databaseUrl, written))[0]?.count) - Number(before[0]?.count);
    },
    async breakDown({ databaseUrl = '' }) {
      if (server.crash) return server.crash();
      const name = new URL(databaseUrl).pathname.slice(1);
      await runOn(server.url(), `alter database ${name} allow_connections false`);
      await runOn(server.url(), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
      return async () => {
        await runOn(server.url(), `alter database ${name} allow_connections true`);
      };
    },
    async cleanUp() {
      if (!server.crash)
        // an external server: removes the databases of the tests
        for (const name of databases) await runOn(server.url(), `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}

async function runOn(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
