import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store } from './store/index.ts';

/** What cookies are signed with: kept beside the data, so that people stay signed in after a restart. */
export function readSecret(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return keptOrNew(join(dataDir, FILE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot keep anything in ${resolve(dataDir)}: ${reason}. DATA_DIR moves it.`);
  }
}

/**
 * All servers on one store sign with the same: the first brings it, from its file if it has one from the time when it was
 * alone, and the others find it there.
 */
export function sharedSecret(store: Store, dataDir: string): Promise<string> {
  return store.settingOr('secret', readKept(join(dataDir, FILE)) ?? newSecret());
}

const FILE = 'secret';

const newSecret = () => randomBytes(32).toString('hex');

function keptOrNew(path: string): string {
  const kept = readKept(path);
  if (kept !== undefined) return kept;
  const secret = newSecret();
  try {
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const others = readKept(path); // another process was quicker
    if (others === undefined) writeFileSync(path, `${secret}\n`); // or a full disk left it empty
    return others ?? secret;
  }
}

function readKept(path: string): string | undefined {
  try {
    const kept = readFileSync(path, 'utf8').trim();
    return kept === '' ? undefined : kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
