import type { RestoreOptions } from '@signoria/server/operations';
import { operate } from '../operate.ts';
import { notice, printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { contents } from './backup.ts';

/** Replaces the store with a backup. The previous store is kept. */
export async function restoreCommand(file: string, options: RestoreOptions): Promise<void> {
  const { rows, aside, hasChecksum, damage } = await operate(({ restore, storeLocationFrom }) => {
    const progress = startProgress(0, 'KB');
    return restore(storeLocationFrom(process.env), file, options, progress.reach).finally(progress.stop);
  });
  for (const line of damage) notice(`damage in the backup: ${line}`);
  printLine(`Restored ${contents(rows)}.`);
  if (!hasChecksum)
    printLine('This backup has no checksum: an earlier version made it, or its end is missing. Run `signoria check`.');
  if (aside !== null) printLine(`The previous data is kept as ${aside}.`);
}
