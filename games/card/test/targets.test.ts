import { expect, test } from 'vitest';
import { card } from '../src/index.ts';

test('R7.1 an artist on the table and one in the own reserve are different targets', () => {
  const artist = 'donatello-sculptor';
  expect(card.targets({ do: 'hire', artist, from: 'table' })).toEqual([`artist:${artist}`]);
  expect(card.targets({ do: 'hire', artist, from: 'reserve' })).toEqual([`reserve:${artist}`]);
});

test('R9.2, R9.3 a sale points at the purse, a purchase at the supply', () => {
  expect(card.targets({ do: 'sell', resource: 'wood' })).toEqual(['deed:sell', 'purse:wood']);
  expect(card.targets({ do: 'buy', resource: 'wood' })).toEqual(['deed:buy', 'supply:wood']);
  expect(card.targets({ do: 'barter', give: 'wood', take: 'gold' })).toEqual(['purse:wood', 'supply:gold']);
});

test('R9.4 two of one resource are pointed at twice', () => {
  expect(card.targets({ do: 'give', resources: ['wood', 'wood'] })).toEqual(['purse:wood', 'purse:wood']);
});

test('every possible move has a target', () => {
  for (const move of card.everyMove) expect(card.targets(move)).not.toEqual([]);
});
