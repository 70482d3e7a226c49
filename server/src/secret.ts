import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store } from './store/index.ts';

/**
 * Returns the secret that signs cookies and derives invitations. It is stored in the data directory, so that sessions and
 * invitations survive a restart.
 */
export function readSecret(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return keptOrNew(join(dataDir, FILE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot store data in ${resolve(dataDir)}: ${reason}. Set DATA_DIR to another folder.`);
  }
}

/** Returns the secret of all servers on one store. The first server stores it, from its own file if it has one. */
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
    const others = readKept(path); // another process has written it meanwhile
    if (others === undefined) writeFileSync(path, `${secret}\n`); // a full disk may have left it empty
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
