import type { Column, Columns } from './columns.ts';
import { checksOf } from './columns.ts';
import { sameJson } from './play.ts';
import type { Check } from './schema.ts';
import { sparse } from './schema.ts';

/**
 * Figures are data: sections of rows, each with its source. The owner of a box may correct them and a designer may try
 * others; an override is sparse and names what it changes. A game describes its sections column by column, and from that
 * follow the figures in force, what an override may say and the types of the rows.
 */

/** Where a figure comes from; `override` is what the table brought itself. */
export type Source = 'rulebook' | 'published' | 'reconstructed' | 'override';

type Row = Readonly<Record<string, unknown>>;
interface Sourced {
  readonly source: Source;
}
/** One source for a whole section, or each row says its own. */
type SectionSource = Exclude<Source, 'override'> | 'perRow';
type SourceIn<S extends SectionSource> = S extends 'perRow' ? Sourced : unknown;

type RowOf<C extends Columns> = { readonly [Key in keyof C]: ReturnType<C[Key]['over']> } & Sourced;

/** A row as a game's tables have it: what has a `none` may be left out. */
type PrintedRow<C extends Columns, S extends SectionSource> = {
  readonly [Key in keyof C as C[Key]['none'] extends undefined ? Key : never]: Printed<C[Key]>;
} & { readonly [Key in keyof C]?: Printed<C[Key]> } & SourceIn<S>;
type Printed<C extends Columns[string]> = Parameters<C['over']>[1];

/** A part of the figures: rows by their ids, or a single row. */
export interface Section<Value> {
  readonly printed: Value;
  /** Of what an override says about it; null where it may say nothing. */
  readonly check: Check<unknown> | null;
  over(changes: Row): Value;
}
export type Sections = Readonly<Record<string, Section<object>>>;

/** The rows of all sections: what is printed and written down. */
export type RowsOf<S extends Sections> = { readonly [Name in keyof S]: S[Name]['printed'] };

/** Of some sections some rows, of each some values. */
export type OverrideOf<S extends Sections> = { readonly [Name in keyof S]?: Row };

/** More than halves the time of a look-up by a name that varies. */
export function withoutPrototype<Table extends object>(table: Table): Readonly<Table> {
  return Object.assign(Object.create(null) as Table, table);
}

/** Without a prototype, too. */
export function mapRows<Key extends string, From, Made>(
  rows: Readonly<Record<Key, From>>,
  make: (row: From, key: Key) => Made,
): Record<Key, Made> {
  const made = Object.create(null) as Record<Key, Made>;
  for (const [key, row] of Object.entries(rows)) made[key as Key] = make(row as From, key as Key);
  return made;
}

interface RowsSettings<S, R> {
  readonly source: S;
  /** An override changes what a row shows and adds nothing to it. */
  readonly shownOnly?: true;
  /** Rows that are the same at every table. */
  isFixed?(row: R): boolean;
}

/** Rows of a kind, by their ids. */
export function rows<Id extends string, S extends SectionSource, C extends Columns>(
  table: Readonly<Record<Id, PrintedRow<C, S>>>,
  { source, shownOnly, isFixed }: RowsSettings<S, RowOf<C>>,
  columns: C,
): Section<Readonly<Record<Id, RowOf<C>>>> {
  const printed = mapRows(table, (row) => printedRow(row, source, columns));
  const open = Object.entries(checksOf(columns));
  const isOpen = (row: RowOf<C>, key: string) =>
    !isFixed?.(row) && !(shownOnly && sameJson(row[key], columns[key]?.none));
  const checkFor = (row: RowOf<C>) => sparse(Object.fromEntries(open.filter(([key]) => isOpen(row, key))));
  return {
    printed,
    check: open.length === 0 ? null : sparse(mapRows(printed, checkFor)),
    over: (changes) =>
      mapRows(printed, (row, id) => (Object.hasOwn(changes, id) ? overRow(row, changes[id] as Row, columns) : row)),
  };
}

type Quantities = Readonly<Record<string, Readonly<Record<string, number | Source>>>>;
type NumberColumns<Q> = { readonly [Key in Exclude<keyof Q, 'source'>]: Column<number> };

/** Sections of a single row: numbers by name, with one column for all of them or one for each. */
export function quantities<S extends SectionSource, Q extends Quantities>(
  table: Q & { readonly [Name in keyof Q]: SourceIn<S> },
  source: S,
  columns: { readonly [Name in keyof Q]: Column<number> | NumberColumns<Q[Name]> },
): { readonly [Name in keyof Q]: Section<RowOf<NumberColumns<Q[Name]>>> } {
  const sections = mapRows<keyof Q & string, Quantities[string], unknown>(table, (row, name) =>
    single(row, source, columnsFor(row, columns[name])),
  );
  return sections as ReturnType<typeof quantities<S, Q>>;
}

function columnsFor({ source: _, ...numbers }: Quantities[string], columns: Column<number> | Columns): Columns {
  return typeof columns.over === 'function' ? mapRows(numbers, () => columns as Column<number>) : (columns as Columns);
}

function single(row: Row, source: SectionSource, columns: Columns): Section<Row> {
  const printed = printedRow(row, source, columns);
  return { printed, check: sparse(checksOf(columns)), over: (changes) => overRow(printed, changes, columns) };
}

function printedRow<C extends Columns>(row: Row, source: SectionSource, columns: C): RowOf<C> {
  const none = mapRows(columns, (column) => column.none);
  return layRow(none, row, columns, source === 'perRow' ? (row.source as Source) : source);
}

function overRow<C extends Columns>(row: RowOf<C>, changes: Row, columns: C): RowOf<C> {
  return layRow(row, changes, columns, 'override');
}

/** Rows of a kind are built alike, key by key, since the rules read them all the time. */
function layRow<C extends Columns>(before: Row, printed: Row, columns: C, source: Source): RowOf<C> {
  const row: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(columns))
    row[key] = printed[key] === undefined ? before[key] : column.over(before[key], printed[key]);
  row.source = source;
  return row as RowOf<C>;
}

export interface FigureTables<Figures, Override> {
  /** The figures of the box. */
  readonly FIGURES: Figures;
  readonly readOverride: Check<Override>;
  /** The figures in force: the rows that a checked override changes are marked as such. */
  figuresWith(override: Override | undefined): Figures;
}

/** `derive` makes what follows from the rows: not enumerable, so that it is neither written down nor overridden. */
export function describeFigures<S extends Sections, Derived extends Row = Record<never, never>>(
  sections: S,
  derive: (rows: RowsOf<S>) => Derived = () => ({}) as Derived,
): FigureTables<RowsOf<S> & Derived, OverrideOf<S>> {
  const laid = (override: OverrideOf<S>) => {
    const rows = { ...mapRows(sections, (section, name) => sectionWith(section, override[name])) } as RowsOf<S>;
    const derived = mapRows(derive(rows), (value) => ({ value }));
    return Object.defineProperties(rows, derived) as RowsOf<S> & Derived;
  };
  const FIGURES = laid({});
  return {
    FIGURES,
    readOverride: sparse(checksOf(sections)) as Check<OverrideOf<S>>,
    figuresWith: (override) => (override === undefined ? FIGURES : laid(override)),
  };
}

function sectionWith<Value>({ printed, over }: Section<Value>, changes: Row | undefined): Value {
  return changes === undefined ? printed : over(changes);
}
