import { MOVE_SETTING, moveSetting } from '../../store/moving.ts';
import { parsed } from '../check/parsed.ts';
import { OperationError } from '../problem.ts';
import type { Digests } from './digest.ts';
import { differences } from './digest.ts';
import type { End } from './end.ts';
import { MOVED } from './tables.ts';
import type { Target } from './target.ts';

/** The value of the setting that an unfinished move leaves in its target. */
interface Marker {
  readonly source: string;
  /** Digests of the source; null if the copy was found to differ from it. */
  readonly digests: Digests | null;
}

/**
 * Marks the target as unfinished. Returns true if it holds the beginning of the same move. A source that has changed
 * since is copied anew.
 */
export async function beginMove(target: Target, source: End, digests: Digests): Promise<boolean> {
  const text = await moveSetting(target.db);
  const begun = { source: source.name, digests };
  if (text === undefined) {
    await markEmpty(target, begun);
    return false;
  }
  const marker = parsed(text) as Marker | undefined;
  if (marker?.digests && differences(marker.digests, digests).length === 0) return true;
  if (marker?.source !== source.name)
    throw new OperationError(
      `the target holds an unfinished move from ${marker?.source}: finish that one, or choose an empty target`,
    );
  await clear(target, begun);
  return false;
}

/**
 * Sets the marker, then checks for servers: one that started earlier has a connection, and one that starts later finds
 * the marker.
 */
async function markEmpty(target: Target, marker: Marker): Promise<void> {
  await target.expectFree();
  await setMarker(target.db, marker);
  try {
    await target.expectUnserved();
  } catch (error) {
    await endMove(target);
    throw error;
  }
}

/** Deletes the rows that an earlier run has copied. */
async function clear({ atomically }: Target, marker: Marker): Promise<void> {
  await atomically(async (transaction) => {
    await transaction.updateTable('tables').set({ rematch_of: null }).execute();
    for (const { name } of MOVED.toReversed()) await transaction.deleteFrom(name).execute();
    await setMarker(transaction, marker);
  });
}

/** Makes the next run copy everything anew. */
export async function invalidateMove({ db }: Target, source: End): Promise<void> {
  await setMarker(db, { source: source.name, digests: null });
}

/** Removes the marker, so that servers can start on the target. */
export async function endMove({ db }: Target): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', MOVE_SETTING).execute();
}

async function setMarker(db: Target['db'], marker: Marker): Promise<void> {
  const value = JSON.stringify(marker);
  await db
    .insertInto('settings')
    .values({ name: MOVE_SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
