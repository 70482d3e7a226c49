import { CATALOGUE } from '@signoria/catalogue/all';
import type { Seat } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../problem.ts';
import type { StoredTable } from '../../store/store.ts';
import { loadChat, postNotice } from '../chat/index.ts';
import { startTableClocks, updateClocks } from '../clocks/index.ts';
import type { LiveTable } from '../table/index.ts';
import { updateAsked, versionOf } from '../table/index.ts';
import { restoreGame } from './restoreGame.ts';
import { snapshotOf } from './snapshot.ts';
import { fromStored } from './storedTable.ts';

/** A table as the store holds it. */
export async function load(context: ServerContext, id: string): Promise<LiveTable> {
  const stored = await findStored(context, id);
  const table = newLiveTable(context, stored, await rematchOf(context, stored));
  await loadChat(context, table);
  await readGame(context, table, stored);
  return table;
}

/** The store failed, and nobody knows what it holds: neither of the game, nor of who sits there, nor whether it is over. */
export async function reload(context: ServerContext, table: LiveTable): Promise<void> {
  const stored = await findStored(context, table.data.id);
  table.data = fromStored(stored, context.secret, table.data.rematch);
  await readGame(context, table, stored);
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
    thinking: new Map(),
    queue: Promise.resolve(),
    lastUsedAt: context.now(),
    timer: null,
  };
}

async function readGame(context: ServerContext, table: LiveTable, stored: StoredTable): Promise<void> {
  const { rules, data } = table;
  if (data.status !== 'running' && data.status !== 'over') return;
  const [decisions, snapshot] = await Promise.all([
    context.store.decisionsOf(data.id),
    context.store.latestSnapshot(data.id),
  ]);
  const { game, undone, takenBack, clocks, endVote, dropped } = restoreGame(rules, data, decisions, snapshot);
  const isNews = versionOf({ game, undone }) !== versionOf(table);
  Object.assign(table, { game, undone, takenBack, recent: [], undoRequest: null, needsReload: false });
  updateAsked(table, null, null);
  if (data.status === 'over') Object.assign(table, { clockState: null, endVote: null });
  if (data.status !== 'running') return;
  table.endVote ??= endVote;
  if (table.clockState === null || isNews) startTableClocks(context, table, clocks ?? table.clockState);
  else updateClocks(context, table);
  if (dropped > 0) await dropDecisions(context, table, dropped);
  await correctAsked(context, stored, rules.pending(game.state));
}

/** A table from before the store knew whom it asks, or whose rules have changed. Not worth failing for. */
async function correctAsked(
  context: ServerContext,
  { id, asked }: StoredTable,
  pending: readonly Seat[],
): Promise<void> {
  if (sameJson(asked, pending)) return;
  await context.store.updateTable(id, { asked: pending }).catch((error) => context.report(`table ${id}`, error));
}

/** Under new rules the end of the log means nothing any more: it goes, and everyone can read why. */
async function dropDecisions(context: ServerContext, table: LiveTable, dropped: number): Promise<void> {
  const { id } = table.data;
  await context.store.truncateDecisions(id, table.game?.decisions.length ?? 0, snapshotOf(table));
  await postNotice(context, table, { code: 'decisionsDropped', count: dropped });
}

async function rematchOf(context: ServerContext, { id, status, host }: StoredTable): Promise<string | null> {
  if (status !== 'over' || host === null) return null;
  const tables = await context.store.listTables({ person: host });
  return tables.find((one) => one.rematchOf === id)?.id ?? null;
}
