import { existsSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import type { StorePlace } from '../../store/index.ts';
import { OperationError } from '../problem.ts';

/** One end of a move: the source or the target. */
export interface End {
  /** Its folder or its URL without user and password. */
  readonly name: string;
  readonly place: StorePlace;
}

/** Reads `--from` or `--to`. Messages never quote the text: it may hold a password. */
export function readEnd(option: string, text: string): End {
  if (/^postgres(ql)?:\/\//i.test(text)) return { name: urlName(option, text), place: { databaseUrl: text } };
  if (text === '' || /^[\w+.-]+:\/\//.test(text))
    throw new OperationError(`${option}: expected a folder or a postgresql:// URL`);
  const folder = resolve(text);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new OperationError(`${option}: ${folder} is a file; name the folder that the store is in`);
  return { name: existsSync(folder) ? realpathSync(folder) : folder, place: { dataDir: folder } };
}

function urlName(option: string, url: string): string {
  try {
    const { host, port, database } = new pg.Client({ connectionString: url });
    return `postgresql://${host}:${port}/${database}`;
  } catch {
    throw new OperationError(`${option}: expected a folder or a postgresql:// URL, and this URL cannot be read`);
  }
}
