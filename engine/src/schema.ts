import type { InputError, Result } from './result.ts';
import { ok, unmet } from './result.ts';

/** A check of a value from outside. A failure names the path of the offending value and the expectation. */
export type SchemaCheck<T> = (input: unknown, path: string) => Result<T, InputError>;

export function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}

export const flag: SchemaCheck<boolean> = (input, path) =>
  typeof input === 'boolean' ? ok(input) : unmet('malformed', 'flag', { got: shown(input) }, path);

export const text: SchemaCheck<string> = (input, path) =>
  typeof input === 'string' ? ok(input) : unmet('malformed', 'text', { got: shown(input) }, path);

export function whole(min = 0, max = Number.MAX_SAFE_INTEGER): SchemaCheck<number> {
  const expected = max === Number.MAX_SAFE_INTEGER ? 'atLeast' : 'between';
  return (input, path) => {
    const values = { min, max, got: shown(input) };
    if (typeof input !== 'number' || !Number.isFinite(input)) return unmet('malformed', expected, values, path);
    if (!Number.isSafeInteger(input) || input < min || input > max) return unmet('outOfRange', expected, values, path);
    return ok(input);
  };
}

/** Checks for a whole number that can be paid in coins of `unit`. */
export function multipleOf(unit: number, max?: number, min = 0): SchemaCheck<number> {
  const number = whole(min, max);
  return (input, path) => {
    const read = number(input, path);
    if (!read.ok || read.value % unit === 0) return read;
    return unmet('outOfRange', 'multiple', { unit, got: read.value }, path);
  };
}

export function oneOf<T extends string>(choices: readonly T[]): SchemaCheck<T> {
  return (input, path) =>
    choices.includes(input as T)
      ? ok(input as T)
      : unmet('malformed', 'oneOf', { choices: choices.join(', '), got: shown(input) }, path);
}

export function listOf<T>(
  item: SchemaCheck<T>,
  atLeast = 0,
  atMost = Number.MAX_SAFE_INTEGER,
): SchemaCheck<readonly T[]> {
  return (input, path) => {
    if (!Array.isArray(input)) return unmet('malformed', 'list', { got: shown(input) }, path);
    if (input.length < atLeast) return unmet('outOfRange', 'listAtLeast', { least: atLeast, got: input.length }, path);
    if (input.length > atMost) return unmet('outOfRange', 'listAtMost', { most: atMost, got: input.length }, path);
    const items: T[] = [];
    for (const [index, value] of input.entries()) {
      const read = item(value, join(path, index));
      if (!read.ok) return read;
      items.push(read.value);
    }
    return ok(items);
  };
}

/** Checks for an object with some of the known keys and no others: a sparse override, or options with defaults. */
export function sparse<T extends object>(
  checks: { readonly [Key in keyof T]: SchemaCheck<T[Key]> },
): SchemaCheck<Partial<T>> {
  return (input, path) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return unmet('malformed', 'object', { got: shown(input) }, path);
    const read: Partial<T> = {};
    for (const [key, value] of Object.entries(input)) {
      if (!Object.hasOwn(checks, key))
        return unmet('malformed', 'unknown', { known: knownKeys(Object.keys(checks)) }, join(path, key));
      const one = checks[key as keyof T](value, join(path, key));
      if (!one.ok) return one;
      read[key as keyof T] = one.value;
    }
    return ok(read);
  };
}

/** Checks for an object with all of the known keys and no others. */
export function exactly<T extends object>(checks: { readonly [Key in keyof T]: SchemaCheck<T[Key]> }): SchemaCheck<T> {
  const some = sparse<T>(checks);
  return (input, path) => {
    const read = some(input, path);
    if (!read.ok) return read;
    const missing = Object.keys(checks).find((key) => !Object.hasOwn(read.value, key));
    return missing === undefined ? ok(read.value as T) : unmet('malformed', 'missing', {}, join(path, missing));
  };
}

/** Lists the known keys, or only the first of many. */
function knownKeys(keys: readonly string[]): string {
  return keys.length > 8 ? `${keys.slice(0, 3).join(', ')} … (${keys.length})` : keys.join(', ');
}

/**
 * Formats a value for an error message. Lists and objects are abbreviated: they may be too deeply nested to serialize.
 */
function shown(input: unknown): string {
  if (typeof input === 'object' && input !== null) return Array.isArray(input) ? '[…]' : '{…}';
  const json = JSON.stringify(input) ?? String(input);
  return json.length > 40 ? `${json.slice(0, 40)}…` : json;
}
