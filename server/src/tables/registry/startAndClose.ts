import type { ServerContext } from '../../context.ts';
import { updateClocks } from '../clocks/index.ts';
import { saveSnapshot } from '../storage/index.ts';
import { tableById } from './registry.ts';

/**
 * Tables with a clock go on though nobody looks; the others wait until somebody does. Those of which an older store
 * does not say whom they ask are loaded once, to correct it.
 */
export async function loadRunningTables(context: ServerContext): Promise<void> {
  const running = await context.store.listTables({ status: 'running' });
  for (const { id, clock, asked } of running)
    if ((clock as { kind: string }).kind !== 'none' || asked === null)
      await tableById(context, id).catch((error) => context.report(`table ${id}`, error));
}

/** Waits for what was begun, and leaves a snapshot: under newer rules a game goes on from it. */
export async function closeTables(context: ServerContext): Promise<void> {
  for (const loading of context.tables.values()) {
    const table = await loading.catch(() => undefined);
    if (table === undefined) continue;
    if (table.timer !== null) clearTimeout(table.timer);
    await table.queue;
    if (table.game === null || table.data.status !== 'running' || table.needsReload) continue;
    updateClocks(context, table);
    await saveSnapshot(context, table);
  }
}
