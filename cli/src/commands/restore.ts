import { operate } from '../operate.ts';
import { printLine } from '../output.ts';
import { contents } from './backup.ts';

export interface RestoreOptions {
  readonly force: boolean;
}

/** A backup becomes the store; the one that was there is kept. */
export async function restoreCommand(file: string, { force }: RestoreOptions): Promise<void> {
  const { rows, aside } = await operate(({ restore, placeFrom }) => restore(placeFrom(process.env), file, force));
  printLine(`Restored ${contents(rows)}.`);
  if (aside !== null) printLine(`What was there before is kept as ${aside}.`);
}
