import type { ServerContext } from '../context.ts';
import type { StoredDecision, TableProgress } from '../store/entities.ts';
import type { LiveTable, Presence, TableData } from './liveTable.ts';

/** A decision included in a hint, so that other servers need not read it from the store. */
export interface HintedDecision extends Pick<StoredDecision, 'seat' | 'move' | 'at'> {
  /** True if the game ended with it, which incremented the epoch. */
  readonly isLast: boolean;
}

/** A message between the servers on one store. */
export type Hint =
  /** A stored table has changed. `decision` is given if the change is a decision. */
  | ({ readonly kind: 'changed'; readonly decision?: HintedDecision } & TableProgress)
  | ({ readonly kind: 'presence'; readonly table: string; readonly isAsking: boolean } & Presence)
  /** A server has released its lease of a table. */
  | { readonly kind: 'released'; readonly table: string }
  | { readonly kind: 'renamed'; readonly person: string }
  /** Sign-out of one session, by its hash, or of all sessions of a person. */
  | { readonly kind: 'signedOut'; readonly session?: string; readonly person?: string }
  /** Sent with every renewal of the node's lease. The presence of a server that sends no hints is removed. */
  | { readonly kind: 'alive' };

export function publish(context: ServerContext, hint: Hint): void {
  if (!context.isStoreShared) return;
  context.bus.publish(
    `${ownPrefix(context)},${JSON.stringify(hint).slice(1)}`,
    'table' in hint ? hint.table : undefined,
  );
}

/** Returns the prefix of this server's hints, by which it skips them without parsing. */
export function ownPrefix({ node }: ServerContext): string {
  return `{"node":${JSON.stringify(node)}`;
}

/** Publishes a hint that the stored table has changed. */
export function announce(context: ServerContext, table: LiveTable, decision?: HintedDecision): void {
  if (!context.isStoreShared) return;
  const { data, epoch, game, chatLength: chat } = table;
  const progress = { table: data.id, epoch, length: game?.decisions.length ?? 0, chat };
  publish(context, { kind: 'changed', ...progress, ...(decision && { decision }) });
}

/** Clears cached lists that may show an outdated state of this table. Private tables are in no cached list. */
export function refreshLists({ lists }: ServerContext, { visibility }: Pick<TableData, 'visibility'>): void {
  if (visibility === 'public') lists.clear();
}
