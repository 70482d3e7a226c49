import type { StoreDatabase } from './database.ts';
import { raiseEpoch } from './epochs.ts';
import { checkedNumber, isId, toJson } from './ids.ts';
import { keepSnapshot } from './log.ts';
import type { Store } from './store.ts';
import { keepWaiting } from './waiting.ts';

type Results = Pick<Store, 'endTable' | 'resultsOf'>;

export function results({ db, atomically }: StoreDatabase): Results {
  return {
    async endTable(table, { snapshot, result, at }, known) {
      const rows = result.map(({ lines, seat, person, rank }) => ({
        table_id: table,
        seat: checkedNumber(seat),
        person,
        lines: toJson(lines),
        rank,
      }));
      return atomically(async (transaction) => {
        const raised = await raiseEpoch(transaction, table, known);
        await keepSnapshot(transaction, table, snapshot);
        await transaction.deleteFrom('results').where('table_id', '=', table).execute();
        if (rows.length > 0) await transaction.insertInto('results').values(rows).execute();
        const over = { status: 'over', ended_at: at } as const;
        await transaction.updateTable('tables').set(over).where('id', '=', table).execute();
        await keepWaiting(transaction, table, { asked: [], dueAt: null });
        return raised;
      });
    },
    async resultsOf(table) {
      if (!isId(table)) return [];
      const rows = await db
        .selectFrom('results')
        .select(['seat', 'person', 'lines', 'rank'])
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map((row) => ({ ...row, lines: JSON.parse(row.lines) }));
    },
  };
}
