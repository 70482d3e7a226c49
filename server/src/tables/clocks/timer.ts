import type { ServerContext } from '../../context.ts';
import type { LiveTable } from '../table/index.ts';
import { nextDeadline } from './clockState.ts';

/** The longest delay of a timer. After that, the clocks are checked again. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Calls `wake` when the next clock has run out. Does not keep the process alive. */
export function setTimer(context: ServerContext, table: LiveTable, wake: () => void): void {
  if (table.timer !== null) clearTimeout(table.timer);
  const deadline = context.closed ? null : nextDeadline(table.clockState);
  table.timer =
    deadline === null ? null : setTimeout(wake, Math.min(LONGEST_WAIT, Math.max(0, deadline - context.now()))).unref();
}
