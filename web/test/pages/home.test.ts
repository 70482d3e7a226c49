import { GAMES } from '@signoria/catalogue';
import { expect, test } from 'vitest';
import { HOME } from '../../src/words/en/home.ts';

test('the home page has words for every game of the catalogue', () => {
  for (const { id } of GAMES)
    for (const part of ['title', 'facts', 'text']) expect(Object.keys(HOME)).toContain(`game.${id}.${part}`);
});

test('the catalogue lists all four games in the order of the home page', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(['florenza', 'card', 'dice', 'firenze']);
});
