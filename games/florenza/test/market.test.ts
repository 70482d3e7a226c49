import { expect, test } from 'vitest';
import { buy, leave, sell, table, take, trade } from './table.ts';

const AT = { at: 'market' } as const;

test('R7.1, R2.3 players at the market sell, buy and trade once each, in turn order', () => {
  const rich = { goods: { marble: 3, wood: 1, fiorini: 400 }, isAtMarket: true };
  const game = table({ paul: rich, mary: rich, peter: {} }, { ...AT, order: ['peter', 'mary', 'paul'] });
  expect(game.waitsFor()).toEqual(['mary']);
  expect(game.choices('mary').length).toBe(2 + 6 + 2 + 1);
  game.plays('mary', sell('marble'));
  expect(game.whyNot('mary', sell('marble'))).toContain('(R7.1)');
  game.plays('mary', buy('gold'));
  expect(game.whyNot('mary', buy('gold'))).toContain('(R7.1)');
  game.plays('mary', trade('marble', 'marble'), take('spice'));
  expect(game.goods('mary')).toEqual({ wood: 1, spice: 1, gold: 1, fiorini: 300 });
  expect([game.waitsFor(), game.player('mary').isAtMarket, game.workers('mary')]).toEqual([['paul'], false, [0, 8]]);
  game.plays('paul', leave);
  expect(game.player('paul').isAtMarket).toBe(false);
});

test('R7.1 missing goods cannot be sold, traded or paid', () => {
  const game = table({ paul: { goods: { wood: 1, fiorini: 150 }, isAtMarket: true }, mary: {} }, AT);
  expect(game.choices('paul')).toEqual([sell('wood'), leave]);
  expect(game.whyNot('paul', sell('gold'))).toBe('You need 1 gold (you have none). (R7.1)');
  expect(game.whyNot('paul', buy('gold'))).toBe('You need 200 fiorini (you have 150). (R7.1)');
  expect(game.whyNot('paul', trade('wood', 'wood'))).toBe('You need 2 wood (you have 1). (R7.1)');
  game.plays('paul', sell('wood')); // 250 fiorini are enough to buy a cube
  expect(game.choices('paul').length).toBe(6 + 1);
  expect(game.whyNot('paul', trade('wood', 'gold'))).toContain('(R7.1)');
});

test('R7.1, R2.4 a player who can neither sell, buy nor trade is not asked', () => {
  const game = table({ paul: { isAtMarket: true }, mary: {} }, AT);
  expect([game.waitsFor(), game.workers('paul')]).toEqual([[], [0, 8]]);
});

test('R7.2 the received resource differs from both given ones', () => {
  const game = table({ paul: { goods: { wood: 1, gold: 1 }, isAtMarket: true }, mary: {} }, AT);
  game.plays('paul', trade('wood', 'gold'));
  expect(game.choices('paul')).toEqual([take('marble'), take('metal'), take('textile'), take('spice')]);
  expect(game.whyNot('paul', take('gold'))).toContain('(R7.2)');
  expect(game.whyNot('paul', leave)).toBe('First take the cube you trade for. (R7.2)');
  expect(game.goods('paul')).toEqual({ wood: 1, gold: 1 }); // nothing is paid before the answer
});

test('R1.4 with limited cubes an exhausted resource is not offered', () => {
  const options = { limitedCubes: true };
  const goods = { wood: 1, gold: 1, fiorini: 200 };
  const game = table({ paul: { goods, isAtMarket: true }, mary: {} }, { ...AT, options, cubes: { spice: 1 } });
  expect(game.offered('paul', 'buy')).toEqual([buy('spice')]);
  expect(game.whyNot('paul', buy('marble'))).toContain('(R1.4)');
  game.plays('paul', trade('wood', 'gold')); // only spice can be taken: nothing is asked
  expect([game.goods('paul'), game.state.table.cubes]).toMatchObject([
    { spice: 1, fiorini: 200 },
    { wood: 1, gold: 1, spice: 0 },
  ]);
  expect(game.offered('paul', 'buy')).toEqual([buy('wood'), buy('gold')]);
  const empty = table({ paul: { goods, isAtMarket: true }, mary: {} }, { ...AT, options, cubes: {} });
  expect([empty.offered('paul', 'trade'), empty.whyNot('paul', trade('wood', 'gold'))]).toEqual([
    [],
    'You can take nothing for these two. (R1.4)',
  ]);
});
