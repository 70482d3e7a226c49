import type { Seat } from '@signoria/engine';
import type { Clocks, TimeControl } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import type { Advanced, ClockState, LiveTable } from './liveTable.ts';
import { askedSeatsOfPersons } from './seats.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;

export function startClocks(clock: TimeControl, persons: readonly boolean[], at: number): ClockState | null {
  if (clock.kind === 'none') return null;
  const left = persons.map((isPerson) => (isPerson ? allowance(clock) : null));
  return { clock, left, running: [], at, increments: [] };
}

function allowance(clock: ClockState['clock']): number {
  return clock.kind === 'live' ? clock.initial * SECOND_MS : clock.days * DAY_MS;
}

/** Charges the elapsed time to the clocks that ran, and from `at` on runs the clocks of `running`. */
export function switchClocks(clocks: ClockState, running: readonly Seat[], at: number): ClockState {
  const left = leftAt(clocks, at);
  return { ...clocks, left, running: running.filter((seat) => left[seat] !== null), at };
}

/**
 * Adds the increment for the turn that a decision has ended, or restores the days of a turn. The clocks must have been
 * switched at the time of the decision.
 */
export function addIncrement(clocks: ClockState, seat: Seat, decision: number): ClockState {
  const { clock, left, increments } = clocks;
  const had = left[seat] ?? null;
  if (had === null) return clocks;
  const time = clock.kind === 'live' ? clock.increment * SECOND_MS : allowance(clock) - had;
  return { ...clocks, left: left.with(seat, had + time), increments: [...increments, { seat, decision, time }] };
}

/**
 * Revokes the time that decisions from `to` on have added, for an undo. The time spent on them stays spent. No clock
 * falls below zero.
 */
export function revokeIncrements(clocks: ClockState, to: number): ClockState {
  const undone = clocks.increments.filter(({ decision }) => decision >= to);
  const left = clocks.left.map((had, seat) => {
    if (had === null) return null;
    const revoked = undone.reduce((sum, increment) => sum + (increment.seat === seat ? increment.time : 0), 0);
    return Math.max(0, had - revoked);
  });
  return { ...clocks, left, increments: clocks.increments.slice(0, clocks.increments.length - undone.length) };
}

/**
 * Resumes clocks after a pause that ended at `end`. Nobody could answer in the pause, so live clocks did not run. Days
 * are counted by the calendar, so announced deadlines stay. Clocks set after the pause are not changed.
 */
export function resumeClocks(clocks: ClockState, end: number): ClockState {
  return clocks.clock.kind === 'live' ? { ...clocks, at: Math.max(clocks.at, end) } : clocks;
}

/**
 * Tops up the clock of a player who returns after a time-out or after leaving: to at least a tenth of the initial time,
 * or to the days of a turn.
 */
export function grantTime(clocks: ClockState, seat: Seat): ClockState {
  const granted = clocks.clock.kind === 'live' ? allowance(clocks.clock) / 10 : allowance(clocks.clock);
  return {
    ...clocks,
    left: clocks.left.map((time, index) => (index === seat && time !== null ? Math.max(time, granted) : time)),
  };
}

export function leftAt({ left, running, at }: ClockState, now: number): readonly (number | null)[] {
  return left.map((time, seat) =>
    time === null || !running.includes(seat) ? time : Math.max(0, time - Math.max(0, now - at)),
  );
}

export function timedOutSeats(clocks: ClockState, now: number): readonly Seat[] {
  const left = leftAt(clocks, now);
  return clocks.running.filter((seat) => left[seat] === 0);
}

/** Returns the time at which the next clock runs out; null if no clock runs. */
export function nextDeadline(clocks: ClockState | null): number | null {
  if (clocks === null) return null;
  const { left, running, at } = clocks;
  const deadlines = running.flatMap((seat) => left[seat] ?? []).map((time) => at + time);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

export function clocksOf(clocks: ClockState | null, now: number): Clocks {
  if (clocks === null) return null;
  return { left: [...leftAt(clocks, now)], running: [...clocks.running], at: new Date(now).toISOString() };
}

type ClockedTable = Pick<LiveTable, 'rules' | 'game' | 'data'>;

/** Returns the seats whose clocks run: persons who must decide and are not away. */
export function seatsOnClock({ rules, game, data }: ClockedTable): readonly Seat[] {
  if (game === null || data.status !== 'running') return [];
  return askedSeatsOfPersons(data, rules.pending(game.state));
}

export function startedClocks(context: ServerContext, table: ClockedTable): ClockState | null {
  const persons = table.data.seats.map(({ person }) => person !== null);
  return updatedClocks(context, table, startClocks(table.data.clock, persons, context.now()));
}

/** Resumes clocks that were read from the store, after a pause until `pauseEnd`. */
export function resumedClocks(
  context: ServerContext,
  table: ClockedTable,
  read: ClockState,
  pauseEnd: number,
): ClockState | null {
  return updatedClocks(context, table, resumeClocks(read, pauseEnd));
}

/** Runs the clocks of those who must decide and stops all others, after the asked seats or the players have changed. */
export function updatedClocks(
  context: ServerContext,
  table: ClockedTable,
  clocks: ClockState | null,
): ClockState | null {
  return clocks && switchClocks(clocks, seatsOnClock(table), context.now());
}

/** Returns the clocks after a decision. With the time stored with the decision, a replay gives the same clocks. */
export function clocksAfter(
  clocks: ClockState | null,
  { rules, data }: Pick<LiveTable, 'rules' | 'data'>,
  { game, ended }: Advanced,
  time: number,
): ClockState | null {
  let after = clocks && switchClocks(clocks, seatsOnClock({ rules, data, game }), time);
  for (const seat of ended) after &&= addIncrement(after, seat, game.decisions.length - 1);
  return after;
}

/** The longest delay of a timer in milliseconds. After it, the clocks are checked again. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Calls `wake` when the next clock has run out. Does not keep the process alive. */
export function setTimer(context: ServerContext, table: LiveTable, wake: () => void): void {
  if (table.timer !== null) clearTimeout(table.timer);
  const deadline = context.closed ? null : nextDeadline(table.clockState);
  table.timer =
    deadline === null
      ? null
      : setTimeout(wake, Math.min(LONGEST_WAIT_MS, Math.max(0, deadline - context.now()))).unref();
}
