import { CATALOGUE, GAME_IDS } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { GAMES } from '../src/shell/games.ts';

test('the home page offers every game of the catalogue, alone where one can play alone', () => {
  const offered = GAMES.filter(({ ready }) => ready);
  expect(offered.map(({ id }) => id).sort()).toEqual([...GAME_IDS].sort());
  for (const { id, solo } of offered) expect([id, solo]).toEqual([id, CATALOGUE[id]?.rules.seats.min === 1]);
});
