import type { BotChoice, BotQuestion } from '@signoria/bots';
import { checkedChoice, replacementChoice, temperAt, USUAL_LEVEL } from '@signoria/bots';
import type { GameState, Seat } from '@signoria/engine';
import type { ServerContext } from '../context.ts';
import { isStoreError } from '../store/errors.ts';
import { broadcastPresence, broadcastTable, settleEndVote } from './broadcast.ts';
import { nextDeadline, setTimer, timedOutSeats, updatedClocks } from './clocks.ts';
import { commit } from './commit.ts';
import { recover, reviewEndVote } from './ending.ts';
import { publish } from './hints.ts';
import type { LiveTable, TableData, ThinkingBot } from './liveTable.ts';
import { isAnyoneLate, personsAt, personsPlaying, withSeat } from './seats.ts';
import { catchUp, enqueueChange, reloadAndBroadcast, storeChange, tryToStore } from './storeChanges.ts';
import { viewOf } from './views.ts';

/** Delay of a retry after a store failure, in milliseconds. */
const RETRY_MS = 1000;

/**
 * Starts the bots that must decide, aborts those that need not decide any more, and sets the timer to the next deadline.
 * Must be called after every change of a table.
 */
export function continuePlay(context: ServerContext, table: LiveTable): void {
  abortBots(table);
  if (context.closed || table.isEvicted) return;
  if (holdsLease(context, table)) runTable(context, table);
  else awaitLease(context, table);
}

function runTable(context: ServerContext, table: LiveTable): void {
  setTimer(context, table, () => {
    enqueueChange(context, table, async () => !holdsLease(context, table) || (await markTimedOut(context, table)))
      .then((isStored) => (isStored ? continuePlay(context, table) : retry(context, table)))
      .catch((error) => context.report(`clock of table ${table.data.id}`, error));
  });
  const { game, data } = table;
  if (game === null || data.status !== 'running') return;
  if (table.asked.size === 0 || table.needsReload) retry(context, table);
  for (const [seat, version] of table.needsReload ? [] : table.asked) {
    const level = levelFor(data, seat);
    if (level === null || table.thinking.get(seat)?.version === version) continue;
    const bot = { version, controller: new AbortController() };
    table.thinking.set(seat, bot);
    playBotMove(context, table, game.state, seat, level, bot).catch((error) =>
      context.report(`bot at table ${data.id}`, error),
    );
  }
}

/** Aborts the bots whose answer would be discarded: after an undo, the end of the game, or the return of a person. */
function abortBots(table: LiveTable): void {
  for (const [seat, { version, controller }] of table.thinking) {
    if (!table.isEvicted && isAwaited(table, seat, version)) continue;
    table.thinking.delete(seat);
    controller.abort();
  }
}

/** Returns true if a bot that was asked at this version must still decide for the seat. */
function isAwaited(table: LiveTable, seat: Seat, version: number): boolean {
  const { data, asked } = table;
  return data.status === 'running' && asked.get(seat) === version && levelFor(data, seat) !== null;
}

/** Stops the timer of a table that another server runs. Requests the lease if that was not done yet. */
function awaitLease(context: ServerContext, table: LiveTable): void {
  if (table.timer !== null) clearTimeout(table.timer);
  table.timer = null;
  if (table.hasLease !== null || table.data.status !== 'running') return;
  claimLeases(context, [table], (one) => continuePlay(context, one)).catch((error) =>
    context.report(`requesting the lease of table ${table.data.id}`, error),
  );
}

async function playBotMove(
  context: ServerContext,
  table: LiveTable,
  state: GameState,
  seat: Seat,
  level: string,
  bot: ThinkingBot,
) {
  const { version, controller } = bot;
  const choice = await botChoice(context, table, state, seat, level, controller.signal);
  if (choice === null) return;
  await enqueueChange(context, table, async () => {
    if (table.thinking.get(seat) === bot) table.thinking.delete(seat);
    if (!isAwaited(table, seat, version) || context.closed || !holdsLease(context, table)) return;
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
      .catch((error) => context.report(`retrying table ${table.data.id}`, error));
  }, RETRY_MS).unref();
}

/** The level of the bot that stands in for an absent player. */
const STAND_IN = USUAL_LEVEL;

/**
 * Returns the level of the bot that plays the seat; null if a person does, or if all persons are away and the table
 * waits.
 */
export function levelFor(data: TableData, seat: Seat): string | null {
  const occupant = data.seats[seat];
  if (occupant === undefined || (occupant.kind !== 'bot' && !occupant.away)) return null;
  if (personsAt(data).length > 0 && personsPlaying(data).length === 0) return null;
  return occupant.kind === 'bot' ? occupant.level : STAND_IN;
}

/**
 * Returns a bot's choice; null if it was aborted. If the bot fails or its move is not legal, reports it and returns the
 * first legal move.
 */
async function botChoice(
  context: ServerContext,
  table: LiveTable,
  state: GameState,
  seat: Seat,
  level: string,
  signal: AbortSignal,
): Promise<BotChoice | null> {
  const { rules, data } = table;
  const view = viewOf(rules, state, seat);
  const { game, options, seats } = data;
  const seed = context.freshSeed('bot');
  const previous = table.plans.get(seat) ?? null;
  const bot = { game, options, seats: seats.length, seat, level, temper: temperAt(seat) };
  const question: BotQuestion = { ...bot, view, seed, previous };
  const report = (error: unknown) => {
    if (!context.closed) context.report(`bot at table ${data.id}`, error);
  };
  try {
    return checkedChoice(rules, state, seat, await context.bots.think(data, question, signal), report);
  } catch (error) {
    if (signal.aborted) return null;
    report(error);
    return replacementChoice(rules, state, seat);
  }
}

/**
 * Marks players whose time has run out as away: a bot plays until they return. Returns false if that could not be
 * stored.
 */
async function markTimedOut(context: ServerContext, table: LiveTable): Promise<boolean> {
  const out = table.clockState === null ? [] : timedOutSeats(table.clockState, context.now());
  if (out.length === 0) return true;
  const data = out.reduce((next, seat) => withSeat(next, seat, { away: true, late: true }), table.data);
  return (await tryToStore(context, table, () => changeSeats(context, table, data))) !== null;
}

/** Stores changed seats, in a game or before it, together with the clocks and the end vote, and broadcasts them. */
export async function changeSeats(
  context: ServerContext,
  table: LiveTable,
  data: TableData,
  clocks = table.clockState,
): Promise<void> {
  const clockState = updatedClocks(context, { ...table, data }, clocks);
  const endVote = isAnyoneLate(data) ? table.endVote : null;
  const lapsed = endVote === null ? table.endVote : null;
  const isCancelled = data.status === 'cancelled';
  const ended = isCancelled ? { status: 'over' as const, endedAt: context.now() } : {};
  await storeChange(context, table, { data, clockState, endVote }, ended);
  broadcastTable(table);
  broadcastPresence(context, table);
  if (lapsed !== null) settleEndVote(table, 'lapsed', lapsed);
  await reviewEndVote(context, table);
}

/**
 * Returns true if this server runs the clocks and bots of a table. It runs all tables of a store that is not shared.
 */
export function holdsLease(context: ServerContext, table: LiveTable): boolean {
  return !context.isStoreShared || (table.hasLease === true && performance.now() < context.leasedUntil);
}

/**
 * Requests the leases of these tables, and calls `onClaimed` with the tables whose lease this server has. `pauseEndIfFree`
 * is the `pauseEnd` of tables without a lease (see `reloadAndBroadcast`).
 */
export async function claimLeases(
  context: ServerContext,
  tables: readonly LiveTable[],
  onClaimed: (table: LiveTable) => void,
  pauseEndIfFree = context.startedAt,
): Promise<void> {
  for (const table of tables) table.hasLease = false;
  try {
    const ids = tables.map(({ data }) => data.id);
    const { held, free, expired } = await context.store.takeLeases(context.node, ids);
    for (const table of tables) {
      const { id } = table.data;
      const isHeld = held.includes(id) || free.includes(id) || expired.includes(id);
      if (isHeld && table.isEvicted) void releaseLease(context, id); // it left memory meanwhile
      table.hasLease = isHeld && !table.isEvicted;
      if (!table.hasLease) continue;
      if (expired.includes(id)) await enqueueChange(context, table, () => resume(context, table, context.now()));
      else if (free.includes(id)) await enqueueChange(context, table, () => resume(context, table, pauseEndIfFree));
      onClaimed(table);
    }
  } catch (error) {
    for (const table of tables) table.hasLease = null; // must be requested again
    if (!isStoreError(error)) throw error;
  }
}

/** Releases the lease of a table and publishes a hint about it. If that fails, the lease expires with this server. */
export async function releaseLease(context: ServerContext, id: string): Promise<void> {
  try {
    await context.store.releaseLeases(context.node, [id]);
    publish(context, { kind: 'released', table: id });
  } catch (error) {
    if (!isStoreError(error)) context.report(`releasing the lease of table ${id}`, error);
  }
}

/**
 * Resumes a table after a pause (see `reloadAndBroadcast`). The new deadline is stored for all servers.
 */
async function resume(context: ServerContext, table: LiveTable, pauseEnd: number): Promise<void> {
  await catchUp(context, table); // taking over an expired lease has incremented the epoch
  if (table.data.status !== 'running') return;
  if (table.clockState?.clock.kind === 'live') await reloadAndBroadcast(context, table, pauseEnd);
  if (nextDeadline(table.clockState) !== table.dueAt) await storeChange(context, table, {});
}
