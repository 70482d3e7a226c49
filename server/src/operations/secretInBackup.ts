import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/**
 * Returns the path of the secret that signs cookies and invitations. It is a file beside a SQLite store, not in it.
 * Backups include it; otherwise a restore on another machine would sign everyone out and void every invitation.
 */
export function secretBeside(store: string): string {
  return join(dirname(store), 'secret');
}

/** Copies the secret into an extra table of the backup, which stores do not have. */
export function addSecretToBackup(backup: string, file: string): void {
  if (!existsSync(file)) return; // SECRET is set instead
  const database = new Database(backup, { fileMustExist: true });
  database.exec('create table backup_secret (value text not null)');
  database.prepare('insert into backup_secret values (?)').run(readFileSync(file, 'utf8').trim());
  database.close();
}

/**
 * Moves the secret from the restored backup to its file. Keeps an existing file unless the previous store was moved
 * aside.
 */
export function restoreSecret(restored: string, file: string, isReplaced: boolean): void {
  const database = new Database(restored, { fileMustExist: true });
  const isThere = database.prepare("select 1 from sqlite_master where name = 'backup_secret'").get() !== undefined;
  const secret = isThere ? database.prepare<[], string>('select value from backup_secret').pluck().get() : undefined;
  database.exec('drop table if exists backup_secret');
  database.close();
  if (secret === undefined || (existsSync(file) && !isReplaced)) return;
  writeSecret(file, secret);
}

/** Writes the secret file atomically. Keeps a different previous secret as `secret.before`. */
export function writeSecret(file: string, secret: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === secret) return;
  const draft = `${file}.new`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  if (existsSync(file)) copyFileSync(file, `${file}.before`);
  renameSync(draft, file);
}
