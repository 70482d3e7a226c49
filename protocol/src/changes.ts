import type { Opaque } from './parts.ts';
import type { Step } from './socket.ts';

/** The view after a step: what changed replaces what was there, part by part. */
export function viewAfter(view: Opaque, step: Step): Opaque {
  const own = step.views.find(({ viewer }) => viewer === view.viewer);
  return { ...view, ...own?.parts, table: { ...(view.table as Opaque), ...step.table } };
}
