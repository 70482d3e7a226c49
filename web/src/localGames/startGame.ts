import type { AnyRules, InputError, Result, Seed } from '@signoria/engine';
import { fail, isSeed, ok, seedFrom, toRecord } from '@signoria/engine';
import type { LocalSeat } from './localGame.ts';
import { startCourse } from './localGame.ts';
import { shelf } from './localGames.ts';

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function freshSeed(): Seed {
  const seed = hex(16);
  return isSeed(seed) ? seed : seedFrom(seed);
}

/** Begins a game in this browser and puts it on the shelf; gives back its id. */
export function foundGame(
  rules: AnyRules,
  seats: readonly LocalSeat[],
  options: unknown,
  seed = '',
): Result<string, InputError | 'noRoom'> {
  const read = rules.readOptions(options, seats.length);
  if (!read.ok) return read;
  const words = seed.trim();
  const { game } = startCourse(rules, read.value, seats.length, words === '' ? freshSeed() : seedFrom(words));
  const id = hex(6);
  const named = seats.map((seat) => ({ ...seat, name: seat.name.trim() === '' ? '?' : seat.name.trim() }));
  const kept = shelf().keep({ id, seats: named, record: toRecord(rules, game), over: false });
  return kept ? ok(id) : fail('noRoom', 'no room left');
}
