import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame, AnyRules, GameState } from '@signoria/engine';
import { at, checkedDecisions, replayDecisions, sameJson } from '@signoria/engine';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import type { Snapshot, StoredDecision, StoredTable } from '../store/entities.ts';
import { isStoreError } from '../store/errors.ts';
import { loadChat, postNotice } from './chat.ts';
import { clocksAfter, nextDeadline, resumedClocks, startedClocks } from './clocks.ts';
import type { Advanced, ClockState, EndVote, LiveTable, TableData, UndoRequest } from './liveTable.ts';
import { expectedProgress, newGame, setFields, updateAsked, versionOf } from './liveTable.ts';
import type { StoredState } from './storedTable.ts';
import { clocksFrom, fromStored, snapshotOf } from './storedTable.ts';

/** Loads a table from the store. */
export async function load(context: ServerContext, id: string): Promise<LiveTable> {
  const reading = await readTable(context, id);
  const table = newLiveTable(context, reading.stored, null);
  await loadChat(context, table);
  // A pause is a time in which no server ran the table. With a shared store, `claimLeases` finds it out, so none is
  // applied here.
  await applyStored(context, table, reading, context.isStoreShared ? null : context.startedAt);
  if (!context.isStoreShared) await correctAskedAndDue(context, table, reading.stored);
  return table;
}

/** Rereads a table in memory. Its game, seats and status are replaced by those in the store. */
export async function reload(context: ServerContext, table: LiveTable, pauseEnd: number | null = null): Promise<void> {
  await applyStored(context, table, await readTable(context, table.data.id), pauseEnd);
}

interface StoredParts {
  readonly stored: StoredTable;
  readonly decisions: readonly StoredDecision[];
  readonly snapshot: Snapshot | undefined;
}

/**
 * Reads all parts of a table at one epoch; retries if another server writes meanwhile. Reads the snapshot first, so
 * that the log is never shorter than it.
 */
async function readTable(context: ServerContext, id: string): Promise<StoredParts> {
  const { store } = context;
  for (;;) {
    const stored = await store.findTable(id);
    if (stored === undefined) return refuse('unknownTable', 'there is no such table', 'id');
    if (stored.startedAt === null) return { stored, decisions: [], snapshot: undefined };
    const snapshot = await store.latestSnapshot(id);
    const log = await store.logOf(id);
    if (log?.epoch === stored.epoch) return { stored, decisions: log.decisions, snapshot };
  }
}

/** Creates a table in memory, before its game is read. */
export function newLiveTable(context: ServerContext, stored: StoredTable, rematch: string | null): LiveTable {
  const rules = CATALOGUE[stored.game]?.rules;
  if (rules === undefined) return refuse('unknownGame', `unknown game ${stored.game}`);
  return {
    rules,
    data: fromStored(stored, context.secret, rematch),
    epoch: stored.epoch,
    game: null,
    versionOffset: 0,
    takenBack: false,
    needsReload: false,
    asked: new Map(),
    recentSteps: [],
    undoRequest: null,
    endVote: null,
    clockState: null,
    chat: [],
    chatLength: 0,
    remotePresence: new Map(),
    hasLease: null,
    isEvicted: false,
    connections: new Set(),
    presenceThrottle: { hasChanged: false, timer: null },
    thinking: new Map(),
    plans: new Map(),
    queue: Promise.resolve(),
    lastUsedAt: context.now(),
    timer: null,
    dueAt: stored.dueAt,
    snapshotLength: null,
  };
}

/** Applies stored data to a table in memory. For `pauseEnd` see `reloadAndBroadcast`. */
async function applyStored(
  context: ServerContext,
  table: LiveTable,
  { stored, decisions, snapshot }: StoredParts,
  pauseEnd: number | null,
): Promise<void> {
  const { rules } = table;
  const rematch = stored.status === 'over' ? ((await context.store.findRematch(stored.id)) ?? null) : null;
  const data = fromStored(stored, context.secret, rematch);
  const { epoch, dueAt } = stored;
  const kept = { data, epoch, dueAt, snapshotLength: snapshot?.length ?? null };
  setFields(table, {
    ...kept,
    recentSteps: [],
    undoRequest: null,
    endVote: null,
    clockState: null,
    needsReload: false,
  });
  if (data.status !== 'running' && data.status !== 'over') return;
  const { game, versionOffset, takenBack, clocks, dropped, ...votes } = restoreGame(rules, data, decisions, snapshot);
  setFields(table, { game, versionOffset, takenBack });
  updateAsked(table, null, null);
  if (data.status !== 'running') return;
  const clockState =
    clocks === null ? startedClocks(context, table) : resumedClocks(context, table, clocks, pauseEnd ?? clocks.at);
  setFields(table, { ...votes, clockState });
  if (dropped > 0) await dropDecisions(context, table, dropped);
}

/**
 * Corrects the stored asked seats and deadline. They differ in tables of older versions, after a change of the rules,
 * or after a pause of the clocks. A failure is only reported.
 */
async function correctAskedAndDue(context: ServerContext, table: LiveTable, stored: StoredTable): Promise<void> {
  const { rules, game, data, clockState } = table;
  if (game === null || data.status !== 'running') return;
  const really = { asked: rules.pending(game.state), dueAt: nextDeadline(clockState) };
  if (sameJson({ asked: stored.asked, dueAt: stored.dueAt }, really)) return;
  try {
    const { epoch } = await context.store.updateTable(data.id, really, expectedProgress(table));
    setFields(table, { epoch, dueAt: really.dueAt });
  } catch (error) {
    if (!isStoreError(error, 'conflict'))
      context.report(`correcting asked seats and deadline of table ${data.id}`, error);
  }
}

/** Deletes decisions at the end of the log that are not legal under new rules, and posts a notice in the chat. */
async function dropDecisions(context: ServerContext, table: LiveTable, dropped: number): Promise<void> {
  const { id } = table.data;
  const terms = { snapshot: snapshotOf(table), epoch: table.epoch };
  try {
    table.epoch = await context.store.truncateDecisions(id, table.game?.decisions.length ?? 0, terms);
  } catch (error) {
    if (!isStoreError(error, 'conflict')) throw error;
    table.needsReload = true; // another server has changed the table
    return;
  }
  await postNotice(context, table, { code: 'decisionsDropped', count: dropped });
}

/** A game restored from the store. */
interface RestoredGame {
  readonly game: AnyGame;
  readonly versionOffset: number;
  readonly takenBack: boolean;
  /** The clocks after the last decision; null if there are none or they were not stored. */
  readonly clocks: ClockState | null;
  readonly endVote: EndVote | null;
  readonly undoRequest: UndoRequest | null;
  /** The number of decisions at the end of the log that can no longer be played. */
  readonly dropped: number;
}

/**
 * Restores a game from its log and snapshot. If the rules are newer than the snapshot, the game continues from the
 * snapshot: decisions before it are kept but never replayed, and decisions after it (the server was killed) are
 * replayed as far as they are legal.
 */
function restoreGame(
  rules: AnyRules,
  data: TableData,
  decisions: readonly StoredDecision[],
  snapshot: Snapshot | undefined,
): RestoredGame {
  const start = snapshot === undefined ? undefined : startFrom(rules, data, decisions, snapshot);
  let {
    game,
    clocks = null,
    versionOffset,
    endVote = null,
    undoRequest = null,
  } = start ?? {
    game: newGame(rules, data),
    versionOffset: 0,
  };
  const isSameRules = (snapshot ?? data).rulesVersion === rules.rulesVersion;
  const rest = decisions.slice(game.decisions.length);
  for (const next of isSameRules ? replayDecisions(rules, game, rest) : legalSteps(rules, game, rest)) {
    const stored = at(decisions, game.decisions.length);
    game = next.game;
    clocks = clocksAfter(clocks, { rules, data }, next, stored.at);
  }
  const dropped = decisions.length - game.decisions.length;
  if (dropped > 0) versionOffset += dropped + 1; // versions stay unique
  if (undoRequest?.version !== versionOf({ game, versionOffset })) undoRequest = null; // a decision was made since
  return { game, versionOffset, takenBack: start?.takenBack ?? false, clocks, endVote, undoRequest, dropped };
}

function startFrom(rules: AnyRules, data: TableData, decisions: readonly StoredDecision[], snapshot: Snapshot) {
  const { options, seats, seed } = data;
  const stored = snapshot.state as StoredState;
  const {
    position,
    barrier,
    turns = seats.map(() => null),
    undone: versionOffset,
    takenBack = false,
    clocks,
    endWish,
  } = stored;
  const request = stored.undoRequest ?? null;
  const state = { ...position, figures: rules.figures(data.options) } as unknown as GameState;
  const played = decisions.slice(0, snapshot.length).map(({ seat, move }) => ({ seat, move }));
  const game: AnyGame = { options, seats: seats.length, seed, decisions: played, state, barrier, turns };
  const endVote: EndVote | null = endWish ? { ...endWish, agreed: new Set(endWish.agreed) } : null;
  const undoRequest = request && { ...request, waitingFor: new Set(request.waitingFor) };
  return { game, versionOffset, takenBack, clocks: clocks && clocksFrom(clocks), endVote, undoRequest };
}

/** Plays decisions made under other rules, up to the first that is not legal under these or breaks them. */
function* legalSteps(rules: AnyRules, game: AnyGame, decisions: readonly StoredDecision[]): Generator<Advanced, void> {
  try {
    for (const step of checkedDecisions(rules, game, decisions)) {
      if (!step.ok) return;
      yield step.value;
    }
  } catch {
    // The rules throw on a decision that they do not expect: the game continues before it.
  }
}
