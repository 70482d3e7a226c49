import { withChanges } from './changes.ts';
import type { Opaque } from './parts.ts';
import type { Step } from './socket.ts';

/** The view after a step: what changed on the table, and what changed for its viewer besides. */
export function viewAfter(view: Opaque, step: Pick<Step, 'table' | 'views'>): Opaque {
  const own = step.views.find(({ viewer }) => viewer === view.viewer);
  return { ...withChanges(view, own?.changes ?? {}), table: withChanges(view.table as Opaque, step.table) };
}
