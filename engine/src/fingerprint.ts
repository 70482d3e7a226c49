import { sameJson } from './play.ts';
import type { GameState } from './rules.ts';

type Held = Pick<GameState, 'table' | 'secret'>;
type Entries = Readonly<Record<string, unknown>>;

/**
 * A number made of what is different in a state from a base, a state of the same game. Equal states have the same number
 * beside one base, others almost never: `sameState` tells for certain. Whatever both hold as the very same object is
 * passed over unread, so it costs the less the more copies of a state share.
 */
export function fingerprint(base: Held, state: Held): number {
  return inValue(base.secret, state.secret, 2, inValue(base.table, state.table, 1, 0));
}

/** Equal in all that is on the table and in secret; figures are those of the game. */
export function sameState(one: Held, other: Held): boolean {
  return sameJson(one.table, other.table) && sameJson(one.secret, other.secret);
}

/** `place` tells where in the state something is, so that equal things in two places do not look alike. */
function inValue(base: unknown, value: unknown, place: number, hash: number): number {
  if (base === value) return hash;
  if (typeof base !== 'object' || typeof value !== 'object' || base === null || value === null)
    return whole(value, stir(hash, place));
  if (!Array.isArray(value)) return inEntries(base as Entries, value as Entries, place, hash);
  return Array.isArray(base) ? inList(base, value, place, hash) : whole(value, stir(hash, place));
}

function inList(base: readonly unknown[], list: readonly unknown[], place: number, before: number): number {
  let hash = base.length === list.length ? before : stir(stir(before, place), list.length);
  for (let index = 0; index < list.length; index++)
    if (base[index] !== list[index]) hash = inValue(base[index], list[index], within(place, index), hash);
  return hash;
}

/** States are built key by key in one order, so the count of a key stands for its name. */
function inEntries(base: Entries, entries: Entries, place: number, before: number): number {
  let hash = before;
  let count = 0;
  for (const key in entries) {
    if (base[key] !== entries[key]) hash = inValue(base[key], entries[key], within(place, count), hash);
    count++;
  }
  return hash;
}

function whole(value: unknown, before: number): number {
  if (typeof value === 'number') return stir(before, value);
  if (typeof value === 'string') return inText(value, before);
  if (typeof value !== 'object' || value === null) return stir(before, value === true ? 1 : 2);
  let hash = before;
  for (const key in value) hash = whole((value as Entries)[key], stir(hash, key.length));
  return hash;
}

function inText(text: string, before: number): number {
  let hash = before;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return stir(hash, text.length);
}

function within(place: number, index: number): number {
  return Math.imul(place + index + 1, 0x9e3779b1);
}

function stir(hash: number, number: number): number {
  const mixed = Math.imul(hash ^ number, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
