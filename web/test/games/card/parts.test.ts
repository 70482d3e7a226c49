import { expect, test } from 'vitest';
import { partOf } from '../../../src/games/card/parts.ts';
import type { Scene } from '../../../src/games/card/scene.ts';

const me = { reservedMonuments: ['duomo-pulpito'] } as unknown as Scene['me'];

test.each([
  ['monument:duomo-cupola', 'monuments'],
  ['artist:cellini-sculptor', 'artists'],
  ['deed:sendWorkers', 'locations'],
  ['hand:casa', null],
  ['monument:duomo-pulpito', null], // reserved, so it is in the dock
  ['deed:complete', null],
  ['deed:reserveMonument', null],
] as const)('on a phone %s is in the part %s', (target, part) => {
  expect(partOf({ me }, target.slice(0, target.indexOf(':')), target)).toBe(part);
});

test('a spectator sees all monuments in their part', () => {
  expect(partOf({ me: null }, 'monument', 'monument:duomo-pulpito')).toBe('monuments');
});
