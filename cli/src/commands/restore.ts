import { operate } from '../operate.ts';
import { printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { contents } from './backup.ts';

export interface RestoreOptions {
  readonly force: boolean;
}

/** A backup becomes the store; the one that was there is kept. */
export async function restoreCommand(file: string, { force }: RestoreOptions): Promise<void> {
  const { rows, aside } = await operate(({ restore, placeFrom }) => {
    const progress = startProgress(0, 'KB');
    return restore(placeFrom(process.env), file, force, progress.reach).finally(progress.stop);
  });
  printLine(`Restored ${contents(rows)}.`);
  if (aside !== null) printLine(`What was there before is kept as ${aside}.`);
}
