import type { Seat } from '@signoria/engine';
import { withoutFigures } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { isStoreError } from '../../store/errors.ts';
import type { Snapshot } from '../../store/store.ts';
import { nextDeadline } from '../clocks/index.ts';
import type { AnyGame, ClockState, LiveTable } from '../table/index.ts';

/**
 * A snapshot now and then, so that a table opens quickly however long its game. Writing one costs as much as several
 * moves; playing a hundred decisions again takes a millisecond or two.
 */
export const SNAPSHOT_EVERY = 100;

/** What a snapshot holds besides the position. */
export interface StoredState {
  readonly position: object;
  readonly barrier: number;
  readonly turns?: AnyGame['turns'];
  readonly undone: number;
  /** Older ones do not tell. */
  readonly takenBack?: boolean;
  /** Older ones do not tell what was paid. */
  readonly clocks?: (Omit<ClockState, 'paid'> & Partial<Pick<ClockState, 'paid'>>) | null;
  /** The end vote, under the name it has had in stores from the beginning. */
  readonly endWish?: { readonly person: string; readonly agreed: readonly string[] } | null;
  /** Of the version it names, and of no other. */
  readonly undoRequest?: {
    readonly seat: Seat;
    readonly version: number;
    readonly waitingFor: readonly string[];
  } | null;
}

/** What of a table in memory goes into a snapshot. */
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

/** Says whether it could be kept; if not, the decisions are enough. */
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

/** Whether the store knows less than it could: decisions since its snapshot, or time somebody has thought on a live clock. */
export function needsSnapshot({ game, data, needsReload, snapshotVersion, clockState }: LiveTable): boolean {
  if (game === null || data.status !== 'running' || needsReload) return false;
  const isThinking = clockState?.clock.kind === 'live' && clockState.running.length > 0;
  return game.decisions.length !== snapshotVersion || isThinking;
}

/** How many are written in one transaction. */
const GROUP = 100;

/** Of many tables, when the server closes. What could not be kept is reported; the decisions are enough. */
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
