import { expect, test } from 'vitest';
import { dice, targetOfUse } from '../src/index.ts';

test('R7.1 the targets of a use are the die, the use, and the resource chosen with it', () => {
  const use = { die: 'red', use: 'mercatante' } as const;
  expect(dice.targets({ do: 'use', ...use, resource: 'gold' })).toEqual(['die:red', targetOfUse(use), 'pick:gold']);
});

test('R7.2 where the range matters, each range has its own target', () => {
  const [low, high] = (['low', 'high'] as const).map((range) => ({ die: 'red', use: 'resources', range }) as const);
  expect(targetOfUse(low ?? expect.fail())).not.toBe(targetOfUse(high ?? expect.fail()));
});

test('R2.2, R2.5 an icon is the same target for a resource just obtained and for one from the supply', () => {
  const icon = { place: 'ritratto', resource: 'gold' } as const;
  expect(dice.targets({ do: 'mark', ...icon })).toEqual(['icon:ritratto gold']);
  expect(dice.targets({ do: 'spare', ...icon })).toEqual(['supply:spare', 'icon:ritratto gold']);
  expect(dice.targets({ do: 'coin', place: 'ritratto' })).toEqual(['supply:fiorini', 'icon:ritratto fiorini']);
});

test('R9.5, R11.10 an artist is hired for an artwork on four terms', () => {
  const terms = [false, true].flatMap((star) => [false, true].map((discount) => ({ star, discount })));
  const pointed = terms.map((one) => dice.targets({ do: 'hire', artwork: 'ritratto', ...one })[1]);
  expect(pointed).toEqual(['terms:plain', 'terms:discount', 'terms:star', 'terms:star discount']);
});

test('every possible move has a target', () => {
  for (const move of dice.everyMove) expect(dice.targets(move)).not.toEqual([]);
});
