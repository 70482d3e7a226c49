import { CATALOGUE } from '@signoria/catalogue/all';
import { sameJson } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../problem.ts';
import type { StoredTable, Waiting } from '../../store/store.ts';
import { loadChat, postNotice } from '../chat/index.ts';
import { nextDeadline, resumeTableClocks, startTableClocks, updateClocks } from '../clocks/index.ts';
import type { ClockState, LiveTable } from '../table/index.ts';
import { updateAsked, versionOf } from '../table/index.ts';
import { restoreGame } from './restoreGame.ts';
import { snapshotOf } from './snapshot.ts';
import { fromStored } from './storedTable.ts';

/** A table as the store holds it. */
export async function load(context: ServerContext, id: string): Promise<LiveTable> {
  const stored = await findStored(context, id);
  const rematch = stored.status === 'over' ? await context.store.findRematch(id) : undefined;
  const table = newLiveTable(context, stored, rematch ?? null);
  await loadChat(context, table);
  await readGame(context, table, stored, context.startedAt);
  return table;
}

/** The store failed, and nobody knows what it holds: neither of the game, nor of who sits there, nor whether it is over. */
export async function reload(context: ServerContext, table: LiveTable): Promise<void> {
  const stored = await findStored(context, table.data.id);
  table.data = fromStored(stored, context.secret, table.data.rematch);
  await readGame(context, table, stored, context.now());
}

async function findStored(context: ServerContext, id: string): Promise<StoredTable> {
  return (await context.store.findTable(id)) ?? refuse('unknownTable', 'there is no such table', 'id');
}

/** A table in memory, before its game is read. */
export function newLiveTable(context: ServerContext, stored: StoredTable, rematch: string | null): LiveTable {
  const rules = CATALOGUE[stored.game]?.rules;
  if (rules === undefined) return refuse('unknownGame', `this server does not know the game ${stored.game}`);
  return {
    rules,
    data: fromStored(stored, context.secret, rematch),
    game: null,
    undone: 0,
    takenBack: false,
    needsReload: false,
    asked: new Map(),
    recent: [],
    undoRequest: null,
    endVote: null,
    clockState: null,
    chat: [],
    connections: new Set(),
    presence: { isNews: false, timer: null },
    thinking: new Map(),
    queue: Promise.resolve(),
    lastUsedAt: context.now(),
    timer: null,
    dueAt: stored.dueAt,
    snapshotVersion: null,
  };
}

/** Until `pauseEnd` nobody could answer. */
async function readGame(
  context: ServerContext,
  table: LiveTable,
  stored: StoredTable,
  pauseEnd: number,
): Promise<void> {
  const { rules, data } = table;
  if (data.status !== 'running' && data.status !== 'over') return;
  const [decisions, snapshot] = await Promise.all([
    context.store.decisionsOf(data.id),
    context.store.latestSnapshot(data.id),
  ]);
  const { game, undone, takenBack, clocks, endVote, dropped } = restoreGame(rules, data, decisions, snapshot);
  const isNews = versionOf({ game, undone }) !== versionOf(table);
  const kept = { dueAt: stored.dueAt, snapshotVersion: snapshot?.version ?? null };
  Object.assign(table, { game, undone, takenBack, recent: [], undoRequest: null, needsReload: false, ...kept });
  updateAsked(table, null, null);
  if (data.status === 'over') Object.assign(table, { clockState: null, endVote: null });
  if (data.status !== 'running') return;
  table.endVote ??= endVote;
  if (table.clockState === null || isNews) setClocks(context, table, clocks ?? table.clockState, pauseEnd);
  else updateClocks(context, table);
  if (dropped > 0) await dropDecisions(context, table, dropped);
  await correctWaiting(context, table, stored, { asked: rules.pending(game.state) });
}

function setClocks(context: ServerContext, table: LiveTable, read: ClockState | null, pauseEnd: number): void {
  if (read === null) startTableClocks(context, table);
  else resumeTableClocks(context, table, read, pauseEnd);
}

/**
 * A table from before the store knew whom it waits for and until when, whose rules have changed, or whose clocks stood
 * still. Not worth failing for.
 */
async function correctWaiting(
  context: ServerContext,
  table: LiveTable,
  { id, asked, dueAt }: StoredTable,
  waiting: Waiting,
): Promise<void> {
  const really = { ...waiting, dueAt: nextDeadline(table.clockState) };
  if (sameJson({ asked, dueAt }, really)) return;
  try {
    await context.store.updateTable(id, really);
    table.dueAt = really.dueAt;
  } catch (error) {
    context.report(`table ${id}`, error);
  }
}

/** Under new rules the end of the log means nothing any more: it goes, and everyone can read why. */
async function dropDecisions(context: ServerContext, table: LiveTable, dropped: number): Promise<void> {
  const { id } = table.data;
  await context.store.truncateDecisions(id, table.game?.decisions.length ?? 0, snapshotOf(table));
  await postNotice(context, table, { code: 'decisionsDropped', count: dropped });
}
