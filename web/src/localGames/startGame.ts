import type { AnyRules, GameRecord, InputError, Result, Seed } from '@signoria/engine';
import { fail, isSeed, ok, seedFromText, startReplay, toRecord } from '@signoria/engine';
import type { TableSeat } from '../table/seats.ts';
import type { LocalGame } from './localGame.ts';
import { localGames } from './savedGames.ts';

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function freshSeed(): Seed {
  const seed = hex(16);
  return isSeed(seed) ? seed : seedFromText(seed);
}

export function newGameId(): string {
  return hex(6);
}

interface StartSettings {
  readonly seed?: string;
  readonly allowsHints?: boolean;
}

/** Starts a game in this browser and saves it. Returns its id. */
export function startLocalGame(
  rules: AnyRules,
  seats: readonly TableSeat[],
  options: unknown,
  { seed = '', allowsHints = true }: StartSettings = {},
): Result<string, InputError | 'noRoom'> {
  const read = rules.readOptions(options, seats.length);
  if (!read.ok) return read;
  const seedText = seed.trim();
  const { game } = startReplay(rules, read.value, seats.length, seedText === '' ? freshSeed() : seedFromText(seedText));
  const named = seats.map((seat) => ({ ...seat, name: seat.name.trim() === '' ? '?' : seat.name.trim() }));
  const id = saveNew({ seats: named, record: toRecord(rules, game), notes: [] }, allowsHints);
  return id === null ? fail('noRoom', 'no room left') : ok(id);
}

/** Starts a game in this browser from a position of another game. Returns its id, or null if the storage is full. */
export function playOnFrom(seats: readonly TableSeat[], record: GameRecord<unknown>): string | null {
  return saveNew({ seats, record, notes: ['playedOn'] });
}

function saveNew(game: Pick<LocalGame, 'seats' | 'record' | 'notes'>, isAllowed = true): string | null {
  const id = newGameId();
  return localGames().save({ ...game, id, over: false, hints: { isAllowed, asked: 0, askedAt: null } }) ? id : null;
}
