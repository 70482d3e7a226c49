import type { StoreDatabase } from './database.ts';
import { endStatements, runStatements } from './ends.ts';
import { raiseEpoch } from './epochs.ts';
import { isId } from './ids.ts';
import { expectWithinLog } from './log.ts';
import type { Store } from './store.ts';

type Results = Pick<Store, 'endTable' | 'resultsOf'>;

export function results(database: StoreDatabase): Results {
  const { db, atomically } = database;
  return {
    async endTable(table, end, known) {
      const statements = endStatements(table, end);
      return atomically(async (transaction) => {
        const raised = await raiseEpoch(transaction, table, known);
        await expectWithinLog(transaction, table, end.snapshot);
        await runStatements(transaction, statements, database);
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
