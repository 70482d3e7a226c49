import { sameJson } from '@signoria/engine';
import * as v from 'valibot';
import type { Opaque } from './parts.ts';

/**
 * Changes of the fields of an object, or of the entries of a list by index. Unchanged keys are omitted. `[value]`: the
 * new value. `null`: removed. Anything else: changes within the value.
 */
export interface Changes {
  readonly [key: string]: readonly [unknown] | null | Changes;
}

const changeSchema: v.GenericSchema<Changes[string]> = v.union([
  v.null(),
  v.strictTuple([v.unknown()]),
  v.lazy(() => changesSchema),
]);
export const changesSchema = v.record(v.string(), changeSchema);

/** Returns the changes that turn `before` into `after`, both plain JSON; `except` names keys to leave out. */
export function changesBetween(before: Opaque, after: Opaque, except: readonly string[] = NO_KEYS): Changes {
  const changes: Record<string, Changes[string]> = {};
  for (const key in after) {
    if (before[key] === after[key] || except.includes(key)) continue; // positions share most of their objects
    const change = changeOf(before[key], after[key]);
    if (change !== undefined) changes[key] = change;
  }
  for (const key in before) if (!Object.hasOwn(after, key) && !except.includes(key)) changes[key] = null;
  return changes;
}

const NO_KEYS: readonly string[] = [];

/** Applies changes to `before`. Unchanged parts are shared with the result, and the arguments are not modified. */
export function withChanges(before: Opaque, changes: Changes): Opaque {
  const after: Opaque = { ...before };
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) delete after[key];
    else if (isReplaced(change)) after[key] = change[0];
    else after[key] = insideOf(before[key], change);
  }
  return after;
}

/** Returns the change of one value; undefined if it is unchanged. */
function changeOf(before: unknown, after: unknown): Changes[string] | undefined {
  if (hasParts(before) && hasParts(after) && Array.isArray(before) === Array.isArray(after)) {
    const inside = changesBetween(before, after);
    for (const _ in inside) return inside;
    return undefined;
  }
  return sameJson(before, after) ? undefined : [after];
}

/** Returns true for objects and lists of objects. Other lists are short, and are replaced as a whole. */
function hasParts(value: unknown): value is Opaque {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => isObject(one));
  return isObject(value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isReplaced(change: Changes[string]): change is readonly [unknown] {
  return Array.isArray(change);
}

function insideOf(before: unknown, changes: Changes): unknown {
  const after = withChanges(before as Opaque, changes);
  return Array.isArray(before) ? Object.values(after) : after; // entries come and go only at the end of a list
}
