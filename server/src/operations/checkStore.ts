import type { Kysely } from 'kysely';
import type { StoreLocation } from '../store/index.ts';
import type { Schema } from '../store/schema.ts';
import type { CheckFinding } from './checkTable.ts';
import { checkTable, readTableRows } from './checkTable.ts';
import type { OnProgress } from './operationError.ts';
import { withReader } from './reader.ts';

export interface TableFindings {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly findings: readonly CheckFinding[];
}

export interface CheckReport {
  readonly tables: number;
  readonly decisions: number;
  /** The number of tables of other rules versions, which were not replayed. */
  readonly notReplayed: number;
  /** Damage that SQLite finds in its file; empty for PostgreSQL. */
  readonly damage: readonly string[];
  readonly wrong: readonly TableFindings[];
}

/** Checks the whole store without changing it. A server may run meanwhile. */
export function checkStore(location: StoreLocation, onProgress: OnProgress = () => {}): Promise<CheckReport> {
  return withReader(location, async ({ db, damage, atOneMoment }) => {
    const ids = await db.selectFrom('tables').select('id').orderBy('id').execute();
    const counts = { tables: 0, decisions: 0, notReplayed: 0 };
    const wrong: TableFindings[] = [];
    for (const [index, { id }] of ids.entries()) {
      const rows = await atOneMoment((moment: Kysely<Schema>) => readTableRows(moment, id));
      onProgress(index + 1, ids.length);
      if (rows === null) continue;
      const { findings, isReplayed } = checkTable(rows);
      const { game, status, started_at } = rows.table;
      counts.tables++;
      counts.decisions += rows.decisions.length;
      if (!isReplayed && started_at !== null && findings.length === 0) counts.notReplayed++;
      if (findings.length > 0) wrong.push({ table: id, game, status, findings });
    }
    return { ...counts, damage: await damage(), wrong };
  });
}
