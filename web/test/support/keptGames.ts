import type { LoadedGame } from '@signoria/catalogue';
import { TEST_FUNCTIONS } from '@signoria/catalogue/testkit';
import type { AnyGame, GameState } from '@signoria/engine';
import { advance, begin, chance, pick, seedFromText, toRecord } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameStorage } from '../../src/localGames/savedGames.ts';

type Rules = LoadedGame['rules'];
const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const FAMILIES = ['medici', 'pazzi', 'pitti', 'rucellai', 'strozzi'];

/** A function that decides for a seat. */
type Player = (moves: readonly unknown[], state: GameState, seat: number) => unknown;

/** Yields every position of a game, starting with the setup. `player` decides for all seats. */
function* positionsOf(rules: Rules, seats: number, seed: string, player: Player): Generator<AnyGame> {
  const options = rules.readOptions({}, seats);
  let game: AnyGame = begin(rules, options.ok ? options.value : expect.fail(), seats, seedFromText(seed));
  yield game;
  for (let [seat] = rules.pending(game.state); seat !== undefined; [seat] = rules.pending(game.state)) {
    game = advance(rules, game, seat, player(rules.moves(game.state, seat), game.state, seat)).game;
    yield game;
  }
}

/** Yields every position of a game with random moves. */
export function randomPositions(rules: Rules, seats: number, seed: string): Generator<AnyGame> {
  const draw = chance(seedFromText(seed), 'moves');
  return positionsOf(rules, seats, seed, (moves) => pick(draw, moves));
}

/** Returns a finished game with random moves, and so with many mistakes, as saved by the browser. */
export function finishedGame(rules: Rules, seats: number, seed: string) {
  return keptGame(rules, [...randomPositions(rules, seats, seed)].at(-1) ?? expect.fail());
}

/** Yields every position of a game played by the game's lively player. */
export function livelyGame(rules: Rules, seats: number, seed: string): Generator<AnyGame> {
  const { lively = expect.fail(`${rules.id} has no lively player`) } = TEST_FUNCTIONS[rules.id] ?? {};
  const draw = chance(seedFromText(seed), 'moves');
  return positionsOf(rules, seats, seed, (moves, state, seat) => lively(moves, draw, state, seat));
}

/** An in-memory replacement for `localStorage`. */
export function memoryStore() {
  const kept = new Map<string, string>();
  const store: GameStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return { kept, store };
}

/** Returns a game against bots as saved by the browser. By default Anna, at seat 0, is the person. */
export function keptGame(rules: Rules, game: AnyGame, person = 0) {
  const record = toRecord(rules, game);
  const seats = Array.from({ length: record.seats }, (_, seat) => ({
    playerKind: seat === person ? 'person' : 'random',
    name: NAMES[seat],
    family: FAMILIES[seat],
  }));
  return { id: 'kept', seats, record, over: rules.pending(game.state).length === 0, savedAt: 1 };
}

/** Saves a game in the page's browser, at `/table/kept`. */
export async function keep(page: Page, kept: ReturnType<typeof keptGame> & { readonly notes?: readonly string[] }) {
  if (!page.url().startsWith('http')) await page.goto('/settings');
  await page.evaluate((text) => localStorage.setItem('signoria.game.kept', text), JSON.stringify(kept));
}
