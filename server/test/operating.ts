import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { builtProgram } from '../../test/built.ts';
import type { DataLocation } from './bothStores.ts';
import type { Caller } from './caller.ts';
import { at, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';

const PROGRAM = builtProgram('signoria');

/** Runs the built program on a store and waits for its end. */
export function signoria(location: DataLocation, ...args: readonly string[]) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: location.dataDir, DATABASE_URL: location.databaseUrl ?? '' };
  return spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8', env, timeout: 60_000 });
}

/** Runs a statement on the database, bypassing the store. */
export async function tamper({ dataDir, databaseUrl }: DataLocation, statement: string): Promise<void> {
  if (databaseUrl === undefined) {
    tamperFile(join(dataDir, 'signoria.sqlite'), statement);
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function tamperFile(path: string, statement: string): void {
  const file = new Database(path);
  file.exec(statement);
  file.close();
}

/** Plays a game on one screen until `decisions`, or to its end. Returns the id of its table. */
export async function playGame(anna: Caller, decisions = Number.POSITIVE_INFINITY, game = 'card'): Promise<string> {
  const { id } = await setUp(anna, { game, seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  const page = await sitDown(anna, anna.testServer.running, id);
  await playOn(page, (version) => version >= decisions);
  await page.cut();
  return id;
}
