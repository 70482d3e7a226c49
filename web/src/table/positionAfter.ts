import type { SeenPosition } from './snapshot.ts';

/**
 * Returns the viewer's position after an earlier decision, without legal moves. Null if only the events of that
 * decision are known.
 */
export function positionAfter({ viewer, past }: SeenPosition, version: number): SeenPosition | null {
  const index = past.findIndex((decision) => decision.version === version);
  const view = past[index]?.view ?? null;
  if (view === null) return null;
  return { viewer, version, view, past: past.slice(0, index + 1), takesAnswers: false, ended: null };
}
