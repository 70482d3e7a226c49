import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { StoreLocation } from '../store/index.ts';
import { sqliteFile } from '../store/index.ts';
import { appendChecksum, verifyChecksum } from './checksum.ts';
import type { RowCounts } from './contents.ts';
import { expectNotNewer, expectStore } from './contents.ts';
import type { OnProgress } from './operationError.ts';
import { messageOf, OperationError } from './operationError.ts';
import { backupPostgres, readDump, restorePostgres } from './postgres.ts';
import { backupSqlite, readBackup, restoreSqlite } from './sqlite.ts';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly rows: RowCounts;
  /** Descriptions of damaged logs, which the backup contains unchanged. */
  readonly damage: readonly string[];
}

/**
 * Writes the whole store into one file, which is verified before it gets its final name. A server may run meanwhile.
 * Progress counts SQLite pages, or PostgreSQL rows that are written and read back.
 */
export async function backup(
  location: StoreLocation,
  path: string,
  onProgress: OnProgress = () => {},
): Promise<Backup> {
  const file = resolve(path);
  const draft = `${file}.part`;
  createDraft(file, draft);
  try {
    const { databaseUrl, dataDir } = location;
    const contents = databaseUrl
      ? await backupPostgres(databaseUrl, draft, onProgress)
      : await backupSqlite(sqliteFile(dataDir), draft, onProgress);
    expectStore(databaseUrl ? 'the database' : sqliteFile(dataDir), contents);
    await appendChecksum(draft);
    chmodSync(draft, 0o600); // contains seeds of running games
    syncToDisk(draft);
    renameSync(draft, file);
    return { file, bytes: statSync(file).size, rows: contents.rows, damage: contents.damage };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creates the empty draft, so that a path that cannot be written is refused before anything is read. */
function createDraft(file: string, draft: string): void {
  const folder = dirname(file);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new OperationError(`${file} is a folder: name a file in it`);
  if (existsSync(file)) throw new OperationError(`${file} exists already: choose another name`);
  if (!existsSync(folder)) throw new OperationError(`cannot write ${file}: the folder ${folder} does not exist`);
  if (!statSync(folder).isDirectory()) throw new OperationError(`cannot write ${file}: ${folder} is not a folder`);
  try {
    rmSync(draft, { force: true }); // left by a killed backup
    writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new OperationError(`cannot write ${file}: ${messageOf(error)}`);
  }
}

export interface RestoreOptions {
  /** Restores over a store that is not empty. That store is moved aside. */
  readonly force?: boolean;
  /** Restores a backup whose checksum or decision log is wrong. */
  readonly acceptDamage?: boolean;
}

export interface RestoreReport {
  readonly rows: RowCounts;
  /** The new location of the previous store; null if none was kept. */
  readonly aside: string | null;
  readonly hasChecksum: boolean;
  /** The damage that was accepted. */
  readonly damage: readonly string[];
}

/**
 * Replaces the store with a backup. Checksum and decision logs are verified before anything is replaced. Progress
 * counts kilobytes; the backup is read three times.
 */
export async function restore(
  location: StoreLocation,
  path: string,
  { force = false, acceptDamage = false }: RestoreOptions = {},
  onProgress: OnProgress = () => {},
): Promise<RestoreReport> {
  const file = resolve(path);
  const { databaseUrl, dataDir } = location;
  expectReadable(file);
  const kilobytes = Math.ceil(statSync(file).size / 1024);
  const pass = (before: number) => (part: number) => onProgress(Math.round(kilobytes * (before + part)), 3 * kilobytes);
  const { payload, hasChecksum, isIntact } = await verifyChecksum(file, pass(0));
  const changed = isIntact ? [] : ['its checksum does not match its content'];
  if (!acceptDamage) expectNone(file, changed);
  expectKind(file, databaseUrl ? 'PostgreSQL' : 'SQLite');
  const contents = databaseUrl ? await readDump(payload, pass(1)) : readBackup(file);
  expectStore(file, contents);
  expectNotNewer(file, contents);
  const damage = [...changed, ...contents.damage];
  if (!acceptDamage) expectNone(file, damage);
  pass(2)(0);
  const { rows } = contents;
  const aside = databaseUrl
    ? await restorePostgres(payload, rows, databaseUrl, force, pass(2))
    : restoreSqlite(payload, rows, sqliteFile(dataDir), force, pass(2));
  return { rows, aside, hasChecksum, damage };
}

function expectNone(file: string, damage: readonly string[]): void {
  const [first] = damage;
  if (first === undefined) return;
  const more = damage.length > 1 ? ` (and ${damage.length - 1} more)` : '';
  throw new OperationError(
    `${file} is damaged: ${first}${more}. Nothing was replaced; --accept-damage restores it as it is`,
  );
}

function expectReadable(file: string): void {
  if (!existsSync(file)) throw new OperationError(`there is no file ${file}`);
  if (statSync(file).isDirectory()) throw new OperationError(`${file} is a folder, not a backup`);
  try {
    closeSync(openSync(file, 'r'));
  } catch (error) {
    throw new OperationError(`cannot read ${file}: ${messageOf(error)}`);
  }
}

type Kind = 'SQLite' | 'PostgreSQL';

function expectKind(file: string, wanted: Kind): void {
  const kind = databaseKindOf(file);
  if (kind !== wanted) throw new OperationError(`${file} is a backup of ${kind}, and this store is ${wanted}`);
}

/** Detects the kind of a backup by its first bytes. */
function databaseKindOf(file: string): Kind {
  const begin = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  readSync(handle, begin);
  closeSync(handle);
  if (begin.toString('latin1').startsWith('SQLite format 3\0')) return 'SQLite';
  if (begin.toString('latin1').startsWith('PGDMP')) return 'PostgreSQL';
  throw new OperationError(`${file} is not a backup of Signoria`);
}

function syncToDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
