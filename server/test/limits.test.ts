import { expect, test } from 'vitest';
import { newLimits } from '../src/limits.ts';

const LIMIT = { seconds: 600, person: 10, address: 25, shared: false };

test('limits points per person and per address', async () => {
  const limits = newLimits(undefined, { work: LIMIT });
  const take = (person: string, points: number, address = 'school') => limits.take('work', { person, address }, points);
  expect(await take('Anna', 9)).toBe(0);
  expect(await take('Anna', 1)).toBe(0);
  expect(await take('Anna', 1)).toBeGreaterThan(0);
  for (let count = 0; count < 10; count++) await take('Anna', 5); // all refused, without taking points from the address
  expect(await take('Bruno', 10)).toBe(0);
  expect(await take('Clara', 10)).toBeGreaterThan(0); // would exceed the 25 points of the address
  expect(await take('Clara', 0)).toBe(0);
  expect(await take('Dora', 10, 'elsewhere')).toBe(0);
  expect(await limits.take('chat', { person: 'Anna', address: 'school' })).toBe(0); // a separate limit
});

test('a limit of 0 refuses everything', async () => {
  const limits = newLimits(undefined, { analyses: { ...LIMIT, person: 0 } });
  expect(await limits.take('analyses', { person: 'Anna', address: 'school' })).toBeGreaterThan(0);
});

test('points that are given back can be taken again, by the person and at the address', async () => {
  const limits = newLimits(undefined, { work: { ...LIMIT, address: 10 } });
  const anna = { person: 'Anna', address: 'school' };
  expect(await limits.take('work', anna, 10)).toBe(0);
  await limits.giveBack('work', anna, 10);
  expect(await limits.take('work', anna, 10)).toBe(0);
  expect(await limits.take('work', { ...anna, person: 'Bruno' }, 1)).toBeGreaterThan(0);
});
