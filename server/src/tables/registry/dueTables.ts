import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import { nextDeadline } from '../clocks/index.ts';
import { continuePlay, holdsLease } from '../play/index.ts';
import { enqueueChange, keepChange } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { tableById } from './registry.ts';

/** How often the store is asked which tables are due, in milliseconds. */
const LOOK_EVERY = 1000;
/** How many are opened between two questions. */
const AT_ONCE = 20;
/** One that cannot be opened is tried again after this long, so that it does not hold up the others. */
const POSTPONED = 3600 * 1000;

export interface DueTables {
  close(): void;
}

/**
 * Tables with a clock go on though nobody looks: the store knows when, and they are opened then, one at a time, and not
 * before. One that is in memory has a timer of its own, which a jump of the system's clock can make late.
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

/** Says how many were not in memory yet. */
async function openDue(context: ServerContext): Promise<number> {
  let opened = 0;
  for (const id of await context.store.dueTables(context.now(), AT_ONCE)) {
    if (context.closed) break;
    const isOpen = context.tables.has(id);
    if (!isOpen) opened++;
    const table = await tableById(context, id).catch((error) => postpone(context, id, error));
    if (isOpen && table !== undefined) await wake(context, table);
    await new Promise(setImmediate); // others are answered in between
  }
  return opened;
}

async function wake(context: ServerContext, table: LiveTable): Promise<void> {
  if (!holdsLease(context, table)) return continuePlay(context, table);
  await enqueueChange(context, table, async () => {
    if (nextDeadline(table.clockState) !== table.dueAt) await keepChange(context, table, {}); // it could not be kept when the clocks changed
  });
  continuePlay(context, table);
}

async function postpone(context: ServerContext, id: string, error: unknown): Promise<undefined> {
  if (isStoreError(error)) throw error;
  context.report(`table ${id}`, error);
  await context.store.updateTable(id, { dueAt: context.now() + POSTPONED });
}
