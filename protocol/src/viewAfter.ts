import { withChanges } from './changes.ts';
import type { Opaque } from './parts.ts';
import type { DecisionMessage } from './socket.ts';

/** Returns the view after a step, with the changes of the table and those that only its viewer sees. */
export function viewAfter(view: Opaque, step: Pick<DecisionMessage, 'table' | 'views'>): Opaque {
  const own = step.views.find(({ viewer }) => viewer === view.viewer);
  return { ...withChanges(view, own?.changes ?? {}), table: withChanges(view.table as Opaque, step.table) };
}
