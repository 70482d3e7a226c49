import type { Position } from './snapshot.ts';

/**
 * The same game as it stood after an earlier decision, for the same viewer: to be looked at, not answered. Null where
 * only the events of that decision are known.
 */
export function positionAfter({ viewer, past }: Position, version: number): Position | null {
  const index = past.findIndex((decision) => decision.version === version);
  const view = past[index]?.view ?? null;
  if (view === null) return null;
  return { viewer, version, view, past: past.slice(0, index + 1), takesAnswers: false, ended: null };
}
