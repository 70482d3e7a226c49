import { operate } from '../operate.ts';
import { printLine } from '../output.ts';
import { startProgress } from '../progress.ts';
import { thousands } from '../textColumns.ts';
import { contents } from './backup.ts';

export interface MoveStoreOptions {
  readonly from: string;
  readonly to: string;
}

/** Copies a whole store into an empty one of the same or the other kind. Returns false if `check` found errors. */
export async function moveStoreCommand({ from, to }: MoveStoreOptions): Promise<boolean> {
  const move = await operate(({ moveStore }) => {
    const progress = startProgress(0, 'rows');
    return moveStore(from, to, { onProgress: progress.reach }).finally(progress.stop);
  });
  const { rows, check, hasSecret, isResumed } = move;
  if (isResumed) printLine('Resumed an interrupted copy.');
  printLine(`Copied ${contents(rows)} from ${move.from} to ${move.to}.`);
  printLine(`Row counts and checksums of all ${thousands(rows.size)} SQL tables are equal. The source is unchanged.`);
  if (!hasSecret) printLine('The source stores no secret: start the server with the same SECRET as before.');
  const { length } = check.wrong;
  printLine(
    length === 0
      ? `${thousands(check.tables)} game tables were checked. No errors found.`
      : `Errors in ${length} of ${check.tables} game tables, which the source has as well. Run \`signoria check\` for details.`,
  );
  return length === 0;
}
