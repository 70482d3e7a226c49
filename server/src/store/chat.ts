import { sql } from 'kysely';
import type { Now, StoreDatabase } from './database.ts';
import { checkedNumber, checkedText, isId } from './ids.ts';
import type { Store } from './store.ts';

type Chat = Pick<Store, 'appendChat' | 'chatOf'>;

export function chat({ db, atomically, lockTables }: StoreDatabase, now: Now): Chat {
  return {
    async appendChat(table, person, text) {
      const line = { person, text: checkedText(text), at: now() };
      const number = sql<number>`(select coalesce(max(number) + 1, 0) from chat where table_id = ${table})`;
      const written = await atomically(async (transaction) => {
        await lockTables(transaction, [table]); // two who speak at once get two numbers
        return transaction
          .insertInto('chat')
          .values({ table_id: table, number, ...line })
          .returning('number')
          .executeTakeFirstOrThrow();
      });
      return { number: written.number, ...line };
    },
    async chatOf(table, from = 0) {
      if (!isId(table)) return [];
      return db
        .selectFrom('chat')
        .select(['number', 'person', 'text', 'at'])
        .where('table_id', '=', table)
        .where('number', '>=', checkedNumber(from))
        .orderBy('number')
        .execute();
    },
  };
}
