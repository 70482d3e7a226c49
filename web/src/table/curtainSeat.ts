import type { Seat } from '@signoria/engine';

/**
 * Who must be handed the screen: the first that is asked of those who share it, unless it is before one who is asked
 * already. Null when nobody, as for one who has the screen alone.
 */
export function curtainSeat(sharing: readonly Seat[], viewer: Seat | null, pending: readonly Seat[]): Seat | null {
  const asked = pending.filter((seat) => sharing.includes(seat));
  if (sharing.length < 2 || (viewer !== null && asked.includes(viewer))) return null;
  return asked[0] ?? null;
}
