import { expect, test } from 'vitest';
import { incentive, skill, table } from './table.ts';

const AT = {
  at: 'artworks',
  options: { noDie: true },
  lives: [
    ['donatello', 3],
    ['giotto', 3],
  ],
} as const;
const ahead = { prestige: 90 };

test.each([
  ['palazzo-facciata', { marble: 2, fiorini: 300 }, 1],
  ['lastricato-statua', { marble: 1, metal: 2, gold: 1, fiorini: 300 }, 2],
  ['duomo-pulpito', { marble: 2, textile: 1, fiorini: 400 }, 3],
] as const)('R9.11 the %s with %j is worth its number without a roll: %i', (artwork, goods, number) => {
  const game = table({ paul: { goods, commissions: [[artwork, 'donatello']] }, mary: ahead }, AT);
  expect([game.eventsOf('artistRolled'), game.eventsOf('artistScored')]).toMatchObject([[], [{ number }]]);
});

test('R9.11 each 50 fiorini of incentive raise the number by 1, up to 3, as far as the player can pay', () => {
  const make = (fiorini: number) =>
    table(
      { paul: { goods: { marble: 2, fiorini }, commissions: [['palazzo-facciata', 'donatello']] }, mary: ahead },
      AT,
    );
  expect(make(349).waitsFor()).toEqual([]);
  expect(make(350).choices('paul')).toEqual([incentive(0), incentive(1)]);
  expect(make(350).whyNot('paul', incentive(2))).toBe('You need 400 fiorini (you have 350). (R9.11)');
  expect(make(900).choices('paul').length).toBe(4);
  const game = make(450).plays('paul', incentive(3));
  expect([game.goods('paul'), game.eventsOf('artistScored')[0]]).toMatchObject([{}, { number: 4, prestige: 4 }]);
  const none = make(450).plays('paul', incentive(0));
  expect([none.goods('paul'), none.eventsOf('artworkCompleted')[0]]).toMatchObject([
    { fiorini: 150 },
    { incentive: 0, paid: { marble: 2, fiorini: 300 } },
  ]);
});

test('R9.11 an incentive also works for unnamed artists and can avoid the loss of the number 1', () => {
  const goods = { marble: 2, fiorini: 150 };
  const make = () =>
    table({ paul: { goods, commissions: [['palazzo-facciata', 'unnamed-architect']] }, mary: ahead }, AT);
  expect(make().plays('paul', incentive(0)).tracks('paul')[0]).toBe(3);
  expect(make().plays('paul', incentive(1)).tracks('paul')[0]).toBe(4);
});

test('R9.11, R9.7 an incentive can reach the masterpiece in the Cathedral', () => {
  const goods = { marble: 2, textile: 1, fiorini: 550 };
  const game = table({ paul: { goods, commissions: [['duomo-pulpito', 'donatello']] }, mary: ahead }, AT);
  game.plays('paul', incentive(3));
  expect([game.eventsOf('artistScored')[0], game.state.table.lives[0]?.isMaster]).toMatchObject([
    { number: 6, prestige: 5, isMasterpiece: true },
    true,
  ]);
});

test('R9.11, R9.2 the skill is chosen first, and the incentive from what is left', () => {
  const goods = { marble: 2, wood: 2, fiorini: 250 };
  const game = table({ paul: { goods, commissions: [['chiesa-cupola', 'giotto']] }, mary: ahead }, AT);
  expect(game.choices('paul')).toEqual([skill('architect'), skill('painter')]);
  game.plays('paul', skill('architect'));
  expect(game.choices('paul')).toEqual([incentive(0), incentive(1)]);
});

test('R9.11 the die of phase 1 is still rolled', () => {
  const game = table({ paul: {}, mary: {} }, { ...AT, at: 'income', round: 2 });
  expect(game.eventsOf('dieRolled').length).toBe(1);
});
