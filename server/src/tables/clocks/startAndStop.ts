import type { Seat } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { personsAsked } from '../seats/index.ts';
import type { Advanced, ClockState, LiveTable } from '../table/index.ts';
import { payTurn, resumeClocks, startClocks, switchClocks } from './clockState.ts';

/** Seats whose time passes: persons who are asked and there. */
export function seatsOnClock({ rules, game, data }: Pick<LiveTable, 'rules' | 'game' | 'data'>): readonly Seat[] {
  if (game === null || data.status !== 'running') return [];
  return personsAsked(data, rules.pending(game.state));
}

export function startTableClocks(context: ServerContext, table: LiveTable): void {
  const persons = table.data.seats.map(({ person }) => person !== null);
  table.clockState = startClocks(table.data.clock, persons, context.now());
  updateClocks(context, table);
}

/** Clocks that were read from the store; they stood still until `pauseEnd`. */
export function resumeTableClocks(context: ServerContext, table: LiveTable, read: ClockState, pauseEnd: number): void {
  table.clockState = resumeClocks(read, pauseEnd);
  updateClocks(context, table);
}

/** Others are asked than before, or the seats changed hands: clocks run for those who are asked and stop for the rest. */
export function updateClocks(context: ServerContext, table: LiveTable): void {
  table.clockState &&= switchClocks(table.clockState, seatsOnClock(table), context.now());
}

/** The clocks after a decision, by the time that the store keeps with it: read again, they are the same. */
export function clocksAfter(
  clocks: ClockState | null,
  { rules, data }: Pick<LiveTable, 'rules' | 'data'>,
  { game, ended }: Advanced,
  time: number,
): ClockState | null {
  let after = clocks && switchClocks(clocks, seatsOnClock({ rules, data, game }), time);
  for (const seat of ended) after &&= payTurn(after, seat, game.decisions.length - 1);
  return after;
}
