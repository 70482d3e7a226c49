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
  return inValue(base.secret, state.secret, 2, inValue(base.table, state.table, 1, 0));
}

/** Returns a hash of a JSON value. Equal values have equal hashes and different values almost never collide. */
export function hashOf(value: unknown): number {
  return inText(JSON.stringify(value), 0);
}

/** Returns true if both tables and both secrets are equal. Figures are the same throughout a game and not compared. */
export function sameState(one: Held, other: Held): boolean {
  return sameJson(one.table, other.table) && sameJson(one.secret, other.secret);
}

/** `place` identifies the position within the state, so equal values in two places give different hashes. */
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

/** Hashes the index of a key instead of its name, since states are built with their keys in one order. */
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
