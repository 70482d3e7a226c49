import type { ServerContext } from '../../context.ts';
import { broadcastOver, settleEndVote } from '../broadcast/index.ts';
import { catchUp, isConflict, snapshotOf, tryToStore } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';
import { announce, isEarlyEnd, knownOf } from '../table/index.ts';

/** The end: the result is kept, unless nobody has won, and the seed shown. Says whether that could be kept. */
export async function finish(context: ServerContext, table: LiveTable, endVote = table.endVote): Promise<boolean> {
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
  const stored = await tryToStore(context, table, () => context.store.endTable(data.id, end, knownOf(table)));
  if (!stored) return false;
  const over = { ...data, status: 'over' } as const;
  Object.assign(table, { data: over, epoch: stored.value, clockState: null, dueAt: null, asked: new Map() });
  settleEndVote(table, isEarlyEnd(rules, game) ? 'granted' : 'lapsed', endVote);
  broadcastOver(table);
  announce(context, table);
  return true;
}

/** After a decision: a game that is over is finished, here or by another server that has read of it in the meantime. */
export async function finishIfOver(context: ServerContext, table: LiveTable): Promise<void> {
  const { rules, game } = table;
  if (game === null || rules.pending(game.state).length > 0) return;
  try {
    await finish(context, table);
  } catch (error) {
    if (!isConflict(error)) throw error;
    await catchUp(context, table);
  }
}
