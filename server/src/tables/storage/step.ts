import type { ServerContext } from '../../context.ts';
import { broadcastStep, settleUndoRequest, writeStep } from '../broadcast/index.ts';
import { clocksAfter, clocksOf } from '../clocks/index.ts';
import type { Advanced, LiveTable } from '../table/index.ts';
import { updateAsked } from '../table/index.ts';

/** The number of recent steps kept for clients that reconnect. */
const RECENT_STEPS = 32;

/** Applies a decision, stored at `time`, to the table in memory and broadcasts it. */
export function takeStep(context: ServerContext, table: LiveTable, next: Advanced, time: number): void {
  const { game: before } = table;
  if (before === null) throw new Error(`table ${table.data.id} has not started`);
  table.game = next.game;
  table.clockState = clocksAfter(table.clockState, table, next, time);
  settleUndoRequest(table, 'lapsed'); // a decision voids the request
  updateAsked(table, before.state, next.game.decisions.at(-1)?.seat ?? null);
  const step = writeStep(table, before.state, next, clocksOf(table.clockState, context.now()));
  table.recent.push(step);
  if (table.recent.length > RECENT_STEPS) table.recent.shift();
  broadcastStep(table, step);
}
