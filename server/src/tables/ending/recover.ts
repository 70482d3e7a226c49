import type { ServerContext } from '../../context.ts';
import { catchUpAfterFailure } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { finishIfOver } from './finish.ts';

/** Rereads a table after a store failure and ends its game if it is over. Returns true if play can continue. */
export async function recover(context: ServerContext, table: LiveTable): Promise<boolean> {
  if (!(await catchUpAfterFailure(context, table))) return false;
  await finishIfOver(context, table);
  return !table.needsReload;
}
