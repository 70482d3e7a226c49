import { join, sameJson, withoutFigures } from '@signoria/engine';

/** Serializes a value to JSON and parses it again. */
export function throughJson(value: unknown): unknown {
  const json = JSON.stringify(value);
  return json === undefined ? undefined : JSON.parse(json);
}

/** Serializes a value as canonical JSON, with the keys of every object in alphabetical order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}

/** Returns a state or view after a JSON round trip, with its figures restored. */
export function revived<T extends { readonly figures: unknown }>(whole: T): T {
  return { ...(throughJson(withoutFigures(whole)) as Omit<T, 'figures'>), figures: whole.figures } as T;
}

/**
 * Returns the path of the first difference between two values as JSON, in any key order; undefined if they are equal.
 */
export function firstDifference(one: unknown, other: unknown): string | undefined {
  return sameJson(one, other) ? undefined : difference(one, other, ''); // rarely reached, and several times as slow
}

function difference(one: unknown, other: unknown, path: string): string | undefined {
  if (one === other) return undefined;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return `${path === '' ? 'the whole' : path}: ${shown(one)} and ${shown(other)}`;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const found = difference(one[key], other[key], join(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first value that JSON would lose or change: undefined, a Map, a function, NaN. */
export function firstNotJson(value: unknown): string | undefined {
  return firstWrong(value, wrongInJson);
}

function wrongInJson(part: unknown): string | undefined {
  if (part === null || typeof part === 'string' || typeof part === 'boolean') return undefined;
  if (typeof part === 'number' && Number.isFinite(part)) return undefined;
  return isObject(part) && isPlain(part) ? undefined : kindOf(part);
}

/** Returns the first number that is not whole. Minus zero counts as not whole, since JSON turns it into zero. */
export function firstNotWhole(value: unknown): string | undefined {
  return firstWrong(value, notWhole);
}

function notWhole(part: unknown): string | undefined {
  if (typeof part !== 'number' || (Number.isSafeInteger(part) && !Object.is(part, -0))) return undefined;
  return Object.is(part, -0) ? 'minus zero' : String(part);
}

function firstWrong(value: unknown, wrong: (part: unknown) => string | undefined): string | undefined {
  const [what, ...way] = wayToWrong(value, wrong) ?? [];
  return what === undefined ? undefined : `${way.length === 0 ? 'the whole' : way.reverse().join('.')}: ${what}`;
}

/** Returns the fault and then the keys of its path in reverse order. The path is built only if a fault is found. */
function wayToWrong(value: unknown, wrong: (part: unknown) => string | undefined): string[] | undefined {
  const what = wrong(value);
  if (what !== undefined) return [what];
  if (!isObject(value)) return undefined;
  for (const key in value) {
    const found = wayToWrong(value[key], wrong);
    if (found !== undefined) return [...found, key];
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) ? !hasHoles(value) : prototype === Object.prototype || prototype === null;
}

function hasHoles(list: readonly unknown[]): boolean {
  return Object.keys(list).length !== list.length;
}

function kindOf(value: unknown): string {
  if (!isObject(value)) return String(value);
  return Array.isArray(value) ? 'a list with holes' : `a ${String(value.constructor?.name)}`;
}

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}
