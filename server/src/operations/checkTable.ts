import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyGame, AnyRules, Seed } from '@signoria/engine';
import { begin, checkedDecisions, sameJson, withoutFigures } from '@signoria/engine';
import type { Kysely, Selectable } from 'kysely';
import { unpacked } from '../analyses/packed.ts';
import { seedHashOf } from '../seeds.ts';
import type { StoredSeat } from '../store/entities.ts';
import type { DecisionRow, Schema, TableRow } from '../store/schema.ts';
import { personsIn } from '../store/tables.ts';
import type { StoredState } from '../tables/storedTable.ts';

/**
 * Kinds of inconsistencies of a stored table.
 * - `unreadable`: a value is not JSON, the game is unknown, or the rules do not accept the options
 * - `sitters`: the people who have the table in their lists are not exactly its host and players
 * - `seed`: the seed does not match the hash that was published when the table was created
 * - `log`: a decision is missing, decisions precede the start, or the snapshot lies beyond the end
 * - `illegal`: the rules do not allow a decision
 * - `snapshot`: the snapshot differs from the replayed position
 * - `asked`: the stored asked seats differ from those of the position
 * - `result`: the stored result differs from the scores
 * - `analysis`: the stored analysis cannot be read, is of another game, or the game is not over
 */
export type FindingKind =
  | 'unreadable'
  | 'sitters'
  | 'seed'
  | 'log'
  | 'illegal'
  | 'snapshot'
  | 'asked'
  | 'result'
  | 'analysis';

export interface CheckFinding {
  readonly kind: FindingKind;
  readonly message: string;
}

/** The stored rows of one table, unparsed and read at one moment. */
export interface TableRows {
  readonly table: Selectable<TableRow>;
  readonly sitters: readonly string[];
  readonly asked: string | null;
  readonly decisions: readonly Omit<DecisionRow, 'table_id'>[];
  readonly snapshot: { readonly version: number; readonly rules_version: number; readonly state: string } | null;
  readonly results: readonly { readonly seat: number; readonly lines: string; readonly rank: number }[];
  /** The stored analysis as its packed text. */
  readonly analysis: string | null;
}

/**
 * Reads the rows of a table. Must be called inside a transaction. Returns null if the table was deleted after it was
 * listed.
 */
export async function readTableRows(db: Kysely<Schema>, id: string): Promise<TableRows | null> {
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (table === undefined) return null;
  const sitters = await db.selectFrom('sitters').select('person').where('table_id', '=', id).execute();
  const asked = await db.selectFrom('asked').select('seats').where('table_id', '=', id).executeTakeFirst();
  const decisions = await db
    .selectFrom('decisions')
    .select(['number', 'seat', 'move', 'at'])
    .where('table_id', '=', id)
    .orderBy('number')
    .execute();
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['version', 'rules_version', 'state'])
    .where('table_id', '=', id)
    .executeTakeFirst();
  const results = await db
    .selectFrom('results')
    .select(['seat', 'lines', 'rank'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  const analysis = await db.selectFrom('analyses').select('body').where('table_id', '=', id).executeTakeFirst();
  return {
    table,
    decisions,
    results,
    analysis: analysis?.body ?? null,
    sitters: sitters.map(({ person }) => person),
    asked: asked?.seats ?? null,
    snapshot: snapshot ?? null,
  };
}

export interface TableVerdict {
  readonly findings: readonly CheckFinding[];
  /** True if the decisions were replayed. Games of other rules versions cannot be. */
  readonly isReplayed: boolean;
}

/** Checks the rows of a table for consistency with each other and with the rules. */
export function checkTable(rows: TableRows): TableVerdict {
  const { table } = rows;
  const seats = parseJson(table.seats) as readonly StoredSeat[] | undefined;
  if (!Array.isArray(seats)) return failed('its seats cannot be read');
  const options = parseJson(table.options);
  if (options === undefined) return failed('its options cannot be read');
  const findings = [...checkSitters(rows, seats), ...checkSeed(rows), ...checkLog(rows), ...checkAnalysis(rows)];
  const rules = Object.hasOwn(CATALOGUE, table.game) ? CATALOGUE[table.game]?.rules : undefined;
  if (rules === undefined) return failed(`there is no game ${JSON.stringify(table.game)}`, findings);
  if (table.started_at === null || findings.some(({ kind }) => kind === 'log')) return { findings, isReplayed: false };
  const game = checkGame(rules, rows, { options, seats: seats.length, seed: table.seed as Seed });
  return { findings: [...findings, ...game.findings], isReplayed: game.isReplayed };
}

function failed(message: string, findings: readonly CheckFinding[] = []): TableVerdict {
  return { findings: [...findings, { kind: 'unreadable', message }], isReplayed: false };
}

function checkSitters({ table, sitters }: TableRows, seats: readonly StoredSeat[]): readonly CheckFinding[] {
  const seated = personsIn({ host: table.host, seats });
  const missing = seated.filter((person) => !sitters.includes(person));
  const strangers = sitters.filter((person) => !seated.includes(person));
  const message = (who: readonly string[], what: string) => ({
    kind: 'sitters',
    message: `${who.join(', ')}: ${what}`,
  });
  return [
    ...(missing.length > 0 ? [message(missing, 'host or player, but the table is not in their list')] : []),
    ...(strangers.length > 0 ? [message(strangers, 'neither host nor player, but the table is in their list')] : []),
  ] as readonly CheckFinding[];
}

function checkSeed({ table }: TableRows): readonly CheckFinding[] {
  const matchesHash = seedHashOf(table.seed as Seed) === table.seed_hash;
  return matchesHash ? [] : [{ kind: 'seed', message: 'its seed does not match its published hash' }];
}

/**
 * Checks that decisions are numbered from 0 without a gap, that none precede the start, and that the snapshot lies
 * within the log.
 */
function checkLog({ table, decisions, snapshot }: TableRows): readonly CheckFinding[] {
  const finding = (message: string): CheckFinding => ({ kind: 'log', message });
  const gap = decisions.findIndex(({ number }, index) => number !== index);
  if (gap >= 0) return [finding(`decision ${gap} is missing; the log goes on to ${decisions.at(-1)?.number}`)];
  if (table.started_at === null && decisions.length > 0)
    return [finding(`it has ${decisions.length} decisions, but has not started`)];
  if (snapshot !== null && snapshot.version > decisions.length)
    return [finding(`its snapshot is of decision ${snapshot.version}; the log ends at ${decisions.length}`)];
  return [];
}

/** Checks that a stored analysis can be read, is of this game, and that the game is over. */
function checkAnalysis({ table, analysis }: TableRows): readonly CheckFinding[] {
  const finding = (message: string): CheckFinding => ({ kind: 'analysis', message });
  if (analysis === null) return [];
  const read = unpacked(analysis);
  if (read === null) return [finding('its analysis cannot be read')];
  if (read.game !== table.game) return [finding(`its analysis is of ${JSON.stringify(read.game)}`)];
  return table.status === 'over' ? [] : [finding('it has an analysis, but is not over')];
}

interface GameSetup {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
}

/**
 * Replays the whole log, validates each decision like a client's move, and compares snapshot, asked seats and result.
 */
function checkGame(rules: AnyRules, rows: TableRows, { options, seats, seed }: GameSetup): TableVerdict {
  const { table, snapshot } = rows;
  const isSameRules = [table, snapshot ?? table].every(({ rules_version }) => rules_version === rules.rulesVersion);
  if (!isSameRules) return { findings: [], isReplayed: false };
  const read = rules.readOptions(options, seats);
  if (!read.ok) return verdict({ kind: 'unreadable', message: `its options: ${read.error.message}` });
  try {
    return replayAndCompare(rules, rows, begin(rules, read.value, seats, seed) as AnyGame);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return verdict({ kind: 'illegal', message: `the rules throw an error: ${reason}` });
  }
}

function verdict(...findings: readonly CheckFinding[]): TableVerdict {
  return { findings, isReplayed: true };
}

function replayAndCompare(rules: AnyRules, rows: TableRows, start: AnyGame): TableVerdict {
  let game = start;
  const snapshots = [...checkSnapshot(rows, game)];
  const decisions = rows.decisions.map(({ seat, move }) => ({ seat, move: parseJson(move) }));
  for (const step of checkedDecisions(rules, game, decisions)) {
    const number = rows.decisions[game.decisions.length]?.number;
    if (!step.ok) return verdict(...snapshots, { kind: 'illegal', message: `decision ${number} is not legal` });
    game = step.value.game;
    snapshots.push(...checkSnapshot(rows, game));
  }
  return verdict(...snapshots, ...checkAsked(rules, rows, game), ...checkResult(rules, rows, game));
}

/** Compares the snapshot with this position if both have the same number of decisions. */
function checkSnapshot({ snapshot }: TableRows, { decisions, state }: AnyGame): readonly CheckFinding[] {
  if (snapshot === null || snapshot.version !== decisions.length) return [];
  const { position } = (parseJson(snapshot.state) ?? {}) as Partial<StoredState>;
  if (sameJson(position, plainJson(withoutFigures(state)))) return [];
  return [{ kind: 'snapshot', message: `its snapshot differs from the position after ${decisions.length} decisions` }];
}

/** Compares the stored asked seats with the position. Tables of older versions have none stored. */
function checkAsked(rules: AnyRules, { table, asked }: TableRows, { state }: AnyGame): readonly CheckFinding[] {
  if (asked === null) return [];
  const expected = table.status === 'running' ? rules.pending(state) : [];
  if (sameJson(parseJson(asked), expected)) return [];
  return [
    { kind: 'asked', message: `its stored asked seats are ${asked}, but the position asks [${expected.join(',')}]` },
  ];
}

/**
 * Compares the stored result with the scores. A game that ended while a seat was still asked was ended by agreement and
 * has no result.
 */
function checkResult(rules: AnyRules, { table, results }: TableRows, { state }: AnyGame): readonly CheckFinding[] {
  const isCounted = table.status === 'over' && rules.pending(state).length === 0;
  const expected = isCounted ? rules.scores(state).map(({ seat, lines, rank }) => ({ seat, lines, rank })) : [];
  const kept = results.map(({ seat, lines, rank }) => ({ seat, lines: parseJson(lines), rank }));
  return sameJson(kept, plainJson(expected)) ? [] : [{ kind: 'result', message: 'its result differs from the scores' }];
}

function plainJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
