import type { StoreDatabase } from './database.ts';
import { checkedText } from './ids.ts';
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
