import { expect, test } from 'vitest';
import { table } from './table.ts';

const AT = { at: 'artworks' } as const;
const ahead = { prestige: 90 };

test.each([
  ['palazzo-facciata', 'unnamed-architect', 1],
  ['palazzo-facciata', 'donatello', 2],
  ['signoria-facciata', 'unnamed-architect', 2],
  ['signoria-facciata', 'donatello', 3],
  ['duomo-facciata', 'unnamed-architect', 3],
  ['duomo-facciata', 'donatello', 4],
] as const)('R9.9 the %s with %s costs %i prestige', (artwork, artist, lost) => {
  const goods = { marble: 9, fiorini: 50 };
  const game = table(
    { paul: { goods, prestige: 7, commissions: [[artwork, artist]] }, mary: ahead },
    { ...AT, lives: [['donatello', 3]] },
  );
  expect([game.eventsOf('artworkFailed')[0]?.lost, game.tracks('paul')[0], game.goods('paul')]).toEqual([
    lost,
    7 - lost,
    goods,
  ]);
});

test('R9.9, R2.5 a failure never lowers prestige below −3', () => {
  const game = table(
    { paul: { prestige: -1, commissions: [['duomo-facciata', 'donatello']] }, mary: ahead },
    { ...AT, lives: [['donatello', 3]] },
  );
  expect([game.eventsOf('artworkFailed')[0]?.lost, game.tracks('paul')[0]]).toEqual([2, -3]);
});

test('R9.9, R6.8 a failed pledge at −3 costs nothing more', () => {
  const game = table({ paul: { prestige: -3, commissions: [['duomo-facciata', 'unnamed-sculptor']] }, mary: {} }, AT);
  expect(game.eventsOf('artworkFailed')[0]?.lost).toBe(0);
});
