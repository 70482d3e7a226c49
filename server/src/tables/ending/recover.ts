import type { ServerContext } from '../../context.ts';
import { catchUpAfterFailure } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { finishIfOver } from './finish.ts';

/** After the store has failed: reads it again, and says whether play can go on. A game that is over by then is finished. */
export async function recover(context: ServerContext, table: LiveTable): Promise<boolean> {
  if (!(await catchUpAfterFailure(context, table))) return false;
  await finishIfOver(context, table);
  return !table.needsReload;
}
