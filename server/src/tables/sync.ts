import type { ServerContext } from '../context.ts';
import type { TableProgress } from '../store/entities.ts';
import { isStoreError } from '../store/errors.ts';
import { evictIfUnused } from './backgroundJobs.ts';
import { broadcastPresence, publishPresence } from './broadcast.ts';
import { catchUpChat } from './chat.ts';
import type { Hint, HintedDecision } from './hints.ts';
import { ownPrefix, publish } from './hints.ts';
import type { LiveTable } from './liveTable.ts';
import { enqueue } from './liveTable.ts';
import { claimLeases, continuePlay } from './play.ts';
import { applyMissedRenames, applyRename } from './rename.ts';
import { applyStoredDecision, catchUp } from './storeChanges.ts';

/**
 * Polling interval while the bus is up, in milliseconds, because hints may be lost. While it is down, every tick polls.
 */
const POLL_EVERY_MS = 15_000;

type ReceivedHint = Hint & { readonly node: string };

export interface NodeSync {
  close(): Promise<void>;
}

/**
 * Follows the changes of other servers on a shared store. They are read after a hint, when the bus comes up again, and
 * by polling. Renews this server's lease three times per `leaseMs`, and takes over tables of servers whose lease has
 * expired.
 */
export function syncWithNodes(context: ServerContext, leaseMs: number): NodeSync {
  if (!context.isStoreShared) return { close: async () => {} };
  const { bus, store, node } = context;
  const lastHintAt = new Map<string, number>();
  const reportErrors = (work: Promise<unknown>) =>
    work.catch((error) => {
      if (!isStoreError(error)) context.report('sync with other servers', error);
    });
  const own = ownPrefix(context);
  bus.subscribe((text) => {
    if (context.closed || text.startsWith(own)) return;
    const hint = JSON.parse(text) as ReceivedHint;
    lastHintAt.set(hint.node, performance.now());
    void reportErrors(applyHint(context, hint));
  });
  bus.onUp(() => {
    void reportErrors(pollStore(context));
    void reportErrors(publishAllPresence(context));
  });
  let polledAt = performance.now();
  const tick = async () => {
    await renewLease(context, leaseMs);
    const tables = await loadedTables(context);
    dropStalePresence(context, tables, lastHintAt, leaseMs);
    const wanted = tables.filter(({ data, hasLease }) => data.status === 'running' && hasLease !== true);
    if (wanted.length > 0) await claimLeases(context, wanted, (table) => continuePlay(context, table));
    if (bus.isUp() && performance.now() - polledAt < POLL_EVERY_MS) return;
    polledAt = performance.now();
    await pollStore(context);
  };
  let ticking: Promise<unknown> = reportErrors(tick());
  const timer = setInterval(() => {
    ticking = ticking.then(() => (context.closed ? undefined : reportErrors(tick())));
  }, leaseMs / 3).unref();
  return {
    async close() {
      clearInterval(timer);
      await ticking;
      await store.releaseLeases(node).catch(() => {}); // unreleased leases expire
    },
  };
}

/**
 * Renews the lease of this server. If it had expired, other servers may have taken tables over, so each table's lease
 * must be requested again.
 */
async function renewLease(context: ServerContext, leaseMs: number): Promise<void> {
  const began = performance.now();
  publish(context, { kind: 'alive' });
  await context.store.renewNode(context.node, leaseMs);
  if (performance.now() >= context.leasedUntil) for (const table of await loadedTables(context)) table.hasLease = null;
  context.leasedUntil = began + leaseMs;
}

async function applyHint(context: ServerContext, hint: ReceivedHint): Promise<void> {
  if (hint.kind === 'alive') return;
  if (hint.kind === 'renamed') return applyRename(context, hint.person);
  if (hint.kind === 'signedOut') return closeSignedOutSockets(context, hint);
  const table = await context.tables.get(hint.table)?.catch(() => undefined);
  if (table === undefined) return;
  if (hint.kind === 'changed') return applyChangeHint(context, table, hint);
  if (hint.kind === 'released') return claimReleased(context, table);
  const { online, watchers, isAsking } = hint;
  if (online.length + watchers === 0) table.remotePresence.delete(hint.node);
  else table.remotePresence.set(hint.node, { online, watchers });
  broadcastPresence(context, table);
  if (isAsking && table.connections.size > 0) publishPresence(context, table);
}

async function applyChangeHint(
  context: ServerContext,
  table: LiveTable,
  hint: Hint & { kind: 'changed' },
): Promise<void> {
  if (table.connections.size === 0 && (await evictIfUnused(context, table))) return;
  await catchUpTo(context, table, hint, hint.decision);
}

/** Takes over a table that another server has released, if it has connections here. Its clocks were not stopped. */
async function claimReleased(context: ServerContext, table: LiveTable): Promise<void> {
  if (table.connections.size === 0 || table.data.status !== 'running') return;
  await claimLeases(context, [table], (one) => continuePlay(context, one), NO_PAUSE);
}

/**
 * A `pauseEnd` before every clock, so that `resumeClocks` changes nothing: the other server ran the clocks until it
 * released the table.
 */
const NO_PAUSE = 0;

function closeSignedOutSockets(
  { sockets }: ServerContext,
  { session, person }: Extract<Hint, { kind: 'signedOut' }>,
): void {
  if (session !== undefined) sockets.closeSessionSocketsByHash(session);
  if (person !== undefined) sockets.closePersonSockets(person);
}

/** Compares all tables in memory with the store: one query for their progress, one for the names of people. */
async function pollStore(context: ServerContext): Promise<void> {
  const tables = new Map((await loadedTables(context)).map((table) => [table.data.id, table]));
  for (const progress of await context.store.progressOf([...tables.keys()])) {
    const table = tables.get(progress.table);
    if (table !== undefined) await catchUpTo(context, table, progress);
  }
  await applyMissedRenames(context, [...tables.values()]);
}

async function catchUpTo(
  context: ServerContext,
  table: LiveTable,
  progress: TableProgress,
  decision?: HintedDecision,
): Promise<void> {
  if (!isBehind(table, progress)) return;
  await enqueue(table, async () => {
    if (decision !== undefined && isNext(table, progress, decision)) applyStoredDecision(context, table, decision);
    if (!isBehind(table, progress)) return;
    await catchUp(context, table);
    if (progress.chat > table.chatLength) await catchUpChat(context, table);
  });
  continuePlay(context, table);
}

/** Returns true if a hinted decision directly follows the table in memory. */
function isNext({ epoch, game, needsReload }: LiveTable, progress: TableProgress, { isLast }: HintedDecision): boolean {
  if (game === null || needsReload) return false;
  return progress.length === game.decisions.length + 1 && progress.epoch === (isLast ? epoch + 1 : epoch);
}

function isBehind({ epoch, game, chatLength }: LiveTable, progress: TableProgress): boolean {
  const isLonger = progress.epoch === epoch && progress.length > (game?.decisions.length ?? 0);
  return progress.epoch > epoch || isLonger || progress.chat > chatLength;
}

/** Removes the presence of servers that have sent no hints for `leaseMs`. */
function dropStalePresence(
  context: ServerContext,
  tables: readonly LiveTable[],
  lastHintAt: Map<string, number>,
  leaseMs: number,
): void {
  for (const [node, at] of lastHintAt) {
    if (performance.now() - at < leaseMs) continue;
    lastHintAt.delete(node);
    for (const table of tables) if (table.remotePresence.delete(node)) broadcastPresence(context, table);
  }
}

async function publishAllPresence(context: ServerContext): Promise<void> {
  for (const table of await loadedTables(context))
    if (table.connections.size > 0) publishPresence(context, table, true);
}

async function loadedTables({ tables }: ServerContext): Promise<readonly LiveTable[]> {
  const loaded = await Promise.all([...tables.values()].map((loading) => loading.catch(() => null)));
  return loaded.filter((table) => table !== null);
}
