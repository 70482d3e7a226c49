import type { Seat } from '@signoria/engine';

/**
 * Returns the seat to hand the screen to: the first pending one of those who share it. Null if the current viewer is
 * pending, or if the screen is not shared.
 */
export function curtainSeat(sharing: readonly Seat[], viewer: Seat | null, pending: readonly Seat[]): Seat | null {
  const asked = pending.filter((seat) => sharing.includes(seat));
  if (sharing.length < 2 || (viewer !== null && asked.includes(viewer))) return null;
  return asked[0] ?? null;
}
