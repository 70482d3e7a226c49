import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * What cookies are signed with lies beside a store in a file, not in it. A backup carries it along, or everyone would be
 * signed out and every invitation void after a restore on another machine.
 */
export function secretBeside(store: string): string {
  return join(dirname(store), 'secret');
}

/** In a table of its own, which no store has. */
export function keepSecret(backup: string, file: string): void {
  if (!existsSync(file)) return; // SECRET says it
  const database = new Database(backup, { fileMustExist: true });
  database.exec('create table backup_secret (value text not null)');
  database.prepare('insert into backup_secret values (?)').run(readFileSync(file, 'utf8').trim());
  database.close();
}

/** Out of the backup into its file; one that is there stays, unless the whole store is put aside. */
export function takeSecret(restored: string, file: string, isReplaced: boolean): void {
  const database = new Database(restored, { fileMustExist: true });
  const isThere = database.prepare("select 1 from sqlite_master where name = 'backup_secret'").get() !== undefined;
  const secret = isThere ? database.prepare<[], string>('select value from backup_secret').pluck().get() : undefined;
  database.exec('drop table if exists backup_secret');
  database.close();
  if (secret === undefined || (existsSync(file) && !isReplaced)) return;
  writeSecret(file, secret);
}

/** Writes the secret file at once or not at all; another secret that was there is kept as `secret.before`. */
export function writeSecret(file: string, secret: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === secret) return;
  const draft = `${file}.new`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  if (existsSync(file)) copyFileSync(file, `${file}.before`);
  renameSync(draft, file);
}
