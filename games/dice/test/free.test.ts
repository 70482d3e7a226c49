import { expect, test } from 'vitest';
import { ARTWORKS, PLACES } from '../src/components.ts';
import { build, cash, coin, collect, done, mark, obtain, recruit, spare, table } from './table.ts';

test('R2.1, R2.5 a spare resource marks any open icon of a resource, wherever it is', () => {
  const game = table({ ringo: { spares: 1 }, paul: {} });
  const spares = game.offered('ringo', 'spare');
  const ofArtworks = Object.values(ARTWORKS).flatMap(({ cost }) =>
    Object.keys(cost).filter((good) => good !== 'fiorini'),
  );
  expect(spares).toHaveLength(ofArtworks.length + 7 * 6);
  game.plays('ringo', spare('cupola', 'wood'));
  expect(game.marks('ringo', 'cupola')).toEqual({ wood: 1 });
  expect(game.supply('ringo').spares).toBe(0);
  expect(game.offered('ringo', 'spare')).toEqual([]);
  expect(game.eventsOf('marked')).toEqual([{ type: 'marked', seat: 0, place: 'cupola', good: 'wood', from: 'supply' }]);
});

test('R2.6 100 fiorini mark one icon of fiorini; an icon for 200 is two of them', () => {
  const game = table({ ringo: { fiorini: 300 }, paul: {} });
  expect(game.offered('ringo', 'coin').map(({ place }) => place)).toEqual(PLACES);
  game.plays('ringo', coin('cupola'), coin('cupola'));
  expect(game.marks('ringo', 'cupola')).toEqual({ fiorini: 200 });
  expect(game.may('ringo', coin('cupola'))).toBe(false);
  game.plays('ringo', coin('ritratto'));
  expect(game.supply('ringo').fiorini).toBe(0);
  expect(game.offered('ringo', 'coin')).toEqual([]);
});

test('R2.2 icons already marked are not offered again', () => {
  const game = table({ ringo: { spares: 2, marks: { 'camera-nuziale': { textile: 1, wood: 1 } } }, paul: {} });
  expect(game.may('ringo', spare('camera-nuziale', 'wood'))).toBe(false);
  game.plays('ringo', spare('camera-nuziale', 'textile'));
  expect(game.may('ringo', spare('camera-nuziale', 'textile'))).toBe(false);
});

test('R2.4 the supply holds any number of spare resources and fiorini', () => {
  const game = table({ ringo: { fiorini: 100_000, spares: 40 }, paul: {} });
  game.plays('ringo', cash('white'));
  expect(game.supply('ringo')).toEqual({ spares: 40, stars: 0, fiorini: 100_200 });
});

test('R2.7 free moves do not answer the question: before, between and after the dice', () => {
  const game = table({ ringo: { fiorini: 400, spares: 1 }, paul: {} }, { dice: { white: 5 } });
  game.plays('ringo', coin('cupola'), obtain('white', 'high'), mark('cupola', 'marble'));
  game.plays('ringo', spare('cupola', 'wood'), mark('cupola', 'marble')); // between two marks of one die
  game.plays('ringo', coin('cupola'), cash('brown'), cash('grey'));
  expect(game.asks('ringo')).toEqual({ ask: 'end', seat: 0 });
  game.plays('ringo', coin('ritratto'), done); // after the last
  expect(game.waitsFor()).toEqual(['paul']);
});

test('R2.7 free moves are possible in a chain of bonuses, in income and when the Captain places a resource', () => {
  const chain = table({ ringo: { fiorini: 100, tracks: { captain: 4 } }, paul: {} });
  chain.plays('ringo', recruit('white', 'low'));
  expect(chain.asks('ringo')).toMatchObject({ ask: 'mark', from: 'bonus' });
  expect(chain.may('ringo', coin('cupola'))).toBe(true);

  const income = table(
    { ringo: { fiorini: 100, artworks: ['cupola', 'pulpito'] }, paul: {} },
    { round: 2, at: 'income' },
  );
  income.plays('ringo', coin('ritratto'));
  expect(income.asks('ringo')).toMatchObject({ ask: 'income' });
  income.plays('ringo', collect('pulpito'));

  const captain = table({ ringo: { spares: 1, tracks: { captain: 1 } }, paul: {} }, { round: 2, at: 'offices' });
  captain.plays('ringo', spare('cupola', 'wood'));
  expect(captain.asks('ringo')).toMatchObject({ ask: 'mark', from: 'captain' });
});

test('R2.7 while an artwork is chosen for an artist nothing else is offered', () => {
  const game = table({ ringo: { fiorini: 300, spares: 1, marks: { ritratto: 'all' } }, paul: {} });
  game.plays('ringo', recruit('yellow', 'low'));
  expect(game.choices('ringo').map((move) => move.do)).toEqual(['hire']);
  expect(game.state.table.used).toEqual([]); // and nothing has been paid or used yet
  expect(game.supply('ringo').fiorini).toBe(300);
});

test('R6.4 a player who can neither spend nor build is not asked to end the turn', () => {
  const game = table({ ringo: {}, paul: {} }, { dice: { white: 5 }, used: ['brown', 'grey'] });
  game.plays('ringo', obtain('white', 'high'), mark('cupola', 'marble'), mark('cupola', 'marble'));
  expect(game.waitsFor()).toEqual(['paul']);
});

test('R8.2 a building can be built at any decision, and never by itself', () => {
  const game = table({ ringo: { marks: { 'space-2': { wood: 1, metal: 1 } } }, paul: {} });
  expect(game.offered('ringo', 'build')).toEqual([build('taverna')]);
  game.plays('ringo', cash('white'), build('taverna'));
  expect(game.player('ringo').rione).toEqual(['pozzo', 'taverna']);
  expect(game.asks('ringo')).toMatchObject({ ask: 'die' });
});

test('R8.3 the effect of a building works at once: a Taverna built before the first die pays 300', () => {
  const game = table({ ringo: { marks: { 'space-2': { wood: 1, metal: 1 } } }, paul: {} });
  expect(game.may('ringo', { do: 'use', die: 'white', use: 'taverna' })).toBe(false);
  game.plays('ringo', build('taverna'), { do: 'use', die: 'white', use: 'taverna' });
  expect(game.supply('ringo').fiorini).toBe(300);
});

test('R8.4 a player cannot build a building twice, but several players can build it', () => {
  const game = table({
    ringo: { built: ['taverna'], marks: { 'space-3': { wood: 1, metal: 1 } } },
    paul: { marks: { 'space-2': { wood: 1, metal: 1 } } },
  });
  expect(game.offered('ringo', 'build')).toEqual([]);
  game.plays('ringo', cash('white'), cash('brown'), cash('grey'), done);
  expect(game.offered('paul', 'build')).toEqual([build('taverna')]);
});

test('R1.4, R8.4 the first building counts: it cannot be built again', () => {
  const game = table({ ringo: { marks: { 'space-2': { marble: 1, metal: 1, fiorini: 200 } } }, paul: {} });
  expect(game.offered('ringo', 'build')).toEqual([build('monte-di-pieta'), build('scarpellino')]); // no second Pozzo
});

test('R8.5 a later space can be built once the spaces before it are built', () => {
  const game = table({
    ringo: { marks: { 'space-2': { wood: 1, marble: 1 }, 'space-3': { textile: 1, spice: 1 } } },
    paul: {},
  });
  expect(game.offered('ringo', 'build')).toEqual([build('fabbro')]);
  game.plays('ringo', build('fabbro'));
  expect(game.offered('ringo', 'build')).toEqual([build('erbolaio')]);
});

test('R8.6 the icons of a built space are closed', () => {
  const game = table({ ringo: { spares: 1, fiorini: 100, marks: { 'space-2': { wood: 1, marble: 1 } } }, paul: {} });
  expect(game.may('ringo', coin('space-2'))).toBe(true);
  game.plays('ringo', build('fabbro'));
  expect(game.may('ringo', coin('space-2'))).toBe(false);
  expect(game.offered('ringo', 'spare').some(({ place }) => place === 'space-2')).toBe(false);
});

test('R8.7 building on space 4 gives a spare resource at once', () => {
  const game = table({
    ringo: { built: ['fabbro', 'casa'], marks: { 'space-4': { wood: 1, metal: 1 } } },
    paul: {},
  });
  game.plays('ringo', build('taverna'));
  expect(game.eventsOf('sparesGained')).toEqual([{ type: 'sparesGained', seat: 0, spares: 1, from: 'space-4' }]);
  game.plays('ringo', spare('cupola', 'wood'));
});

test('R11.11 the Mercato gives two spare resources, once', () => {
  const game = table({ ringo: { marks: { 'space-2': { wood: 1, gold: 1, spice: 1, textile: 1 } } }, paul: {} });
  game.plays('ringo', build('mercato'));
  expect(game.supply('ringo').spares).toBe(2);
  game.plays('ringo', cash('white'));
  expect(game.supply('ringo').spares).toBe(2);
});

test('R8.5 in a full Rione nothing more can be built', () => {
  const built = ['fabbro', 'casa', 'taverna', 'zecca', 'loggia', 'mercato', 'palagio'] as const;
  const game = table({ ringo: { built, spares: 1 }, paul: {} });
  expect(game.offered('ringo', 'build')).toEqual([]);
  expect(game.offered('ringo', 'spare').every(({ place }) => place in ARTWORKS)).toBe(true);
});
