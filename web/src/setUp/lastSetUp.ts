import { FIRST_LEVEL, isOfferedLevel, USUAL_LEVEL } from '@signoria/bots/levels';
import type { AnyRules } from '@signoria/engine';
import type { TableSeat } from '../table/seats.ts';
import { readTableSeats } from '../table/seats.ts';
import type { TableKind } from './seating.ts';
import { kindOf, optionsFor, seatCount, seatsFor } from './seating.ts';

/** A table to set up: its seats and options. */
export interface TableSetUp {
  readonly seats: readonly TableSeat[];
  readonly options: Readonly<Record<string, unknown>>;
}

const keyOf = (game: string, kind: TableKind) => `signoria.setUp.${game}.${kind}`;

/**
 * Returns the table to set up. For a link without parameters other than `table`, the kind of table, it is the one that was
 * set up last in this browser. For other links and for a first game it follows from the parameters and the defaults.
 */
export function setUpFor(rules: AnyRules, search: string): TableSetUp {
  const kind = kindOf(search);
  const usual = { seats: seatsFor(kind, seatCount(search, rules.seats)), options: optionsFor(search, rules) };
  const hasNoSettings = [...new URLSearchParams(search).keys()].every((key) => key === 'table');
  const last = hasNoSettings && kind !== 'first' ? lastSetUp(rules, kind) : null;
  return last === null ? usual : { seats: last.seats, options: { ...usual.options, ...last.options } };
}

/** Saves the set-up as the default for the next table. Own figures and a first game are not saved. */
export function saveSetUp(
  game: string,
  linkKind: TableKind,
  { seats, options: { figures, ...options } }: TableSetUp,
): void {
  if (linkKind === 'first') return;
  try {
    localStorage.setItem(keyOf(game, kindAt(seats)), JSON.stringify({ seats, options }));
  } catch {
    // Storage is full: the next table uses the set-up saved before, or the defaults.
  }
}

function kindAt(seats: readonly TableSeat[]): TableKind {
  if (seats.length === 1) return 'solo';
  return seats.every(({ playerKind }) => playerKind === 'person') ? 'screen' : 'bots';
}

/** Replaces a level that is not offered any more. */
function withOfferedLevel(seat: TableSeat): TableSeat {
  const { playerKind } = seat;
  if (playerKind === 'person' || isOfferedLevel(playerKind)) return seat;
  return { ...seat, playerKind: playerKind === 'random' ? FIRST_LEVEL : USUAL_LEVEL };
}

/** Returns the last table if it is still valid. */
function lastSetUp(rules: AnyRules, kind: TableKind): TableSetUp | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(rules.id, kind)) ?? 'null') as TableSetUp;
    const seats = readTableSeats(stored.seats) ?? [];
    const { options } = stored;
    const fits = seats.length >= rules.seats.min && seats.length <= rules.seats.max;
    return fits && rules.readOptions(options, seats.length).ok ? { seats: seats.map(withOfferedLevel), options } : null;
  } catch {
    return null;
  }
}
