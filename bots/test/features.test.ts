import { playMatch } from '@signoria/bots';
import { GAME_IDS } from '@signoria/catalogue';
import type { GameState } from '@signoria/engine';
import { chance, sameJson } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { count, each, Features, featureTable, flag, listed, number, ONE, oneOf } from '../src/featureTable.ts';
import { evaluationOf, featuresOf } from '../src/games.ts';
import { botsOf, tableOf, testSeed } from './tables.ts';

/** Positions tested per game; random games of Firenze are long. */
const MOST = 150;

/** A state for tests of the layout: each seat has a number and some letters. */
type Small = { readonly numbers: readonly number[]; readonly letters: readonly (readonly ('a' | 'b')[])[] };
const SMALL: Small = { numbers: [3, 9], letters: [['a'], ['b', 'b']] };

function writtenBy(groups: Parameters<typeof featureTable<Small>>[0], viewer = 0): Readonly<Record<number, number>> {
  const table = featureTable<Small>(groups, ['part'], 3);
  const out = new Features();
  table.write(out, SMALL, viewer, 2, [{ part: 20 }, { part: -10 }]);
  return Object.fromEntries(Array.from({ length: out.length }, (_, index) => [out.indices[index], out.amounts[index]]));
}

describe('a feature table', () => {
  const mine = (state: Small, seat: number) => state.numbers[seat] ?? 0;

  test('writes the number of seats, the table, the own groups and every seat with its parts, the viewer first', () => {
    const groups = {
      table: [number<Small>('sum', 6, () => 12)],
      own: [oneOf<Small>('own', 4, mine)],
      player: [listed<Small, 'a' | 'b'>('letters', ['a', 'b'], (state, seat) => state.letters[seat] ?? [])],
    };
    // Places: 0 to 3 number of seats, 4 table, 5 to 9 own, then 3 for every seat.
    expect(writtenBy(groups)).toEqual({ 2: ONE, 4: 2 * ONE, 8: ONE, 10: ONE, 12: 2 * ONE, 14: ONE, 15: -ONE });
    expect(writtenBy(groups, 1)).toEqual({ 2: ONE, 4: 2 * ONE, 9: ONE, 11: ONE, 12: -ONE, 13: ONE, 15: 2 * ONE });
  });

  test('writes counts, flags and numbers by id, and limits the values of counts but not their amounts', () => {
    const table = { table: [count<Small>('nine', 6, (state) => state.numbers[1] ?? 0)], own: [], player: [] };
    expect(writtenBy(table)).toMatchObject({ 10: ONE, 11: 1.5 * ONE });
    const flags = { table: [flag<Small>('no', () => false), flag<Small>('yes', () => true)], own: [], player: [] };
    expect(writtenBy(flags)).toMatchObject({ 5: ONE });
    const numbers = { table: [each<Small, number>('halves', [1, 2], 2, (_, id) => id)], own: [], player: [] };
    expect(writtenBy(numbers)).toMatchObject({ 4: ONE / 2, 5: ONE });
  });

  test('has another layout if a name, a size, the number of seats or a part differs', () => {
    const layouts = [
      featureTable<Small>({ table: [oneOf('a', 3, () => 0)], own: [], player: [] }, [], 2),
      featureTable<Small>({ table: [oneOf('b', 3, () => 0)], own: [], player: [] }, [], 2),
      featureTable<Small>({ table: [oneOf('a', 4, () => 0)], own: [], player: [] }, [], 2),
      featureTable<Small>({ table: [oneOf('a', 3, () => 0)], own: [], player: [] }, [], 3),
      featureTable<Small>({ table: [oneOf('a', 3, () => 0)], own: [], player: [] }, ['part'], 2),
    ].map(({ layout }) => layout);
    expect(new Set(layouts).size).toBe(layouts.length);
  });
});

describe.each(GAME_IDS)('features of %s', (game) => {
  test('depend on nothing hidden, differ between seats and positions, and stay inside the layout', async () => {
    const { rules, options, seats } = tableOf(game, 3);
    const table = await featuresOf(game);
    const evaluation = await evaluationOf(game);
    const out = new Features();
    const written = (state: GameState, viewer: number) => {
      table.write(out, state, viewer, seats, evaluation.parts(state, viewer));
      const indices = [...out.indices.subarray(0, out.length)];
      expect(Math.max(...indices)).toBeLessThan(table.size);
      return { indices, amounts: [...out.amounts.subarray(0, out.length)] };
    };
    const different = new Set<string>();
    let count = 0;
    playMatch(rules, options, seats, testSeed(1), botsOf('random', 'random', 'random'), (_, state) => {
      if (count++ % 9 !== 0 || different.size > MOST) return;
      for (let viewer = 0; viewer < seats; viewer++) {
        const other = rules.guess(rules.view(state, viewer), chance(testSeed(2), 'hidden', count));
        expect(sameJson(state.secret, other.secret)).toBe(false);
        const features = written(state, viewer);
        expect(written(other, viewer)).toEqual(features);
        different.add(JSON.stringify(features));
      }
    });
    expect(different.size).toBeGreaterThan(Math.min(MOST, count / 9));
  });
});
