import { GAMES, isPlayable } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { EN } from '../../src/words/en.ts';

test('the home page has words for every game of the catalogue', () => {
  for (const { id } of GAMES)
    for (const part of ['title', 'facts', 'text']) expect(Object.keys(EN)).toContain(`game.${id}.${part}`);
});

test('games that can be played and games to come are told apart', () => {
  expect(GAMES.map((game) => [game.id, isPlayable(game)])).toEqual([
    ['florenza', true],
    ['card', true],
    ['dice', true],
    ['firenze', true],
  ]);
});
