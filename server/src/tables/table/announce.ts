import type { ServerContext } from '../../context.ts';
import type { Position, StoredDecision } from '../../store/store.ts';
import type { LiveTable, Presence } from './liveTable.ts';
import type { TableData } from './tableData.ts';

/** A decision that a hint brings along, so that other servers need not read it from the store. */
export interface HintedDecision extends Pick<StoredDecision, 'seat' | 'move' | 'at'> {
  /** The game ended with it, which raised the epoch. */
  readonly isLast: boolean;
}

/** A message between the servers on one store. */
export type Hint =
  /** The store has something new of a table: `decision` is its latest, if that is what is new. */
  | ({ readonly kind: 'changed'; readonly decision?: HintedDecision } & Position)
  | ({ readonly kind: 'presence'; readonly table: string; readonly isAsking: boolean } & Presence)
  | { readonly kind: 'renamed'; readonly person: string }
  /** One session, by its hash, or all of a person's. */
  | { readonly kind: 'signedOut'; readonly session?: string; readonly person?: string }
  | { readonly kind: 'alive' };

export function publish(context: ServerContext, hint: Hint): void {
  if (!context.isStoreShared) return;
  context.bus.publish(JSON.stringify({ node: context.node, ...hint }), 'table' in hint ? hint.table : undefined);
}

/** Tells other servers that the store has something new of this table. */
export function announce(context: ServerContext, table: LiveTable, decision?: HintedDecision): void {
  if (!context.isStoreShared) return;
  const { data, epoch, game, chatLength: chat } = table;
  const position = { table: data.id, epoch, length: game?.decisions.length ?? 0, chat };
  publish(context, { kind: 'changed', ...position, ...(decision && { decision }) });
}

/** Drops cached lists that may show this table as it was before. Private tables are in no cached list. */
export function refreshLists({ lists }: ServerContext, { visibility }: Pick<TableData, 'visibility'>): void {
  if (visibility === 'public') lists.clear();
}
