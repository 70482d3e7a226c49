import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Hall } from '../hall.ts';
import type { ClockWork } from './clocks.ts';
import { nextDeadline, payTurn, resumeClocks, startClocks, turnClocks } from './clocks.ts';
import type { Advanced, LiveTable } from './live.ts';
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
  pressClock(hall, table);
}

/** Others are asked than before, or the seats changed hands. */
export function pressClock(hall: Hall, table: LiveTable): void {
  table.clockWork &&= turnClocks(table.clockWork, thinkingPersons(table), hall.now());
}

/** The clocks after a decision, by the time that the store keeps with it: read again, they are the same. */
export function clocksAfter(
  work: ClockWork | null,
  { rules, sheet }: Pick<LiveTable, 'rules' | 'sheet'>,
  { game, outcome }: Advanced,
  time: number,
): ClockWork | null {
  const turned = work && turnClocks(work, thinkingPersons({ rules, sheet, game }), time);
  const decision = game.decisions.length - 1;
  return turned && outcome.turnOver ? payTurn(turned, at(game.decisions, decision).seat, decision) : turned;
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
