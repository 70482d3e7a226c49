import type { Check } from './schema.ts';
import { listOf, sparse } from './schema.ts';

/** One value of a row of figures: what it is where the row prints nothing, and what an override may put there. */
export interface Column<Value, Printed = Value, None = Value> {
  readonly none: None;
  /** Null where an override has no say. */
  readonly check: Check<unknown> | null;
  /** The value with what a row prints, or an override brings, laid over it. */
  over(value: Value | None, printed: Printed): Value;
}

/** The columns of a row, in the order in which it is built and written down. */
export type Columns = Readonly<Record<string, Column<unknown, unknown, unknown>>>;

/** The same at every table. Without a `none` every row must print it. */
export function fixed<T>(): Column<T, T, undefined>;
export function fixed<T>(none: T): Column<T>;
export function fixed<T>(none?: T): Column<T, T, T | undefined> {
  return { none, check: null, over: replace };
}

/** A number, 0 where none is printed. */
export function amount(check: Check<number>): Column<number> {
  return { none: 0, check, over: replace };
}

/** A list, which an override replaces whole. */
export function list<T>(item: Check<T>, atLeast: number, atMost: number): Column<readonly T[]> {
  return { none: [], check: listOf(item, atLeast, atMost), over: replace };
}

/** So many of each. `make` gives every bundle all keys in one order, since the rules read them all the time. */
export function bundle<B extends object>(
  make: (some: Partial<B>) => B,
  columns: { readonly [Key in keyof B]: Column<number> },
): Column<Readonly<B>, Readonly<Partial<B>>> {
  return { none: make({}), check: sparse(checksOf(columns)), over: (before, some) => make({ ...before, ...some }) };
}

function replace<T>(_: unknown, printed: T): T {
  return printed;
}

/** The checks of whatever an override may name. */
export function checksOf(
  named: Readonly<Record<string, { readonly check: Check<unknown> | null }>>,
): Record<string, Check<unknown>> {
  const open = Object.entries(named).flatMap(([name, { check }]) => (check === null ? [] : [[name, check] as const]));
  return Object.fromEntries(open);
}
