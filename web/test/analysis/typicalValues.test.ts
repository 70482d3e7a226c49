import { OFFERED_LEVELS } from '@signoria/bots/levels';
import { expect, test } from 'vitest';
import MEASURED from '../../src/analysis/typicalValues.json';
import { typicalValues } from '../../src/analysis/typicalValues.ts';

const LEVELS = { apprentice: 0.9, journeyman: 0.5, master: 0.3 };
const of = (games: number) => ({ games, loss: LEVELS, mistakes: LEVELS, luck: 12 });

test('typical values are shown only from five games, and solo games have their own', () => {
  const measured = { card: { many: of(4), solo: of(5) } };
  expect(typicalValues('card', false, measured)).toBeNull();
  expect(typicalValues('card', true, measured)).toEqual(of(5));
  expect(typicalValues('unknown', true, measured)).toBeNull();
});

test('the stored values have every offered level of each kind of game', () => {
  const kinds = Object.values(MEASURED.values).flatMap((game) => Object.values(game));
  expect(kinds.length).toBeGreaterThan(4);
  for (const { loss, mistakes } of kinds)
    expect([loss, mistakes].map(Object.keys)).toEqual([OFFERED_LEVELS, OFFERED_LEVELS]);
});
