import type { LoadedGame } from '@signoria/catalogue';
import type { AnyRules } from '@signoria/engine';
import { sameJson, seedFromText } from '@signoria/engine';

type Row = Readonly<Record<string, unknown>>;

/** A row of the figures: a component of the box, or a table of numbers. */
export interface FigureRow {
  readonly path: string;
  readonly name: string;
  /** The kind of component; empty for a table of numbers, which keeps its name in the file. */
  readonly kind: string;
  readonly source: string;
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isRow = (value: unknown): value is Row => isObject(value) && 'source' in value;

/** Returns the printed figures under these options, without the table's overrides. */
function boxFigures(rules: AnyRules, options: unknown): Row {
  const { figures: _own, ...rest } = (options ?? {}) as Row;
  const read = rules.readOptions(rest, rules.seats.min);
  return (read.ok ? rules.figures(read.value) : {}) as Row;
}

/** Returns a function that gives a component the name and kind of its explanation; anything else keeps its id as name. */
function explanationsIn({ rules, text }: LoadedGame) {
  const read = rules.readOptions({}, rules.seats.min);
  if (!read.ok) return (id: string) => ({ name: id, kind: '' });
  const state = rules.setup(read.value, rules.seats.min, seedFromText('names'));
  const { components, explain } = text;
  return (id: string) => (components.includes(id) ? explain(id, state) : { name: id, kind: '' });
}

export function figureRows(entry: LoadedGame, options: unknown): readonly FigureRow[] {
  const explanationOf = explanationsIn(entry);
  return Object.entries(boxFigures(entry.rules, options)).flatMap(([section, value]) => {
    const rows: readonly (readonly [string, string, unknown])[] = isRow(value)
      ? [[section, section, value]]
      : Object.entries(isObject(value) ? value : {}).map(([id, row]) => [`${section}.${id}`, id, row] as const);
    return rows.flatMap(([path, id, row]) => {
      if (!isRow(row)) return [];
      const { name, kind } = explanationOf(id);
      return [{ path, name: kind === '' ? path : name, kind: withoutNumber(kind), source: String(row.source) }];
    });
  });
}

/** Removes the number from the kind of the Dice Game's buildings, so that they are grouped together. */
const withoutNumber = (kind: string) => kind.replace(/ \d+$/, '');

export interface FigureChange {
  readonly path: string;
  readonly name: string;
  readonly key: string;
  readonly own: string;
  readonly printed: string;
}

/** Returns each value that a table's override sets, with the printed one. The two may be equal. */
export function ownFigures(entry: LoadedGame, options: unknown): readonly FigureChange[] {
  const { figures: own } = (options ?? {}) as Row;
  if (!isObject(own)) return [];
  const box = boxFigures(entry.rules, options);
  const explanationOf = explanationsIn(entry);
  return leavesOf(own, []).map(({ path, value }) => {
    const [section = '', id = ''] = path;
    const isTable = isRow(box[section]);
    const printed = path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), box);
    return {
      path: path.join('.'),
      name: explanationOf(isTable ? section : id).name,
      key: path.slice(isTable ? 1 : 2).join('.'),
      own: shown(value),
      printed: shown(printed),
    };
  });
}

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

function leavesOf(value: unknown, path: readonly string[]): readonly Leaf[] {
  if (!isObject(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? 0);
}

/**
 * Returns only the validated figures that differ from the printed ones, so that a corrected template contains only
 * corrections.
 */
export function changesIn(rules: AnyRules, options: unknown, own: unknown): Row | undefined {
  return differing(own, boxFigures(rules, options)) as Row | undefined;
}

function differing(own: unknown, printed: unknown): unknown {
  if (!isObject(own)) return sameJson(own, printed) ? undefined : own;
  const inner = isObject(printed) ? printed : {};
  const kept = Object.entries(own).flatMap(([key, value]) => {
    const left = differing(value, inner[key]);
    return left === undefined ? [] : [[key, left] as const];
  });
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/**
 * Returns all figures that may be changed, with their printed values, as a template. Values rejected by the rules are
 * removed until the rules accept it.
 */
export function figuresTemplate(rules: AnyRules, options: unknown): Row {
  const template = JSON.parse(JSON.stringify(boxFigures(rules, options))) as Record<string, unknown>;
  for (;;) {
    const read = rules.readOptions({ figures: template }, rules.seats.min);
    if (read.ok) return template;
    if (!remove(template, read.error.path.split('.').slice(1))) return {};
  }
}

/** Removes the value at a path, or its nearest ancestor that is not part of a list. */
function remove(from: Record<string, unknown>, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined || !(key in from)) return false;
  const inner = from[key];
  if (rest.length > 0 && isObject(inner) && remove(inner as Record<string, unknown>, rest)) return true;
  delete from[key];
  return true;
}
