import { sameJson } from './play.ts';
import type { GameState } from './rules.ts';

type Held = Pick<GameState, 'table' | 'secret'>;
type Entries = Readonly<Record<string, unknown>>;

/**
 * Returns a hash of the differences between a state and `base`, a state of the same game. Relative to one base, equal
 * states have equal hashes and different states almost never collide; `sameState` is exact. Objects shared by both
 * states are skipped, so copies that share more cost less.
 */
export function fingerprint(base: Held, state: Held): number {
  return hashDifference(base.secret, state.secret, 2, hashDifference(base.table, state.table, 1, 0));
}

/**
 * Returns a hash of a JSON value. Equal values with their keys in the same order have equal hashes, and different values
 * almost never collide.
 */
export function hashOf(value: unknown): number {
  return hashText(JSON.stringify(value), 0);
}

/** Returns true if both tables and both secrets are equal. Figures are the same throughout a game and not compared. */
export function sameState(one: Held, other: Held): boolean {
  return sameJson(one.table, other.table) && sameJson(one.secret, other.secret);
}

/** `place` identifies the position within the state, so equal values in two places give different hashes. */
function hashDifference(base: unknown, value: unknown, place: number, hash: number): number {
  if (base === value) return hash;
  if (typeof base !== 'object' || typeof value !== 'object' || base === null || value === null)
    return hashValue(value, mix(hash, place));
  if (!Array.isArray(value)) return hashEntryDifference(base as Entries, value as Entries, place, hash);
  return Array.isArray(base) ? hashListDifference(base, value, place, hash) : hashValue(value, mix(hash, place));
}

function hashListDifference(base: readonly unknown[], list: readonly unknown[], place: number, before: number): number {
  let hash = base.length === list.length ? before : mix(mix(before, place), list.length);
  for (let index = 0; index < list.length; index++)
    if (base[index] !== list[index]) hash = hashDifference(base[index], list[index], placeWithin(place, index), hash);
  return hash;
}

/** Hashes the index of a key instead of its name, since states are built with their keys in one order. */
function hashEntryDifference(base: Entries, entries: Entries, place: number, before: number): number {
  let hash = before;
  let count = 0;
  for (const key in entries) {
    if (base[key] !== entries[key]) hash = hashDifference(base[key], entries[key], placeWithin(place, count), hash);
    count++;
  }
  return hash;
}

function hashValue(value: unknown, before: number): number {
  if (typeof value === 'number') return mix(before, value);
  if (typeof value === 'string') return hashText(value, before);
  if (typeof value !== 'object' || value === null) return mix(before, value === true ? 1 : 2);
  let hash = before;
  for (const key in value) hash = hashValue((value as Entries)[key], mix(hash, key.length));
  return hash;
}

function hashText(text: string, before: number): number {
  let hash = before;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return mix(hash, text.length);
}

function placeWithin(place: number, index: number): number {
  return Math.imul(place + index + 1, 0x9e3779b1);
}

function mix(hash: number, number: number): number {
  const mixed = Math.imul(hash ^ number, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
