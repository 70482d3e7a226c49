import type { Now, StoreDatabase } from './database.ts';
import { asStoreError } from './errors.ts';
import type { GroupCommit } from './groupCommit.ts';
import { groupCommit } from './groupCommit.ts';
import { checkedNumber, checkedText, isId } from './ids.ts';
import type { Store } from './store.ts';

type Chat = Pick<Store, 'appendChat' | 'chatOf' | 'latestChat'>;

/** A chat line to be written. `number` is assigned when it is written. */
export interface NewLine {
  readonly table_id: string;
  number: number;
  readonly person: string | null;
  readonly text: string;
  readonly at: number;
}

/** Batches concurrent chat lines into one transaction and one disk sync, as for decisions. */
export function chatGroupCommit(database: StoreDatabase, pauseMs?: number): GroupCommit<NewLine> {
  const write = async (group: readonly NewLine[]) => {
    await writeLines(database, group).catch((error: unknown) => {
      throw asStoreError(error, database.diagnose);
    });
    return group.map(() => 'written' as const);
  };
  return groupCommit(write, pauseMs);
}

async function writeLines({ atomically, lockTables }: StoreDatabase, group: readonly NewLine[]): Promise<void> {
  const tables = [...new Set(group.map(({ table_id }) => table_id))].sort();
  await atomically(async (transaction) => {
    await lockTables(transaction, tables); // concurrent lines get different numbers
    const last = await transaction
      .selectFrom('chat')
      .select(['table_id', ({ fn }) => fn.max('number').as('number')])
      .where('table_id', 'in', tables)
      .groupBy('table_id')
      .execute();
    const next = new Map(last.map(({ table_id, number }) => [table_id, Number(number) + 1]));
    for (const line of group) {
      line.number = next.get(line.table_id) ?? 0;
      next.set(line.table_id, line.number + 1);
    }
    await transaction.insertInto('chat').values(group).execute();
  });
}

export function chat({ db }: StoreDatabase, groups: GroupCommit<NewLine>, now: Now): Chat {
  return {
    async appendChat(table, person, text) {
      const line: NewLine = { table_id: table, number: 0, person, text: checkedText(text), at: now() };
      await groups.add(line);
      const { number, at } = line;
      return { number, person, text, at };
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
    async latestChat(table, count, before) {
      if (!isId(table)) return [];
      let query = db.selectFrom('chat').select(['number', 'person', 'text', 'at']).where('table_id', '=', table);
      if (before !== undefined) query = query.where('number', '<', checkedNumber(before));
      const latest = await query.orderBy('number', 'desc').limit(checkedNumber(count)).execute();
      return latest.reverse();
    },
  };
}
