import { advance, sameJson } from '@signoria/engine';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import type { StoredDecision, TableChanges } from '../store/entities.ts';
import { isStoreError } from '../store/errors.ts';
import {
  broadcastEndVote,
  broadcastPresence,
  broadcastTable,
  broadcastUndoRequest,
  settleEndVote,
  settleUndoRequest,
  welcomeAll,
} from './broadcast.ts';
import { clocksAfter, clocksOf, nextDeadline } from './clocks.ts';
import { announce, refreshLists } from './hints.ts';
import type { Advanced, LiveTable } from './liveTable.ts';
import { enqueue, expectedProgress, isEarlyEnd, setFields, updateAsked, versionOf } from './liveTable.ts';
import { reload } from './loadTable.ts';
import { isAnyoneLate } from './seats.ts';
import type { SnapshotSource } from './storedTable.ts';
import { snapshotOf, toStoredSeat } from './storedTable.ts';
import { broadcastStep, writeStep } from './views.ts';

/** The most attempts before a change fails with a conflict. */
const MOST_TRIES = 20;

/** Returns true if another server has changed the table, so that the write was based on an outdated position. */
export function isConflict(error: unknown): boolean {
  return isStoreError(error, 'conflict', 'duplicate', 'gap');
}

/**
 * Runs a job in the table's queue. The job may write to the store. On a conflict the job has had no effect: changes of
 * the other server are read and broadcast, and the job is retried on the current table.
 */
export function enqueueChange<T>(context: ServerContext, table: LiveTable, job: () => Promise<T>): Promise<T> {
  return enqueue(table, async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await job();
      } catch (error) {
        if (!isConflict(error) || tries === MOST_TRIES) throw error;
        table.needsReload = true; // until `catchUp` succeeds
        await catchUp(context, table);
      }
    }
  });
}

/**
 * Reads and broadcasts changes that are in the store but not in memory: decisions as steps, anything else as a whole.
 */
export async function catchUp(context: ServerContext, table: LiveTable): Promise<void> {
  const log = await context.store.logOf(table.data.id, table.game?.decisions.length ?? 0);
  if (log === undefined) return refuse('unknownTable', 'there is no such table', 'id');
  if (log.epoch !== table.epoch) return reloadAndBroadcast(context, table);
  for (const decision of log.decisions) applyStoredDecision(context, table, decision);
  table.needsReload = false;
}

/** Applies a decision that another server has stored together with the next deadline. */
export function applyStoredDecision(
  context: ServerContext,
  table: LiveTable,
  { seat, move, at }: Pick<StoredDecision, 'seat' | 'move' | 'at'>,
): void {
  if (table.game === null) return;
  applyDecision(context, table, advance(table.rules, table.game, seat, move), at);
  table.dueAt = nextDeadline(table.clockState);
}

type VotesBefore = Pick<LiveTable, 'versionOffset' | 'undoRequest' | 'endVote'> & { readonly version: number };

/**
 * Rereads the table and broadcasts the differences to clients of this server. `pauseEnd` is the time until which no
 * server ran the table; live clocks did not run before it. Null: there was no pause.
 */
export async function reloadAndBroadcast(
  context: ServerContext,
  table: LiveTable,
  pauseEnd: number | null = null,
): Promise<void> {
  const { data, versionOffset, undoRequest, endVote } = table;
  const before = { versionOffset, undoRequest, endVote, version: versionOf(table) };
  await reload(context, table, pauseEnd);
  broadcastOutcomes(table, before);
  if (table.data.status !== data.status || versionOf(table) !== before.version) return welcomeAll(context, table);
  if (!sameJson(table.data, data)) {
    broadcastTable(table);
    broadcastPresence(context, table);
  }
  if (!sameJson(waitingFor(table.undoRequest), waitingFor(undoRequest))) broadcastUndoRequest(table);
  if (!sameJson(agreedTo(table.endVote), agreedTo(endVote))) broadcastEndVote(table);
}

/** Broadcasts the outcome of a request or vote that another server has closed. It is derived from the current table. */
function broadcastOutcomes(table: LiveTable, { versionOffset, undoRequest, endVote, version }: VotesBefore): void {
  const { data } = table;
  if (undoRequest !== null && table.undoRequest === null) {
    const isRefused = versionOf(table) === version;
    settleUndoRequest(
      table,
      table.versionOffset > versionOffset ? 'granted' : isRefused ? 'refused' : 'lapsed',
      undoRequest,
    );
  }
  if (endVote !== null && table.endVote === null) {
    const isRefused = data.status === 'running' && isAnyoneLate(data);
    settleEndVote(table, isEndedEarly(table) ? 'granted' : isRefused ? 'refused' : 'lapsed', endVote);
  }
}

function isEndedEarly({ rules, data, game }: LiveTable): boolean {
  return data.status === 'over' && game !== null && isEarlyEnd(rules, game);
}

const waitingFor = (request: LiveTable['undoRequest']) => request && [...request.waitingFor];
const agreedTo = (vote: LiveTable['endVote']) => vote && [...vote.agreed];

/**
 * Stores a change that is not a decision: seats, the start, a vote. It is written in one transaction, only if no other
 * server has changed the table (optimistic lock), and then applied in memory.
 */
export async function storeChange(
  context: ServerContext,
  table: LiveTable,
  next: Partial<SnapshotSource>,
  changes: TableChanges = {},
): Promise<void> {
  const after = { ...table, ...next };
  const { seats, host } = after.data;
  const snapshot = after.game === null ? null : snapshotOf(after);
  const dueAt = nextDeadline(after.clockState);
  const all: TableChanges = {
    ...changes,
    dueAt,
    ...(next.data !== undefined && { seats: seats.map(toStoredSeat), host }),
    ...(snapshot !== null && { snapshot }),
  };
  const { epoch } = await context.store.updateTable(after.data.id, all, expectedProgress(table));
  setFields(table, { ...next, epoch, dueAt, snapshotLength: snapshot?.length ?? null });
  if (next.data !== undefined) refreshLists(context, next.data);
  announce(context, table);
}

/**
 * Tries to write. Returns null on failure: the request is refused, nothing is broadcast, and the table must be reread
 * before play continues. `continuePlay` retries that every second. Conflicts are thrown for `enqueueChange`.
 */
export async function tryToStore<T>(
  context: ServerContext,
  table: LiveTable,
  write: () => Promise<T>,
): Promise<{ readonly value: T } | null> {
  try {
    return { value: await write() };
  } catch (error) {
    if (isConflict(error)) throw error;
    if (!isStoreError(error)) context.report(`storing a change of table ${table.data.id}`, error);
    table.needsReload = true;
    return null;
  }
}

/** Rereads a table after a store failure and broadcasts differences. Returns true if the store could be read. */
export async function catchUpAfterFailure(context: ServerContext, table: LiveTable): Promise<boolean> {
  try {
    await catchUp(context, table);
    return true;
  } catch {
    return false;
  }
}

/** The number of recent steps kept for clients that reconnect. */
const RECENT_STEPS = 32;

/** Applies a decision, stored at `time`, to the table in memory and broadcasts it. */
export function applyDecision(context: ServerContext, table: LiveTable, next: Advanced, time: number): void {
  const { game: before } = table;
  if (before === null) throw new Error(`table ${table.data.id} has not started`);
  table.game = next.game;
  table.clockState = clocksAfter(table.clockState, table, next, time);
  settleUndoRequest(table, 'lapsed'); // a decision voids the request
  updateAsked(table, before.state, next.game.decisions.at(-1)?.seat ?? null);
  const step = writeStep(table, before.state, next, clocksOf(table.clockState, context.now()));
  table.recentSteps.push(step);
  if (table.recentSteps.length > RECENT_STEPS) table.recentSteps.shift();
  broadcastStep(table, step);
}
