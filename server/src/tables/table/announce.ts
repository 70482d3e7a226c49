import type { ServerContext } from '../../context.ts';
import type { Position } from '../../store/store.ts';
import type { LiveTable, Presence } from './liveTable.ts';

/** What servers on one store tell each other. */
export type Hint =
  | ({ readonly kind: 'changed' } & Position)
  | ({ readonly kind: 'presence'; readonly table: string; readonly isAsking: boolean } & Presence)
  | { readonly kind: 'renamed'; readonly person: string }
  /** One session, by its hash, or all of a person's. */
  | { readonly kind: 'signedOut'; readonly session?: string; readonly person?: string }
  | { readonly kind: 'alive' };

export function publish(context: ServerContext, hint: Hint): void {
  if (context.isStoreShared) context.bus.publish(JSON.stringify({ node: context.node, ...hint }));
}

/** The store has something new of this table. */
export function announce(context: ServerContext, { data, epoch, game, chatLength }: LiveTable): void {
  const length = game?.decisions.length ?? 0;
  publish(context, { kind: 'changed', table: data.id, epoch, length, chat: chatLength });
}
