import type { SchemaCheck } from './schema.ts';
import { listOf, sparse } from './schema.ts';

/** A column of a row of figures: its default (`fallback`) and the check for the values an override may set. */
export interface Column<Value, Own = Value, Fallback = Value> {
  readonly fallback: Fallback;
  /** Null if an override cannot change this column. */
  readonly check: SchemaCheck<unknown> | null;
  /** Returns the new value: `value` with a row's own or overriding value `own` applied to it. */
  override(value: Value | Fallback, own: Own): Value;
}

/** The columns of a row, in the order in which rows are built and serialized. */
export type Columns = Readonly<Record<string, Column<unknown, unknown, unknown>>>;

/** A column that overrides cannot change. Without a `fallback` every row must print a value. */
export function fixed<T>(): Column<T, T, undefined>;
export function fixed<T>(fallback: T): Column<T>;
export function fixed<T>(fallback?: T): Column<T, T, T | undefined> {
  return { fallback, check: null, override: replace };
}

/** A column for a number; 0 if none is printed. */
export function amount(check: SchemaCheck<number>): Column<number> {
  return { fallback: 0, check, override: replace };
}

/** A column for one of several names. Every row must print one. */
export function choice<T extends string>(check: SchemaCheck<T>): Column<T, T, undefined> {
  return { fallback: undefined, check, override: replace };
}

/** A column for a list. An override replaces the whole list. */
export function list<T>(item: SchemaCheck<T>, atLeast: number, atMost: number): Column<readonly T[]> {
  return { fallback: [], check: listOf(item, atLeast, atMost), override: replace };
}

/**
 * A column for amounts by key. `make` gives every bundle all keys in one order, so bundles share one object shape: the
 * rules read them constantly.
 */
export function bundle<B extends object>(
  make: (some: Partial<B>) => B,
  columns: { readonly [Key in keyof B]: Column<number> },
): Column<Readonly<B>, Readonly<Partial<B>>> {
  return {
    fallback: make({}),
    check: sparse(checksOf(columns)),
    override: (before, some) => make({ ...before, ...some }),
  };
}

function replace<T>(_: unknown, own: T): T {
  return own;
}

/** Returns the checks of all columns that an override may change. */
export function checksOf(
  named: Readonly<Record<string, { readonly check: SchemaCheck<unknown> | null }>>,
): Record<string, SchemaCheck<unknown>> {
  const open = Object.entries(named).flatMap(([name, { check }]) => (check === null ? [] : [[name, check] as const]));
  return Object.fromEntries(open);
}
