import type { AnyRules } from '@signoria/engine';
import type { TableSeat } from '../table/seats.ts';
import { isTableSeat } from '../table/seats.ts';
import type { TableKind } from './seating.ts';
import { kindOf, optionsFor, seatCount, seatsFor } from './seating.ts';

/** A table as it is set: who sits there, and what is agreed on. */
export interface SetTable {
  readonly seats: readonly TableSeat[];
  readonly options: Readonly<Record<string, unknown>>;
}

const keyOf = (game: string, kind: TableKind) => `signoria.setUp.${game}.${kind}`;

/** As the link asks; if it is silent, as such a table was last set in this browser; else as usual. */
export function tableFor(rules: AnyRules, search: string): SetTable {
  const kind = kindOf(search);
  const usual = { seats: seatsFor(kind, seatCount(search, rules.seats)), options: optionsFor(search, rules.options) };
  const isSilent = [...new URLSearchParams(search).keys()].every((key) => key === 'table');
  const last = isSilent && kind !== 'first' ? lastTable(rules, kind) : null;
  return last === null ? usual : { seats: last.seats, options: { ...usual.options, ...last.options } };
}

/** Remembers how a table was set; figures of one's own are for that one game. A first game sets no habit. */
export function keepTable(game: string, link: TableKind, { seats, options: { figures, ...options } }: SetTable): void {
  if (link === 'first') return;
  try {
    localStorage.setItem(keyOf(game, kindAt(seats)), JSON.stringify({ seats, options }));
  } catch {
    // No room to keep it: the next table is set as usual.
  }
}

function kindAt(seats: readonly TableSeat[]): TableKind {
  if (seats.length === 1) return 'solo';
  return seats.every(({ sitter }) => sitter === 'person') ? 'screen' : 'bots';
}

/** What was kept, if it can still be played. */
function lastTable(rules: AnyRules, kind: TableKind): SetTable | null {
  try {
    const { seats, options } = JSON.parse(localStorage.getItem(keyOf(rules.id, kind)) ?? 'null') as SetTable;
    const fits = seats.length >= rules.seats.min && seats.length <= rules.seats.max && seats.every(isTableSeat);
    return fits && rules.readOptions(options, seats.length).ok ? { seats, options } : null;
  } catch {
    return null;
  }
}
