import type { Seat } from '@signoria/engine';
import type { Clock, Clocks } from '@signoria/protocol';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** What the end of a turn brought its seat. */
interface Payment {
  readonly seat: Seat;
  /** The decision that ended the turn: who takes it back gives back the time as well. */
  readonly decision: number;
  readonly time: number;
}

/** Who has how long. Plain data: times come from outside. */
export interface ClockWork {
  readonly clock: Exclude<Clock, { kind: 'none' }>;
  /** Milliseconds by seat, as they were at `at`; null for seats that are no person's. */
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
  /** In the order of the decisions. */
  readonly paid: readonly Payment[];
}

export function startClocks(clock: Clock, persons: readonly boolean[], at: number): ClockWork | null {
  if (clock.kind === 'none') return null;
  const left = persons.map((isPerson) => (isPerson ? allowance(clock) : null));
  return { clock, left, running: [], at, paid: [] };
}

function allowance(clock: ClockWork['clock']): number {
  return clock.kind === 'live' ? clock.initial * SECOND : clock.days * DAY;
}

/** Time has passed for those who were asked; from now on it passes for `running`. */
export function turnClocks(work: ClockWork, running: readonly Seat[], at: number): ClockWork {
  const left = leftAt(work, at);
  return { ...work, left, running: running.filter((seat) => left[seat] !== null), at };
}

/** A decision has ended the seat's turn, at the moment the clocks were turned: it gets its increment, or its days anew. */
export function payTurn(work: ClockWork, seat: Seat, decision: number): ClockWork {
  const { clock, left, paid } = work;
  const had = left[seat] ?? null;
  if (had === null) return work;
  const time = clock.kind === 'live' ? clock.increment * SECOND : allowance(clock) - had;
  return { ...work, left: left.with(seat, had + time), paid: [...paid, { seat, decision, time }] };
}

/**
 * Decisions from `to` on are taken back, and with them what they brought. The time they took stays spent; who has spent
 * more than that leaves has none.
 */
export function takeBackPay(work: ClockWork, to: number): ClockWork {
  const undone = work.paid.filter(({ decision }) => decision >= to);
  const left = work.left.map((had, seat) => {
    if (had === null) return null;
    const brought = undone.reduce((sum, payment) => sum + (payment.seat === seat ? payment.time : 0), 0);
    return Math.max(0, had - brought);
  });
  return { ...work, left, paid: work.paid.slice(0, work.paid.length - undone.length) };
}

/**
 * After a pause of the server. Nobody could answer in it, so a live clock stood still; days are counted by the calendar,
 * and a deadline that was told stays where it was.
 */
export function resumeClocks(work: ClockWork, at: number): ClockWork {
  return work.clock.kind === 'live' ? { ...work, at } : work;
}

/** Who comes back after running out gets a tenth of the time, or the days of a turn. */
export function grantTime(work: ClockWork, seat: Seat): ClockWork {
  const granted = work.clock.kind === 'live' ? allowance(work.clock) / 10 : allowance(work.clock);
  return {
    ...work,
    left: work.left.map((time, index) => (index === seat && time !== null ? Math.max(time, granted) : time)),
  };
}

export function leftAt({ left, running, at }: ClockWork, now: number): readonly (number | null)[] {
  return left.map((time, seat) =>
    time === null || !running.includes(seat) ? time : Math.max(0, time - Math.max(0, now - at)),
  );
}

export function ranOut(work: ClockWork, now: number): readonly Seat[] {
  const left = leftAt(work, now);
  return work.running.filter((seat) => left[seat] === 0);
}

/** When to look next; undefined when nobody's time passes. */
export function nextDeadline({ left, running, at }: ClockWork): number | undefined {
  const deadlines = running.flatMap((seat) => left[seat] ?? []).map((time) => at + time);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

export function clocksOf(work: ClockWork | null, now: number): Clocks {
  if (work === null) return null;
  return { left: [...leftAt(work, now)], running: [...work.running], at: new Date(now).toISOString() };
}
