import type { AnyEvaluation } from '@signoria/bots';
import type { GameState } from '@signoria/engine';
import { at, chance, pick, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { evaluation as card } from '../src/evaluate/card/index.ts';
import { evaluation as dice } from '../src/evaluate/dice/index.ts';
import { evaluation as firenze } from '../src/evaluate/firenze/index.ts';
import { evaluation as florenza } from '../src/evaluate/florenza/index.ts';
import { tableOf } from './tables.ts';

/**
 * The evaluations. `sums` has, by number of seats from `fewest`, the recorded sum of the worth of all positions of a random game
 * for all seats. Sums are recorded for two games only.
 */
const CASES: readonly { game: string; evaluation: AnyEvaluation; fewest: number; sums: readonly number[] }[] = [
  {
    game: 'card',
    evaluation: card as unknown as AnyEvaluation,
    fewest: 2,
    sums: [4259.297267, 7887.417544, 13629.078024],
  },
  {
    game: 'dice',
    evaluation: dice as unknown as AnyEvaluation,
    fewest: 1,
    sums: [1881.641533, 7086.029239, 18369.464169, 32113.790044],
  },
  { game: 'firenze', evaluation: firenze as unknown as AnyEvaluation, fewest: 2, sums: [] },
  { game: 'florenza', evaluation: florenza as unknown as AnyEvaluation, fewest: 2, sums: [] },
];

function* positions(game: string, seats: number): Generator<GameState> {
  const { rules, options } = tableOf(game, seats);
  const seed = seedFromText(`worth ${seats}`);
  const draw = chance(seed, 'worth');
  const state = rules.setup(options, seats, seed);
  for (let [seat] = rules.pending(state); seat !== undefined; [seat] = rules.pending(state)) {
    yield state;
    rules.apply(state, seat, pick(draw, rules.moves(state, seat)));
  }
}

describe.each(CASES)('$game', ({ game, evaluation, fewest, sums }) => {
  test.each(sums.map((sum, index) => [fewest + index, sum]))(
    '%i seats: the values of all positions add up to %f',
    (seats, sum) => {
      let worth = 0;
      for (const state of positions(game, seats))
        for (let seat = 0; seat < seats; seat++) worth += evaluation.worth(state, seat);
      expect(worth).toBeCloseTo(sum, 5);
    },
  );

  test('the parts have names, cover all seats and add up to the value', () => {
    const names = new Set<string>();
    let left = 500; // random games of Firenze are long
    for (const state of positions(game, 3)) {
      if (left-- === 0) break;
      const parts = evaluation.parts(state, 0).map((_, seat) => at(evaluation.parts(state, seat), seat));
      for (const [seat, own] of parts.entries()) {
        const sum = Object.values(own).reduce((all, part) => all + part, 0);
        expect(sum).toBeCloseTo(evaluation.worth(state, seat), 9);
        names.add(Object.keys(own).join(', '));
      }
      expect(parts).toHaveLength(3);
    }
    expect(names.size).toBe(1);
  });
});
