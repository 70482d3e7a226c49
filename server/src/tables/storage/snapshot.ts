import type { AnyGame, Seat } from '@signoria/engine';
import { withoutFigures } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import type { Snapshot } from '../../store/store.ts';
import { nextDeadline } from '../clocks/index.ts';
import type { ClockState, LiveTable } from '../table/index.ts';

/**
 * The number of decisions between two snapshots, which keep loading fast for long games. Writing one costs as much as
 * several moves; replaying a hundred decisions takes a millisecond or two.
 */
export const SNAPSHOT_EVERY = 100;

/** The content of a snapshot. */
export interface StoredState {
  readonly position: object;
  readonly barrier: number;
  readonly turns?: AnyGame['turns'];
  readonly undone: number;
  /** Absent in older snapshots. */
  readonly takenBack?: boolean;
  /** `paid` is absent in older snapshots. */
  readonly clocks?: (Omit<ClockState, 'paid'> & Partial<Pick<ClockState, 'paid'>>) | null;
  /** The end vote, under its original name for compatibility with existing stores. */
  readonly endWish?: { readonly person: string; readonly agreed: readonly string[] } | null;
  /** Valid only at the version it names. */
  readonly undoRequest?: {
    readonly seat: Seat;
    readonly version: number;
    readonly waitingFor: readonly string[];
  } | null;
}

/** The part of a table in memory that goes into a snapshot. */
export type Kept = Pick<
  LiveTable,
  'rules' | 'data' | 'game' | 'undone' | 'takenBack' | 'clockState' | 'endVote' | 'undoRequest'
>;

export function snapshotOf(table: Kept): Snapshot {
  const { rules, data, game, undone, takenBack, clockState, endVote, undoRequest } = table;
  if (game === null) throw new Error(`table ${data.id} has not started`);
  const state: StoredState = {
    position: withoutFigures(game.state),
    barrier: game.barrier,
    turns: game.turns,
    undone,
    takenBack,
    clocks: clockState,
    endWish: endVote && { ...endVote, agreed: [...endVote.agreed] },
    undoRequest: undoRequest && { ...undoRequest, waitingFor: [...undoRequest.waitingFor] },
  };
  return { version: game.decisions.length, rulesVersion: rules.rulesVersion, state };
}

/** Stores a snapshot. Returns false if that failed; the decisions are enough to restore the game. */
export async function saveSnapshot(context: ServerContext, table: LiveTable): Promise<boolean> {
  const { id } = table.data;
  try {
    const snapshot = snapshotOf(table);
    const dueAt = nextDeadline(table.clockState);
    await context.store.saveSnapshot(id, snapshot, { dueAt, epoch: table.epoch });
    Object.assign(table, { dueAt, snapshotVersion: snapshot.version });
    return true;
  } catch (error) {
    if (isStoreError(error, 'conflict'))
      table.needsReload = true; // another server has changed the table since
    else context.report(`a snapshot of table ${id}`, error);
    return false;
  }
}

/** Returns true if the stored snapshot is outdated: decisions were made since, or a live clock is running. */
export function needsSnapshot({ game, data, needsReload, snapshotVersion, clockState }: LiveTable): boolean {
  if (game === null || data.status !== 'running' || needsReload) return false;
  const isThinking = clockState?.clock.kind === 'live' && clockState.running.length > 0;
  return game.decisions.length !== snapshotVersion || isThinking;
}

/** Snapshots per transaction. */
const GROUP = 100;

/**
 * Stores snapshots of many tables when the server closes. Failures are only reported, because the decisions are enough.
 */
export async function saveSnapshots(context: ServerContext, tables: readonly LiveTable[]): Promise<void> {
  for (let from = 0; from < tables.length; from += GROUP) {
    const group = tables.slice(from, from + GROUP).map((table) => ({
      table: table.data.id,
      snapshot: snapshotOf(table),
      dueAt: nextDeadline(table.clockState),
      epoch: table.epoch,
    }));
    await context.store.saveSnapshots(group).catch((error) => context.report(`${group.length} snapshots`, error));
  }
}
