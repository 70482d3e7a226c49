import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What cookies are signed with: kept beside the data, so that people stay signed in after a restart. */
export function readSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  const kept = readKept(path);
  if (kept !== undefined) return kept;
  const secret = randomBytes(32).toString('hex');
  try {
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readKept(path) ?? secret; // another process was quicker
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
