import type { GameState, Seat } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { setTimer } from '../clocks/index.ts';
import { recover } from '../ending/index.ts';
import { enqueueChange } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { botChoice, levelFor } from './botChoice.ts';
import { commit } from './commit.ts';
import { claimLeases, holdsLease } from './lease.ts';
import { timeUp } from './timeUp.ts';

/** Delay of a retry after a store failure, in milliseconds. */
const RETRY = 1000;

/**
 * Starts the bots that must decide and sets the timer to the next deadline. Must be called after every change of a
 * table.
 */
export function continuePlay(context: ServerContext, table: LiveTable): void {
  if (context.closed || table.isForgotten) return;
  if (holdsLease(context, table)) runTable(context, table);
  else awaitLease(context, table);
}

function runTable(context: ServerContext, table: LiveTable): void {
  setTimer(context, table, () => {
    enqueueChange(context, table, async () => !holdsLease(context, table) || (await timeUp(context, table)))
      .then((isStored) => (isStored ? continuePlay(context, table) : retry(context, table)))
      .catch((error) => context.report('a clock', error));
  });
  const { game, data } = table;
  if (game === null || data.status !== 'running') return;
  if (table.asked.size === 0 || table.needsReload) retry(context, table);
  for (const [seat, version] of table.needsReload ? [] : table.asked) {
    const level = levelFor(data, seat);
    if (level === null || table.thinking.get(seat) === version) continue;
    table.thinking.set(seat, version);
    think(context, table, game.state, seat, level, version).catch((error) =>
      context.report(`a bot at ${data.id}`, error),
    );
  }
}

/** Stops the timer of a table that another server runs. Requests the lease if that was not done yet. */
function awaitLease(context: ServerContext, table: LiveTable): void {
  if (table.timer !== null) clearTimeout(table.timer);
  table.timer = null;
  if (table.hasLease !== null || table.data.status !== 'running') return;
  claimLeases(context, [table], (one) => continuePlay(context, one)).catch((error) =>
    context.report(`table ${table.data.id}`, error),
  );
}

async function think(
  context: ServerContext,
  table: LiveTable,
  state: GameState,
  seat: Seat,
  level: string,
  version: number,
) {
  const choice = await botChoice(context, table, state, seat, level);
  await enqueueChange(context, table, async () => {
    if (table.thinking.get(seat) === version) table.thinking.delete(seat);
    const isStillAsked = table.asked.get(seat) === version && levelFor(table.data, seat) !== null;
    if (!isStillAsked || context.closed || !holdsLease(context, table)) return; // after an undo, or the person is back
    const result = await commit(context, table, { seat, version, move: choice.move });
    if (result.ok && choice.keepsPlan) table.plans.set(seat, choice);
    else table.plans.delete(seat);
    if (!result.ok && result.error.code !== 'notStored')
      // The refusal's message is left out, because it may reveal the move.
      throw new Error(`${level} in seat ${seat} of ${table.data.id}: ${result.error.code}`);
  });
  continuePlay(context, table);
}

/** Retries after a delay, when the store failed or the end of a game could not be stored. */
function retry(context: ServerContext, table: LiveTable): void {
  setTimeout(() => {
    if (context.closed) return;
    enqueueChange(context, table, () => recover(context, table))
      .then(() => continuePlay(context, table))
      .catch((error) => context.report(`table ${table.data.id}`, error));
  }, RETRY).unref();
}
