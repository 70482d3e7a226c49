import type { Seat } from '@signoria/engine';
import type { Clocks } from '@signoria/protocol';
import type { Say } from '../words/index.ts';

/** The clocks as received from the server, with the local time of receipt. Local and server time may differ. */
export interface ReceivedClocks {
  /** Milliseconds by seat; null without a clock. */
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly receivedAt: number;
}

export function receivedClocks(clocks: Clocks, now: number): ReceivedClocks | null {
  return clocks === null ? null : { left: clocks.left, running: clocks.running, receivedAt: now };
}

/** Returns the milliseconds a seat has left, or null without a clock. */
export function leftAt({ left, running, receivedAt }: ReceivedClocks, seat: Seat, now: number): number | null {
  const time = left[seat] ?? null;
  if (time === null || !running.includes(seat)) return time;
  return Math.max(0, time - Math.max(0, now - receivedAt));
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats milliseconds as days and hours, hours and minutes, or minutes and seconds. */
export function timeWords(left: number, say: Say): string {
  if (left >= DAY) return say('clock.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return say('clock.hours', { hours, minutes });
  return `${minutes}:${two(seconds % 60)}`;
}

/** Returns true if the remaining time is low and must be highlighted. Both times are in milliseconds. */
export function isLow(left: number, initial: number): boolean {
  return left < Math.min(MINUTE, initial / 5) || (initial >= DAY && left < 3 * HOUR);
}
