import type { Kysely } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { StoreDatabase } from './database.ts';
import type { GameEnd, Snapshot } from './entities.ts';
import { checkedNumber, toJson } from './ids.ts';
import type { Schema } from './schema.ts';

/** An SQL statement with one parameter for each `?`. Apart from placeholders, the text is valid in both databases. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

const RAISE_EPOCH = 'update tables set epoch = epoch + 1 where id = ?';
const SET_OVER = `update tables set status = 'over', ended_at = ? where id = ?`;
const SET_SITTERS_OVER = 'update sitters set is_over = 1 where table_id = ?';
const CLEAR_RESULTS = 'delete from results where table_id = ?';
const ADD_RESULT = 'insert into results (table_id, seat, person, lines, rank) values (?, ?, ?, ?, ?)';
const CLEAR_ASKED = `insert into asked (table_id, seats) values (?, '[]')
  on conflict (table_id) do update set seats = excluded.seats`;
const CLEAR_DUE = 'delete from due where table_id = ?';
const SAVE_SNAPSHOT = `insert into snapshots (table_id, version, rules_version, state) values (?, ?, ?, ?)
  on conflict (table_id) do update
  set version = excluded.version, rules_version = excluded.rules_version, state = excluded.state
  where snapshots.version <= excluded.version`;

/** Returns statements that increment the epoch and write the end of a game, for the transaction of its last decision. */
export function lastDecisionStatements(table: string, end: GameEnd): readonly Statement[] {
  return [{ text: RAISE_EPOCH, parameters: [table] }, ...endStatements(table, end)];
}

/** Returns statements that write the end of a game, for a transaction that has incremented the epoch. */
export function endStatements(table: string, { snapshot, result, at }: GameEnd): readonly Statement[] {
  return [
    { text: SET_OVER, parameters: [at, table] },
    { text: SET_SITTERS_OVER, parameters: [table] },
    { text: SAVE_SNAPSHOT, parameters: snapshotParameters(table, snapshot) },
    { text: CLEAR_RESULTS, parameters: [table] },
    ...result.map(({ seat, person, lines, rank }) => ({
      text: ADD_RESULT,
      parameters: [table, checkedNumber(seat), person, toJson(lines), rank],
    })),
    { text: CLEAR_ASKED, parameters: [table] },
    { text: CLEAR_DUE, parameters: [table] },
  ];
}

function snapshotParameters(table: string, { length, rulesVersion, state }: Snapshot): readonly unknown[] {
  return [table, checkedNumber(length), rulesVersion, toJson(state)];
}

/** Runs statements one after the other inside a transaction. */
export async function runStatements(
  db: Kysely<Schema>,
  statements: readonly Statement[],
  { withPlaceholders }: Pick<StoreDatabase, 'withPlaceholders'>,
): Promise<void> {
  for (const { text, parameters } of statements)
    await db.executeQuery(CompiledQuery.raw(withPlaceholders(text), [...parameters]));
}
