import type { Seat } from '@signoria/engine';
import type { Hall } from '../hall.ts';
import type { ClockWork } from './clocks.ts';
import { nextDeadline, resumeClocks, startClocks, turnClocks } from './clocks.ts';
import type { LiveTable } from './live.ts';
import { personsAsked } from './sheet.ts';

/** What a timer can wait at most; after that it looks again. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Seats whose time passes: persons who are asked and there. */
export function thinkingPersons({ rules, game, sheet }: Pick<LiveTable, 'rules' | 'game' | 'sheet'>): readonly Seat[] {
  if (game === null || sheet.status !== 'running') return [];
  return personsAsked(sheet, rules.pending(game.state));
}

/** Sets the clocks going: at the start, or from where they stood when the table was last in memory. */
export function setClocks(hall: Hall, table: LiveTable, stood: ClockWork | null = null): void {
  const persons = table.sheet.seats.map(({ person }) => person !== null);
  const now = hall.now();
  table.clockWork = stood === null ? startClocks(table.sheet.clock, persons, now) : resumeClocks(stood, now);
  pressClock(hall, table, null);
}

/** `mover` has answered, or the seats changed hands. */
export function pressClock(hall: Hall, table: LiveTable, mover: Seat | null): void {
  if (table.clockWork === null) return;
  table.clockWork = turnClocks(table.clockWork, mover, thinkingPersons(table), hall.now());
}

/** Calls `wake` when the next clock has run down. Does not keep the process alive. */
export function setAlarm(hall: Hall, table: LiveTable, wake: () => void): void {
  if (table.alarm !== null) clearTimeout(table.alarm);
  const deadline = table.clockWork === null || hall.closed ? undefined : nextDeadline(table.clockWork);
  table.alarm =
    deadline === undefined
      ? null
      : setTimeout(wake, Math.min(LONGEST_WAIT, Math.max(0, deadline - hall.now()))).unref();
}
