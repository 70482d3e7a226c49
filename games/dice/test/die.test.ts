import { expect, test } from 'vitest';
import type { Move } from '../src/index.ts';
import { DIE_IDS } from '../src/index.ts';
import { cash, change, convento, done, mark, mercatante, obtain, recruit, table, taverna } from './table.ts';

const LOW = { white: 1, brown: 2, grey: 3, green: 1, red: 2, yellow: 3 };
const HIGH = { white: 4, brown: 5, grey: 6, green: 4, red: 5, yellow: 6 };
const uses = (moves: readonly Move[]) => moves.filter((move) => move.do === 'use');

test('R7.1 every die can be used for resources, for 200 fiorini, and white, brown and grey to recruit', () => {
  const game = table({ ringo: {}, paul: {} }, { dice: LOW });
  expect(uses(game.choices('ringo'))).toEqual(
    DIE_IDS.flatMap((die) => [
      obtain(die, 'low'),
      ...(['white', 'brown', 'grey'].includes(die) ? [recruit(die, 'low')] : []),
      cash(die),
    ]),
  );
});

test.each([
  ['white', 'marble', 'palazzo-facciata'],
  ['brown', 'wood', 'cupola'],
  ['grey', 'metal', 'pulpito'],
  ['green', 'spice', 'ritratto'],
  ['red', 'textile', 'camera-nuziale'],
  ['yellow', 'gold', 'giardino'],
] as const)('R7.2 the %s die gives %s: one when low, two when high', (die, resource, place) => {
  const low = table({ ringo: {}, paul: {} }, { dice: LOW });
  low.plays('ringo', obtain(die, 'low'), mark(place, resource));
  expect(low.asks('ringo')).toMatchObject({ ask: 'die' });
  const high = table({ ringo: {}, paul: {} }, { dice: HIGH });
  high.plays('ringo', obtain(die, 'high'));
  expect(high.asks('ringo')).toMatchObject({ ask: 'mark', resource, left: 2 });
  high.plays('ringo', mark(place, resource), mark('space-3', resource));
  expect(high.marks('ringo', 'space-3')).toEqual({ [resource]: 1 });
  expect(high.asks('ringo')).toMatchObject({ ask: 'die' });
});

test.each([
  ['white', 'captain'],
  ['brown', 'bishop'],
  ['grey', 'preacher'],
] as const)('R7.3 the %s die recruits: two steps on the track of the %s when low, one when high', (die, track) => {
  const low = table({ ringo: {}, paul: {} }, { dice: LOW });
  low.plays('ringo', recruit(die, 'low'));
  expect(low.player('ringo').tracks[track]).toBe(2);
  const high = table({ ringo: {}, paul: {} }, { dice: HIGH });
  high.plays('ringo', recruit(die, 'high'));
  expect(high.player('ringo').tracks[track]).toBe(1);
});

test('R7.5 any die, whatever it shows, gives 200 fiorini', () => {
  for (const dice of [LOW, HIGH])
    for (const die of DIE_IDS) {
      const game = table({ ringo: {}, paul: {} }, { dice });
      game.plays('ringo', cash(die));
      expect(game.eventsOf('fioriniGained')).toEqual([{ type: 'fioriniGained', seat: 0, fiorini: 200, from: die }]);
      expect(game.supply('ringo').fiorini).toBe(200);
    }
});

test('R6.2 the active player uses exactly three different dice', () => {
  const game = table({ ringo: {}, paul: {} });
  game.plays('ringo', cash('white'));
  expect(uses(game.choices('ringo')).some((move) => move.do === 'use' && move.die === 'white')).toBe(false);
  expect(game.may('ringo', done)).toBe(false); // stopping early is not possible
  game.plays('ringo', cash('brown'), cash('grey'));
  expect(uses(game.choices('ringo'))).toEqual([]);
  expect(game.state.table.used).toEqual(['white', 'brown', 'grey']);
});

test('R6.3 the others use one die each of those left, at the same time; the dice do not change', () => {
  const game = table({ ringo: {}, paul: {}, john: {} }, { used: ['white', 'green', 'red'], dice: HIGH, at: 'others' });
  expect(game.waitsFor()).toEqual(['paul', 'john']);
  for (const name of ['john', 'paul'] as const) {
    expect(game.may(name, cash('white'))).toBe(false);
    game.plays(name, cash('grey')); // the same die
    expect(game.state.table).toMatchObject({ used: ['white', 'green', 'red'], dice: HIGH });
  }
  game.plays('paul', done);
  expect(game.waitsFor()).toEqual(['john']);
  game.plays('john', done);
  expect(game.state.table.active).toBe(1);
});

test('R5.4 the Bishop may also take a used die when another player is active, but no die twice as the active player', () => {
  const game = table({ ringo: {}, paul: {} }, { bishop: 'paul', used: ['white', 'green', 'red'], at: 'others' });
  for (const die of DIE_IDS) expect(game.may('paul', cash(die))).toBe(true);
  const own = table({ ringo: {}, paul: {} }, { bishop: 'ringo', used: ['white'] });
  expect(own.may('ringo', cash('white'))).toBe(false);
});

test('R10.8 a bonus die of a track can be any of the six, also a used one, and does not count as one of the three', () => {
  const game = table({ ringo: { tracks: { captain: 8 } }, paul: {} }, { dice: LOW, used: ['red'] });
  game.plays('ringo', recruit('white', 'low')); // the ninth space; the step to the tenth waits
  expect(game.asks('ringo')).toEqual({ ask: 'die', seat: 0, role: 'bonus' });
  for (const die of DIE_IDS) expect(game.may('ringo', cash(die))).toBe(true);
  game.plays('ringo', obtain('white', 'low'), mark('cupola', 'marble'));
  expect(game.eventsOf('dieUsed')).toMatchObject([{ die: 'white', role: 'bonus' }]);
  expect(game.state.table.used).toEqual(['red', 'white']);
  expect(game.player('ringo').tracks.captain).toBe(10);
  expect(game.asks('ringo')).toEqual({ ask: 'die', seat: 0, role: 'active' });
});

test('R10.8 a bonus die of the income phase is one of the previous turn; before the first roll the bonus is lost', () => {
  const people = { ringo: { artworks: ['cupola'], tracks: { captain: 8 } }, paul: {} } as const;
  const game = table(people, { round: 2, dice: HIGH, used: ['white', 'red', 'grey'], at: 'income' });
  expect(game.asks('ringo')).toMatchObject({ ask: 'die', role: 'bonus' });
  game.plays('ringo', obtain('white', 'high'), mark('palazzo-facciata', 'marble'), mark('palazzo-facciata', 'marble'));
  const early = table(people, { round: 2, dice: null, at: 'income' });
  expect(early.eventsOf('dieLost')).toEqual([{ type: 'dieLost', seat: 0 }]);
});

test('R11.3 with a Picconiere the white die counts as low or as high, for its owner alone', () => {
  const game = table({ ringo: { built: ['picconiere'] }, paul: {} }, { dice: HIGH });
  for (const range of ['low', 'high'] as const) {
    expect(game.may('ringo', obtain('white', range))).toBe(true);
    expect(game.may('ringo', recruit('white', range))).toBe(true);
  }
  expect(game.may('ringo', obtain('brown', 'low'))).toBe(false);
  expect(uses(game.choices('ringo')).filter((move) => move.do === 'use' && move.die === 'white')).toHaveLength(5);
  game.plays('ringo', recruit('white', 'low'));
  expect(game.player('ringo').tracks.captain).toBe(2);
  expect(game.eventsOf('dieUsed')).toMatchObject([{ value: 4, range: 'low' }]);
  expect(game.state.table.dice?.white).toBe(4);
  const other = table({ ringo: { built: ['picconiere'] }, paul: {} }, { active: 'paul', dice: HIGH });
  expect(other.may('paul', obtain('white', 'low'))).toBe(false);
});

test.each([
  ['boscaiuolo', 'brown'],
  ['fabbro', 'grey'],
  ['erbolaio', 'green'],
  ['lanaiuolo', 'red'],
  ['monte-di-pieta', 'yellow'],
] as const)('R11.3 with a %s the %s die counts as low or as high', (building, die) => {
  const game = table({ ringo: { built: [building] }, paul: {} }, { dice: LOW });
  expect(uses(game.choices('ringo')).filter((move) => 'range' in move && move.range === 'high')).toEqual(
    [obtain(die, 'high'), recruit(die, 'high')].filter((move) => game.may('ringo', move)),
  );
  expect(game.may('ringo', obtain(die, 'high'))).toBe(true);
});

test('R11.6 with the Mercatante any die gives two resources of one kind', () => {
  const game = table({ ringo: { built: ['mercatante'] }, paul: {} }, { dice: LOW });
  game.plays('ringo', mercatante('grey', 'gold'));
  expect(game.asks('ringo')).toMatchObject({ ask: 'mark', resource: 'gold', left: 2 });
  game.plays('ringo', mark('giardino', 'gold'), mark('altare', 'gold'));
  expect(game.offered('ringo', 'use').some(({ use }) => use === 'mercatante')).toBe(false); // R11.1
});

test('R11.7 with the Convento any die gives two steps on a track of choice', () => {
  const game = table({ ringo: { built: ['convento'] }, paul: {} }, { dice: HIGH });
  game.plays('ringo', convento('yellow', 'bishop'));
  expect(game.player('ringo').tracks.bishop).toBe(2);
  expect(game.offered('ringo', 'use').some(({ use }) => use === 'convento')).toBe(false);
});

test('R11.1, R11.8 the Taverna gives 300 fiorini once a turn, and again when the active player has changed', () => {
  const game = table({ ringo: { built: ['taverna'] }, paul: {} });
  game.plays('ringo', taverna('yellow'));
  expect(game.supply('ringo').fiorini).toBe(300);
  expect(game.may('ringo', taverna('white'))).toBe(false);
  game.plays('ringo', cash('white'), cash('brown'), done);
  game.plays('paul', cash('grey'), done, cash('white'), cash('brown'), cash('grey'), done);
  expect(game.may('ringo', taverna('yellow'))).toBe(true);
});

test('R11.1 an effect used in income or for the resource of the Captain is used up in the first turn of the round', () => {
  const game = table(
    { ringo: { built: ['taverna'], artworks: ['cupola'], tracks: { captain: 8 } }, paul: {} },
    { round: 2, at: 'income' },
  );
  game.plays('ringo', taverna('white'), mark('altare', 'gold')); // uses the bonus die, then marks as Captain
  expect(game.state.table.active).toBe(0);
  expect(game.asks('ringo')).toMatchObject({ ask: 'die', role: 'active' });
  expect(game.offered('ringo', 'use').some(({ use }) => use === 'taverna')).toBe(false);
  const captain = table(
    { ringo: { built: ['cambiavalute'], tracks: { captain: 1 } }, paul: {} },
    { round: 2, at: 'offices' },
  );
  captain.plays('ringo', change);
  expect(captain.asks('ringo')).toMatchObject({ ask: 'die', role: 'active' });
  expect(captain.player('ringo').usedUp).toEqual(['cambiavalute']);
});

test('R11.2 effects are optional, and a die has one use: a Taverna’s owner may take the usual 200', () => {
  const game = table({ ringo: { built: ['taverna', 'convento'] }, paul: {} });
  game.plays('ringo', cash('white'));
  expect(game.supply('ringo').fiorini).toBe(200);
  expect(game.may('ringo', taverna('brown'))).toBe(true);
  game.plays('ringo', taverna('brown'));
  expect(game.may('ringo', convento('brown', 'captain'))).toBe(false); // the die is used
});
