import type { GameRecord, Seed } from '@signoria/engine';
import { toRecord } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../problem.ts';
import type { StoredTable } from '../../store/store.ts';
import type { StoredState } from '../storage/index.ts';
import type { LiveTable } from '../table/index.ts';

/** Returns the game record. It contains the seed, so it is refused before the end. */
export function recordOf({ rules, data, game }: LiveTable): GameRecord<unknown> {
  if (game === null || data.status !== 'over') return refuse('notOver', 'the record is shown after the end');
  return { ...toRecord(rules, game), rulesVersion: data.rulesVersion };
}

/** Returns the record of a finished game from the store, without loading the table into memory. */
export async function storedRecord({ store }: ServerContext, table: StoredTable): Promise<GameRecord<unknown>> {
  const { id, status, game, rulesVersion, options, seats, seed } = table;
  if (status !== 'over') return refuse('notOver', 'the record is shown after the end');
  const [decisions, snapshot] = await Promise.all([store.decisionsOf(id), store.latestSnapshot(id)]);
  return {
    game,
    rulesVersion,
    options,
    seats: seats.length,
    seed: seed as Seed,
    decisions: decisions.map(({ seat, move }) => ({ seat, move })),
    snapshot: (snapshot?.state as StoredState | undefined)?.position ?? null,
  };
}
