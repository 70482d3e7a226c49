import { advance, sameJson } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../problem.ts';
import { isStoreError } from '../../store/errors.ts';
import type { StoredDecision } from '../../store/store.ts';
import {
  broadcastEndVote,
  broadcastPresence,
  broadcastTable,
  broadcastUndoRequest,
  settleEndVote,
  settleUndoRequest,
  welcomeAll,
} from '../broadcast/index.ts';
import { nextDeadline } from '../clocks/index.ts';
import { isAnyoneLate } from '../seats/index.ts';
import type { LiveTable } from '../table/index.ts';
import { enqueue, isEarlyEnd, versionOf } from '../table/index.ts';
import { reload } from './load.ts';
import { takeStep } from './step.ts';

/** The most attempts before a change fails with a conflict. */
const MOST_TRIES = 20;

/** Returns true if another server has changed the table, so that the write was based on an outdated position. */
export function isConflict(error: unknown): boolean {
  return isStoreError(error, 'conflict', 'duplicate', 'gap');
}

/**
 * Runs a job that may write in the table's queue. On a conflict the job has had no effect: changes of the other server
 * are read and broadcast, and the job is retried on the current table.
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
  if (log.epoch !== table.epoch) return reloadAndTell(context, table);
  for (const decision of log.decisions) playStored(context, table, decision);
  table.needsReload = false;
}

/** Applies a decision that another server has stored together with the next deadline. */
export function playStored(
  context: ServerContext,
  table: LiveTable,
  { seat, move, at }: Pick<StoredDecision, 'seat' | 'move' | 'at'>,
): void {
  if (table.game === null) return;
  takeStep(context, table, advance(table.rules, table.game, seat, move), at);
  table.dueAt = nextDeadline(table.clockState);
}

type Before = Pick<LiveTable, 'undone' | 'undoRequest' | 'endVote'> & { readonly version: number };

/** Reads the table again and tells everyone here what has changed. No server ran it until `pauseEnd`, unless that is null. */
export async function reloadAndTell(
  context: ServerContext,
  table: LiveTable,
  pauseEnd: number | null = null,
): Promise<void> {
  const { data, undone, undoRequest, endVote } = table;
  const before = { undone, undoRequest, endVote, version: versionOf(table) };
  await reload(context, table, pauseEnd);
  tellOutcomes(table, before);
  if (table.data.status !== data.status || versionOf(table) !== before.version) return welcomeAll(context, table);
  if (!sameJson(table.data, data)) {
    broadcastTable(table);
    broadcastPresence(context, table);
  }
  if (!sameJson(waitingFor(table.undoRequest), waitingFor(undoRequest))) broadcastUndoRequest(table);
  if (!sameJson(agreedTo(table.endVote), agreedTo(endVote))) broadcastEndVote(table);
}

/** Broadcasts the outcome of a request or vote that another server has closed. It is derived from the current table. */
function tellOutcomes(table: LiveTable, { undone, undoRequest, endVote, version }: Before): void {
  const { data } = table;
  if (undoRequest !== null && table.undoRequest === null) {
    const isRefused = versionOf(table) === version;
    settleUndoRequest(table, table.undone > undone ? 'granted' : isRefused ? 'refused' : 'lapsed', undoRequest);
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
