import { expect, test } from 'vitest';
import { ARTWORKS, BONUSES, BUILDINGS, DIE_IDS, QUANTITIES, SPACES, TRACKS } from '../src/components.ts';
import { ghostsChoice } from '../src/ghost.ts';
import { build, casa, cash, coin, done, hire, mark, obtain, recruit, spare, table } from './table.ts';

/** The components and worked examples of the rulebook. */

const ONES = { white: 1, brown: 1, grey: 1, green: 1, red: 1, yellow: 1 };

test('R1.1, R2.1 components: six dice in six colours, four artworks each in Palazzo and Chiesa, seven spaces to build in', () => {
  expect(DIE_IDS).toEqual(['white', 'brown', 'grey', 'green', 'red', 'yellow']);
  const places = Object.values(ARTWORKS).map(({ place }) => place);
  expect(places.filter((place) => place === 'palazzo')).toHaveLength(4);
  expect(places.filter((place) => place === 'chiesa')).toHaveLength(4);
  expect(Object.values(SPACES).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

test('R11.14, R10.3 the building table has buildings 1 to 25, the last four without effect; the whole Captain’s track is worth 7', () => {
  expect(Object.values(BUILDINGS).map(({ number }) => number)).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  for (const building of ['pozzo', 'loggia', 'biblioteca', 'monumento-equestre'] as const)
    expect(Object.keys(BUILDINGS[building])).toEqual(['number', 'name', 'cost', 'points', 'source']);
  expect(TRACKS.captain.spaces.reduce((sum, bonus) => sum + BONUSES[bonus].points, 0)).toBe(7);
  expect(QUANTITIES.rounds).toMatchObject({ players1: 6, players2: 6, players3: 5, players4: 4 });
});

test('R4.2 example: John has completed Cupola and Facciata; he gets 100 fiorini and a space on the Captain’s track', () => {
  const game = table({ john: { artworks: ['cupola', 'chiesa-facciata'] }, paul: {} }, { round: 2, at: 'income' });
  game.plays('john', { do: 'collect', artwork: 'chiesa-facciata' });
  expect(game.supply('john')).toEqual({ spares: 0, stars: 0, fiorini: 100 });
  expect(game.player('john').tracks.captain).toBe(1);
});

test('R5.1, R5.2 example: John, ahead on the Captain’s track, takes a gold for the Facciata of his Chiesa', () => {
  const game = table(
    { john: { tracks: { captain: 3 } }, paul: { tracks: { captain: 2 } }, ringo: {} },
    { round: 2, at: 'offices' },
  );
  expect(game.waitsFor()).toEqual(['john']);
  expect(game.may('john', mark('giardino', 'gold'))).toBe(true); // in his Palazzo
  expect(game.may('john', mark('space-2', 'wood'))).toBe(true); // or for a building
  expect(game.choices('john').every((move) => move.do === 'mark')).toBe(true); // never as a spare resource
  game.plays('john', mark('chiesa-facciata', 'gold'));
  expect(game.marks('john', 'chiesa-facciata')).toEqual({ gold: 1 });
  expect(game.supply('john').spares).toBe(0);
});

test('R6.2, R6.3, R6.4, R7.2, R7.3, R7.5 example: Ringo takes white, red and yellow, Paul brown, George and John green', () => {
  const game = table(
    { ringo: {}, paul: {}, george: {}, john: {} },
    { active: 'ringo', dice: { white: 2, brown: 3, green: 5, red: 4, yellow: 6 } },
  );
  game.plays('ringo', recruit('white', 'low'));
  expect(game.player('ringo').tracks.captain).toBe(2); // and 100 fiorini on the second space
  game.plays('ringo', obtain('red', 'high'), mark('camera-nuziale', 'textile'), mark('camera-nuziale', 'textile'));
  game.plays('ringo', obtain('yellow', 'high'), mark('giardino', 'gold'), mark('chiesa-facciata', 'gold'));
  expect(game.state.table.used).toEqual(['white', 'red', 'yellow']);
  game.plays('ringo', done);
  expect(game.waitsFor()).toEqual(['paul', 'george', 'john']);
  for (const taken of ['white', 'red', 'yellow'] as const) expect(game.may('paul', cash(taken))).toBe(false);
  game.plays('paul', recruit('brown', 'low'), done);
  expect(game.player('paul').tracks.bishop).toBe(2);
  game.plays('john', obtain('green', 'high'), mark('ritratto', 'spice'), mark('altare', 'spice'));
  game.plays('george', cash('green'), done);
  expect(game.supply('george').fiorini).toBe(200);
  expect(game.state.table.active).toBe(game.seatOf('paul')); // who sits to Ringo's left
  expect(game.waitsFor()).toEqual(['paul']);
});

test('R8.1, R8.2 example: John builds a Carpentiere from a wood marked before, a spice and 100 fiorini', () => {
  const game = table(
    { john: { fiorini: 100, built: ['casa'], marks: { 'space-3': { wood: 1 } } }, paul: {} },
    { active: 'john', dice: { green: 4 } },
  );
  game.plays('john', obtain('green', 'high'), mark('space-3', 'spice'), mark('ritratto', 'spice'), coin('space-3'));
  expect(game.player('john').rione).toEqual(['pozzo', 'casa']); // it does not happen by itself
  game.plays('john', build('carpentiere'));
  expect(game.eventsOf('built')).toEqual([{ type: 'built', seat: 1, building: 'carpentiere', space: 3, leftover: {} }]);
  expect(game.player('john').rione).toEqual(['pozzo', 'casa', 'carpentiere']);
  expect(game.supply('john').fiorini).toBe(0);
});

test('R8.5 example: Ringo has all for a Taverna in space 3, but space 2 waits for a Cambiavalute he cannot pay', () => {
  const game = table(
    { ringo: { marks: { 'space-2': { textile: 1 }, 'space-3': { metal: 1 } } }, paul: {} },
    { active: 'ringo', dice: { brown: 5 } },
  );
  game.plays('ringo', obtain('brown', 'high'), mark('space-2', 'wood'), mark('space-3', 'wood'));
  expect(game.offered('ringo', 'build')).toEqual([]);
});

test('R8.6, R2.5 example: with a spare resource as metal Ringo makes space 2 a Taverna, and loses the textile', () => {
  const game = table(
    {
      ringo: { spares: 1, marks: { 'space-2': { textile: 1, wood: 1 }, 'space-3': { metal: 1, wood: 1 } } },
      paul: {},
    },
    { active: 'ringo' },
  );
  game.plays('ringo', spare('space-2', 'metal'));
  expect(game.offered('ringo', 'build')).toEqual([build('boscaiuolo'), build('taverna')]);
  game.plays('ringo', build('taverna'));
  expect(game.eventsOf('built')).toMatchObject([{ building: 'taverna', space: 2, leftover: { textile: 1 } }]);
  expect(game.offered('ringo', 'build')).toEqual([]); // not a second one in space 3
  expect(game.supply('ringo').spares).toBe(0);
});

test('R9.1, R9.3, R9.4 example: George completes the Facciata of his Chiesa with a sculptor for 100 fiorini', () => {
  const game = table(
    { george: { spares: 1, fiorini: 100, marks: { 'chiesa-facciata': { fiorini: 200 } } }, paul: {} },
    { active: 'george', dice: { white: 4, yellow: 5, green: 3 } },
  );
  const facciata = 'chiesa-facciata';
  game.plays('george', obtain('white', 'high'), mark(facciata, 'marble'), mark(facciata, 'marble'));
  game.plays('george', obtain('yellow', 'high'), mark(facciata, 'gold'), mark('giardino', 'gold'));
  expect(game.may('george', recruit('green', 'low'))).toBe(false); // the metal is missing
  game.plays('george', spare(facciata, 'metal'), recruit('green', 'low'));
  expect(game.choices('george')).toEqual([hire(facciata)]);
  game.plays('george', hire(facciata));
  expect(game.eventsOf('artistHired')).toMatchObject([{ artist: 'sculptor', paid: 100, star: false, points: 2 }]);
  expect(game.supply('george')).toEqual({ spares: 0, stars: 0, fiorini: 100 }); // the income came at once
});

test.each([
  ['R9.4, R11.5 example: Paul hires an anonymous artist through his Casa with the brown die, 1 point', false, false, 1],
  ['R9.5 example: Paul marks off his star and writes 3', true, false, 3],
  ['R11.12 example: with a Zecca also, he would have written 4', true, true, 4],
])('%s', (_, star, zecca, points) => {
  const game = table(
    {
      george: {},
      paul: { stars: 1, built: zecca ? ['casa', 'zecca'] : ['casa'], marks: { 'chiesa-facciata': 'all' } },
    },
    { active: 'george', used: ['white', 'green', 'yellow'], at: 'others' },
  );
  expect(game.may('paul', recruit('green', 'low'))).toBe(false); // George has used it
  game.plays('paul', casa('brown'), hire('chiesa-facciata', { star }));
  expect(game.eventsOf('artistHired')).toMatchObject([{ artist: null, paid: 0, star, points }]);
  expect(game.supply('paul').stars).toBe(star ? 0 : 1);
});

test('R9.8, R9.9 example: John completes his Palazzo with the Ritratto, Ringo in the same turn with the Giardino: 6 points each', () => {
  const game = table(
    {
      john: {
        fiorini: 100,
        artworks: ['camera-nuziale', 'palazzo-facciata', 'giardino'],
        marks: { ritratto: 'all' },
      },
      ringo: {
        fiorini: 100,
        artworks: ['camera-nuziale', 'palazzo-facciata', 'ritratto'],
        marks: { giardino: 'all' },
      },
    },
    { active: 'john', firstPlayer: 'john', dice: ONES },
  );
  game.plays('john', recruit('white', 'low'), recruit('yellow', 'low'), hire('ritratto'));
  expect(game.line('john', 'palazzoBonus')).toBe(0); // not before the turn has ended
  game.plays('john', cash('red'), done);
  game.plays('ringo', recruit('green', 'low'), hire('giardino'));
  expect(game.eventsOf('palazzoBonus')).toEqual([
    { type: 'palazzoBonus', seat: 0, points: 6 },
    { type: 'palazzoBonus', seat: 1, points: 6 },
  ]);
  expect([game.line('john', 'palazzoBonus'), game.line('ringo', 'palazzoBonus')]).toEqual([6, 6]);
});

test('R13.2, R13.3 example: white shows 1, brown 2 and green 5, so the Pope takes brown, green and red', () => {
  expect(ghostsChoice({ ...ONES, white: 1, brown: 2, green: 5 })).toEqual(['brown', 'green', 'red']);
});

test('R13.2, R13.3 example: white shows 6 and brown 3, so the Pope takes white itself, then brown, then red', () => {
  expect(ghostsChoice({ ...ONES, white: 6, brown: 3 })).toEqual(['white', 'brown', 'red']);
});
