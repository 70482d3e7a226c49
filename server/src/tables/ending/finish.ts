import type { AnyGame } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import type { End } from '../../store/store.ts';
import { broadcastOver, settleEndVote } from '../broadcast/index.ts';
import type { Kept } from '../storage/index.ts';
import { catchUp, isConflict, snapshotOf, tryToStore } from '../storage/index.ts';
import type { EndVote, LiveTable } from '../table/index.ts';
import { announce, isEarlyEnd, knownOf, refreshLists } from '../table/index.ts';

/** Ends a game that needs no further decision. Returns true if the end was stored. */
export async function finish(context: ServerContext, table: LiveTable, endVote = table.endVote): Promise<boolean> {
  const { game, data } = table;
  if (game === null || data.status !== 'running') return false;
  const end = endOf(context, { ...table, game });
  const stored = await tryToStore(context, table, () => context.store.endTable(data.id, end, knownOf(table)));
  if (!stored) return false;
  showEnd(context, table, stored.value, endVote);
  announce(context, table);
  return true;
}

/** Returns the end as it is stored: the last position, and all results unless the game ended early. */
export function endOf(context: ServerContext, table: Kept & { readonly game: AnyGame }): End {
  const { rules, game, data } = table;
  const scores = isEarlyEnd(rules, game) ? [] : rules.scores(game.state);
  const result = scores.map(({ seat, lines, rank }) => ({
    seat,
    lines,
    rank,
    person: data.seats[seat]?.kind === 'local' ? null : (data.seats[seat]?.person ?? null),
  }));
  return { snapshot: snapshotOf(table), result, at: context.now() };
}

/** Marks the table as over after the end was stored, and broadcasts result and seed. */
export function showEnd(
  context: ServerContext,
  table: LiveTable,
  epoch: number,
  endVote: EndVote | null = table.endVote,
): void {
  const { rules, game, data } = table;
  const isEarly = game !== null && isEarlyEnd(rules, game);
  const over = { ...data, status: 'over' } as const;
  Object.assign(table, { data: over, epoch, clockState: null, dueAt: null, asked: new Map() });
  settleEndVote(table, isEarly ? 'granted' : 'lapsed', endVote);
  broadcastOver(table);
  refreshLists(context, over);
}

/** Ends a game that was stored without its end, because an older version wrote its last decision alone. */
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
