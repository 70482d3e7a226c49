import { CATALOGUE } from '@signoria/catalogue/all';
import type { Seed } from '@signoria/engine';
import { seedHashOf } from '../../seeds.ts';
import type { StoredSeat } from '../../store/store.ts';
import { personsIn } from '../../store/tables.ts';
import { checkGame } from './checkGame.ts';
import type { Finding } from './finding.ts';
import { parsed } from './parsed.ts';
import type { TableRows } from './tableRows.ts';

export interface TableVerdict {
  readonly findings: readonly Finding[];
  /** True if the decisions were replayed. Games of other rules versions cannot be. */
  readonly isReplayed: boolean;
}

/** Checks the rows of a table for consistency with each other and with the rules. */
export function checkTable(rows: TableRows): TableVerdict {
  const { table } = rows;
  const seats = parsed(table.seats) as readonly StoredSeat[] | undefined;
  if (!Array.isArray(seats)) return failed('its seats cannot be read');
  const options = parsed(table.options);
  if (options === undefined) return failed('its options cannot be read');
  const findings = [...checkSitters(rows, seats), ...checkSeed(rows), ...checkLog(rows)];
  const rules = Object.hasOwn(CATALOGUE, table.game) ? CATALOGUE[table.game]?.rules : undefined;
  if (rules === undefined) return failed(`there is no game ${JSON.stringify(table.game)}`, findings);
  if (table.started_at === null || findings.some(({ kind }) => kind === 'log')) return { findings, isReplayed: false };
  const game = checkGame(rules, rows, { options, seats: seats.length, seed: table.seed as Seed });
  return { findings: [...findings, ...game.findings], isReplayed: game.isReplayed };
}

function failed(message: string, findings: readonly Finding[] = []): TableVerdict {
  return { findings: [...findings, { kind: 'unreadable', message }], isReplayed: false };
}

function checkSitters({ table, sitters }: TableRows, seats: readonly StoredSeat[]): readonly Finding[] {
  const seated = personsIn({ host: table.host, seats });
  const missing = seated.filter((person) => !sitters.includes(person));
  const strangers = sitters.filter((person) => !seated.includes(person));
  const message = (who: readonly string[], what: string) => ({ kind: 'sitters', message: `${who.join(', ')} ${what}` });
  return [
    ...(missing.length > 0 ? [message(missing, 'has a seat, but does not find the table')] : []),
    ...(strangers.length > 0 ? [message(strangers, 'finds the table, but has no seat')] : []),
  ] as readonly Finding[];
}

function checkSeed({ table }: TableRows): readonly Finding[] {
  const isPromised = seedHashOf(table.seed as Seed) === table.seed_hash;
  return isPromised ? [] : [{ kind: 'seed', message: 'its seed is not the one that was promised' }];
}

/**
 * Checks that decisions are numbered from 0 without a gap, that none precede the start, and that the snapshot lies
 * within the log.
 */
function checkLog({ table, decisions, snapshot }: TableRows): readonly Finding[] {
  const finding = (message: string): Finding => ({ kind: 'log', message });
  const hole = decisions.findIndex(({ number }, index) => number !== index);
  if (hole >= 0) return [finding(`decision ${hole} is missing; the log goes on to ${decisions.at(-1)?.number}`)];
  if (table.started_at === null && decisions.length > 0)
    return [finding(`it has ${decisions.length} decisions, but has not started`)];
  if (snapshot !== null && snapshot.version > decisions.length)
    return [finding(`its snapshot is of decision ${snapshot.version}; the log ends at ${decisions.length}`)];
  return [];
}
