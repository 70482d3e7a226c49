import { expect, test } from 'vitest';
import { firenze } from '../src/index.ts';

test('R4.1 an exchange points at the card and the brick on it, a new tower at the brick of the storehouse', () => {
  expect(firenze.targets({ do: 'exchange', place: 2, colour: 'blue' })).toEqual([
    'deed:exchange',
    'row:2',
    'brick:blue',
  ]);
  expect(firenze.targets({ do: 'found', colour: 'blue' })).toEqual(['deed:found', 'store:blue']);
});

test('R11.7, R11.9 what is somebody else’s is not one’s own', () => {
  expect(firenze.targets({ do: 'rob', from: 1, colour: 'red' })).toEqual(['seat:1', 'theirs:1 red']);
  expect(firenze.targets({ do: 'sabotage', of: 1, tower: 0 })).toEqual(['seat:1', 'theirTower:1 0']);
  expect(firenze.targets({ do: 'raise', tower: 0 })).toEqual(['tower:0']);
});

test('every move there can be points at something and has a verb', () => {
  const verbs = new Set(firenze.verbs.flat());
  for (const move of firenze.everyMove) {
    expect(firenze.targets(move)).not.toEqual([]);
    expect(verbs).toContain(firenze.verb(move));
  }
});
