import type { Column, Columns } from './columns.ts';
import { checksOf } from './columns.ts';
import { sameJson } from './play.ts';
import type { SchemaCheck } from './schema.ts';
import { sparse } from './schema.ts';

/**
 * Figures are data: sections of rows, each with its source. A sparse override can correct or change them; it names only
 * the values it changes. A game describes its sections column by column. The figures in force, the checks for overrides
 * and the types of the rows are derived from that description.
 */

/** The source of a figure; `override` marks rows changed by the table's override. */
export type Source = 'rulebook' | 'published' | 'reconstructed' | 'override';

type Row = Readonly<Record<string, unknown>>;
interface Sourced {
  readonly source: Source;
}
/** One source for a whole section, or one per row. */
type SectionSource = Exclude<Source, 'override'> | 'perRow';
type SourceIn<S extends SectionSource> = S extends 'perRow' ? Sourced : unknown;

type RowOf<C extends Columns> = { readonly [Key in keyof C]: ReturnType<C[Key]['override']> } & Sourced;

/** A row as written in a game's tables. Columns with a `fallback` may be omitted. */
type PrintedRow<C extends Columns, S extends SectionSource> = {
  readonly [Key in keyof C as C[Key]['fallback'] extends undefined ? Key : never]: Printed<C[Key]>;
} & { readonly [Key in keyof C]?: Printed<C[Key]> } & SourceIn<S>;
type Printed<C extends Columns[string]> = Parameters<C['override']>[1];

/** A part of the figures: rows by id, or a single row. */
export interface Section<Value> {
  readonly printed: Value;
  /** Check of this section's part of an override; null if an override cannot change the section. */
  readonly check: SchemaCheck<unknown> | null;
  override(changes: Row): Value;
}
export type Sections = Readonly<Record<string, Section<object>>>;

/** The rows of all sections, as serialized. */
export type RowsOf<S extends Sections> = { readonly [Name in keyof S]: S[Name]['printed'] };

/** A sparse override: some sections, some rows of each, some values of each row. */
export type OverrideOf<S extends Sections> = { readonly [Name in keyof S]?: Row };

/** Copies a table into an object without a prototype. This more than halves the time of a lookup by a variable key. */
export function withoutPrototype<Table extends object>(table: Table): Readonly<Table> {
  return Object.assign(Object.create(null) as Table, table);
}

/** Maps the rows of a table into an object without a prototype. */
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
  /**
   * True if an override may change only values that the row prints, not add others. A value equal to the default of its
   * column, such as 0, counts as not printed: the component shows none.
   */
  readonly printedOnly?: true;
  /** Returns true for rows that an override cannot change. */
  isFixed?(row: R): boolean;
}

/** Builds a section of rows by id. */
export function rows<Id extends string, S extends SectionSource, C extends Columns>(
  table: Readonly<Record<Id, PrintedRow<C, S>>>,
  { source, printedOnly, isFixed }: RowsSettings<S, RowOf<C>>,
  columns: C,
): Section<Readonly<Record<Id, RowOf<C>>>> {
  const printed = mapRows(table, (row) => printedRow(row, source, columns));
  const open = Object.entries(checksOf(columns));
  const isOpen = (row: RowOf<C>, key: string) =>
    !isFixed?.(row) && !(printedOnly && sameJson(row[key], columns[key]?.fallback));
  const checkFor = (row: RowOf<C>) => sparse(Object.fromEntries(open.filter(([key]) => isOpen(row, key))));
  return {
    printed,
    check: open.length === 0 ? null : sparse(mapRows(printed, checkFor)),
    override: (changes) =>
      mapRows(printed, (row, id) =>
        Object.hasOwn(changes, id) ? overriddenRow(row, changes[id] as Row, columns) : row,
      ),
  };
}

type Quantities = Readonly<Record<string, Readonly<Record<string, number | Source>>>>;
type NumberColumns<Q> = { readonly [Key in Exclude<keyof Q, 'source'>]: Column<number> };

/** Builds sections of a single row: numbers by name, with one column for all of them or one for each. */
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
  return typeof columns.override === 'function'
    ? mapRows(numbers, () => columns as Column<number>)
    : (columns as Columns);
}

function single(row: Row, source: SectionSource, columns: Columns): Section<Row> {
  const printed = printedRow(row, source, columns);
  return { printed, check: sparse(checksOf(columns)), override: (changes) => overriddenRow(printed, changes, columns) };
}

function printedRow<C extends Columns>(row: Row, source: SectionSource, columns: C): RowOf<C> {
  const fallbacks = mapRows(columns, (column) => column.fallback);
  return buildRow(fallbacks, row, columns, source === 'perRow' ? (row.source as Source) : source);
}

function overriddenRow<C extends Columns>(row: RowOf<C>, changes: Row, columns: C): RowOf<C> {
  return buildRow(row, changes, columns, 'override');
}

/** Builds a row key by key, so the rows of a section share one object shape: the rules read them constantly. */
function buildRow<C extends Columns>(before: Row, printed: Row, columns: C, source: Source): RowOf<C> {
  const row: Record<string, unknown> = {};
  for (const [key, column] of Object.entries(columns))
    row[key] = printed[key] === undefined ? before[key] : column.override(before[key], printed[key]);
  row.source = source;
  return row as RowOf<C>;
}

export interface FigureTables<Figures, Override> {
  /** The figures without an override. */
  readonly FIGURES: Figures;
  readonly readOverride: SchemaCheck<Override>;
  /** Returns the figures in force. Rows changed by the checked override have the source `override`. */
  figuresWith(override: Override | undefined): Figures;
}

/**
 * Builds the figures from their sections. `derive` computes values from the rows; they are not enumerable, so they are
 * neither serialized nor overridden.
 */
export function describeFigures<S extends Sections, Derived extends Row = Record<never, never>>(
  sections: S,
  derive: (rows: RowsOf<S>) => Derived = () => ({}) as Derived,
): FigureTables<RowsOf<S> & Derived, OverrideOf<S>> {
  const build = (override: OverrideOf<S>) => {
    const rows = { ...mapRows(sections, (section, name) => sectionWith(section, override[name])) } as RowsOf<S>;
    const derived = mapRows(derive(rows), (value) => ({ value }));
    return Object.defineProperties(rows, derived) as RowsOf<S> & Derived;
  };
  const FIGURES = build({});
  return {
    FIGURES,
    readOverride: sparse(checksOf(sections)) as SchemaCheck<OverrideOf<S>>,
    figuresWith: (override) => (override === undefined ? FIGURES : build(override)),
  };
}

function sectionWith<Value>({ printed, override }: Section<Value>, changes: Row | undefined): Value {
  return changes === undefined ? printed : override(changes);
}
