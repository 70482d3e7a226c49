import type { Seat } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { personsAsked } from '../seats/index.ts';
import type { Advanced, ClockState, LiveTable } from '../table/index.ts';
import { payTurn, resumeClocks, startClocks, switchClocks } from './clockState.ts';

type OnClock = Pick<LiveTable, 'rules' | 'game' | 'data'>;

/** Returns the seats whose clocks run: persons who must decide and are not away. */
export function seatsOnClock({ rules, game, data }: OnClock): readonly Seat[] {
  if (game === null || data.status !== 'running') return [];
  return personsAsked(data, rules.pending(game.state));
}

export function startedClocks(context: ServerContext, table: OnClock): ClockState | null {
  const persons = table.data.seats.map(({ person }) => person !== null);
  return updatedClocks(context, table, startClocks(table.data.clock, persons, context.now()));
}

/** Resumes clocks that were read from the store, after a pause until `pauseEnd`. */
export function resumedClocks(
  context: ServerContext,
  table: OnClock,
  read: ClockState,
  pauseEnd: number,
): ClockState | null {
  return updatedClocks(context, table, resumeClocks(read, pauseEnd));
}

/** Runs the clocks of those who must decide and stops all others, after the asked seats or the players have changed. */
export function updatedClocks(context: ServerContext, table: OnClock, clocks: ClockState | null): ClockState | null {
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
  for (const seat of ended) after &&= payTurn(after, seat, game.decisions.length - 1);
  return after;
}
