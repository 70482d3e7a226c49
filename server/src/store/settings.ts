import type { Kysely } from 'kysely';
import type { StoreDatabase } from './database.ts';
import { StoreError } from './errors.ts';
import { checkedText } from './ids.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

export function settings({ db }: StoreDatabase): Pick<Store, 'settingOr'> {
  return {
    async settingOr(name, first) {
      await db
        .insertInto('settings')
        .values({ name, value: checkedText(first) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow();
      return row.value;
    },
  };
}

/** The setting that a store has from the first row that `move-store` copies into it until the copy is verified. */
export const COPY_SETTING = 'move';

export async function copyStoreSetting(db: Kysely<Schema>): Promise<string | undefined> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', COPY_SETTING).executeTakeFirst();
  return row?.value;
}

/** Throws `storeUnavailable` if an unfinished `move-store` left the store incomplete. */
export async function expectWholeStore(db: Kysely<Schema>): Promise<void> {
  if ((await copyStoreSetting(db)) === undefined) return;
  throw new StoreError(
    'storeUnavailable',
    'This store is incomplete: `signoria move-store` has not finished. Run the same command again.',
  );
}
