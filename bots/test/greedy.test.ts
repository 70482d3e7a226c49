import { playMatch } from '@signoria/bots';
import type { AnyRules } from '@signoria/engine';
import { expect, test } from 'vitest';
import { botsOf, seedNumber, tableOf } from './tables.ts';

/** Greedy playing a whole game of the Dice Game, and how many positions it thought through. */
function thoughtThrough(rules: AnyRules, seats: number) {
  let positions = 0;
  const counted: AnyRules = {
    ...rules,
    clone(state) {
      positions++;
      return rules.clone(state);
    },
  };
  const bots = botsOf(...Array.from({ length: seats }, () => 'greedy'));
  const { decisions } = playMatch(counted, tableOf('dice', seats).options, seats, seedNumber(seats), bots);
  return { decisions, positions };
}

/** Alone, the dice of the Pope are part of what a move leads to. */
test.each([1, 3])('in an open game greedy chooses as if it were not, with less thought: %i at the table', (seats) => {
  const { rules } = tableOf('dice', seats);
  expect(rules.isOpen).toBe(true);
  const closed = { ...rules, isOpen: false };
  const [sure, thorough] = [thoughtThrough(rules, seats), thoughtThrough(closed, seats)];
  expect(sure.decisions).toEqual(thorough.decisions);
  expect(sure.positions).toBeLessThan(0.8 * thorough.positions);
  expect(sure.positions).toBeGreaterThan(0.4 * thorough.positions);
});
