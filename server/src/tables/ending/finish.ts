import type { ServerContext } from '../../context.ts';
import { broadcastOver } from '../broadcast/index.ts';
import { snapshotOf, tryToStore } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { isEarlyEnd } from '../table/index.ts';
import { settleEndVote } from './settleEndVote.ts';

/** The end: the result is kept, unless nobody has won, and the seed shown. Says whether that could be kept. */
export async function finish(context: ServerContext, table: LiveTable): Promise<boolean> {
  const { rules, game, data } = table;
  if (game === null || data.status !== 'running') return false;
  const scores = isEarlyEnd(rules, game) ? [] : rules.scores(game.state);
  const result = scores.map(({ seat, lines, rank }) => ({
    seat,
    lines,
    rank,
    person: data.seats[seat]?.kind === 'local' ? null : (data.seats[seat]?.person ?? null),
  }));
  const end = { snapshot: snapshotOf(table), result, at: context.now() };
  const stored = await tryToStore(context, table, () => context.store.endTable(data.id, end));
  if (!stored) return false;
  Object.assign(table, { data: { ...data, status: 'over' }, clockState: null, dueAt: null, asked: new Map() });
  settleEndVote(table, isEarlyEnd(rules, game) ? 'granted' : 'lapsed');
  broadcastOver(table);
  return true;
}

/** A game may have ended just before the server stopped. */
export async function finishIfOver(context: ServerContext, table: LiveTable): Promise<void> {
  if (table.game !== null && table.rules.pending(table.game.state).length === 0) await finish(context, table);
}
