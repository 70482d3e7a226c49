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
  if (isResumed) printLine('Continued a move that was interrupted.');
  printLine(`Moved ${contents(rows)} from ${move.from} to ${move.to}.`);
  printLine(`Counts and checksums of all ${thousands(rows.size)} tables are equal. The source is unchanged.`);
  if (!hasSecret) printLine('The source has no secret of its own: start the server with the same SECRET as before.');
  const { length } = check.wrong;
  printLine(
    length === 0
      ? `${thousands(check.tables)} tables were checked. Everything is in order.`
      : `Not in order, in the source as well: ${length} of ${check.tables} tables. \`signoria check\` tells more.`,
  );
  return length === 0;
}
