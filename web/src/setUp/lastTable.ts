import type { AnyRules } from '@signoria/engine';
import type { TableSeat } from '../table/seats.ts';
import { isTableSeat } from '../table/seats.ts';
import type { TableKind } from './seating.ts';
import { kindOf, optionsFor, seatCount, seatsFor } from './seating.ts';

/** A table to set up: its seats and options. */
export interface SetTable {
  readonly seats: readonly TableSeat[];
  readonly options: Readonly<Record<string, unknown>>;
}

const keyOf = (game: string, kind: TableKind) => `signoria.setUp.${game}.${kind}`;

/** Returns the table from the link; without parameters as last set up in this browser; otherwise the defaults. */
export function tableFor(rules: AnyRules, search: string): SetTable {
  const kind = kindOf(search);
  const usual = { seats: seatsFor(kind, seatCount(search, rules.seats)), options: optionsFor(search, rules) };
  const isSilent = [...new URLSearchParams(search).keys()].every((key) => key === 'table');
  const last = isSilent && kind !== 'first' ? lastTable(rules, kind) : null;
  return last === null ? usual : { seats: last.seats, options: { ...usual.options, ...last.options } };
}

/** Saves the set-up as the default for the next table. Own figures and a first game are not saved. */
export function keepTable(game: string, link: TableKind, { seats, options: { figures, ...options } }: SetTable): void {
  if (link === 'first') return;
  try {
    localStorage.setItem(keyOf(game, kindAt(seats)), JSON.stringify({ seats, options }));
  } catch {
    // Storage is full: the next table uses the defaults.
  }
}

function kindAt(seats: readonly TableSeat[]): TableKind {
  if (seats.length === 1) return 'solo';
  return seats.every(({ sitter }) => sitter === 'person') ? 'screen' : 'bots';
}

/** Returns the last table if it is still valid. */
function lastTable(rules: AnyRules, kind: TableKind): SetTable | null {
  try {
    const { seats, options } = JSON.parse(localStorage.getItem(keyOf(rules.id, kind)) ?? 'null') as SetTable;
    const fits = seats.length >= rules.seats.min && seats.length <= rules.seats.max && seats.every(isTableSeat);
    return fits && rules.readOptions(options, seats.length).ok ? { seats, options } : null;
  } catch {
    return null;
  }
}
