import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import { nextDeadline } from '../clocks/index.ts';
import { continuePlay, holdsLease } from '../play/index.ts';
import { enqueueChange, keepChange } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { tableById } from './registry.ts';

/** Polling interval for due tables, in milliseconds. */
const LOOK_EVERY = 1000;
/** The most tables opened per query. */
const AT_ONCE = 20;
/** Delay in milliseconds before a table that cannot be opened is tried again, so that it does not block the others. */
const POSTPONED = 3600 * 1000;

export interface DueTables {
  close(): void;
}

/**
 * Opens tables whose clock deadline has passed, one at a time, even if nobody is connected. The store holds the
 * deadlines. A table in memory has its own timer, which a jump of the system clock can make late.
 */
export function openDueTables(context: ServerContext): DueTables {
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const opened = await openDue(context).catch((error) => {
      if (!isStoreError(error)) context.report('tables that are due', error);
      return 0;
    });
    if (!context.closed) timer = setTimeout(look, opened > 0 ? 0 : LOOK_EVERY).unref();
  };
  void look();
  return { close: () => clearTimeout(timer) };
}

/** Opens due tables. Returns the number of those that were not in memory. */
async function openDue(context: ServerContext): Promise<number> {
  let opened = 0;
  for (const id of await context.store.dueTables(context.now(), AT_ONCE)) {
    if (context.closed) break;
    const isOpen = context.tables.has(id);
    if (!isOpen) opened++;
    const table = await tableById(context, id).catch((error) => postpone(context, id, error));
    if (isOpen && table !== undefined) await wake(context, table);
    await new Promise(setImmediate); // yields to the event loop
  }
  return opened;
}

async function wake(context: ServerContext, table: LiveTable): Promise<void> {
  if (!holdsLease(context, table)) return continuePlay(context, table);
  await enqueueChange(context, table, async () => {
    // Stores a deadline that could not be stored when the clocks changed.
    if (nextDeadline(table.clockState) !== table.dueAt) await keepChange(context, table, {});
  });
  continuePlay(context, table);
}

async function postpone(context: ServerContext, id: string, error: unknown): Promise<undefined> {
  if (isStoreError(error)) throw error;
  context.report(`table ${id}`, error);
  await context.store.updateTable(id, { dueAt: context.now() + POSTPONED });
}
