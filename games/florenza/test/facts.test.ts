import { expect, test } from 'vitest';
import { someOf } from '../src/goods.ts';
import {
  artworkFacts,
  incomeOf,
  isPulpitComplete,
  isTileAvailable,
  livesOn,
  nextSpace,
  officeForecast,
  worksFor,
} from '../src/index.ts';
import { table } from './table.ts';
import { withTracks } from './tracks.ts';

test('R10 officeForecast returns the offices that phase 8 would give now', () => {
  const at = (tracks: Parameters<typeof withTracks>[0], streak?: 'paul') =>
    officeForecast(withTracks(tracks, { at: 'placement', ...(streak === undefined ? {} : { streak }) }).state);
  expect(
    at([
      [5, 4],
      [3, 0],
    ]),
  ).toEqual({ captain: 0, certificates: 5, bishop: 0, isCardinal: false });
  expect(
    at([
      [5, 2],
      [5, 0],
    ]),
  ).toEqual({ captain: null, certificates: 0, bishop: null, isCardinal: false });
  expect(
    at([
      [-1, 5],
      [-2, 5],
    ]),
  ).toEqual({ captain: 0, certificates: 0, bishop: null, isCardinal: false });
  expect(
    at(
      [
        [0, 3],
        [1, 0],
      ],
      'paul',
    ).isCardinal,
  ).toBe(true);
  expect(
    at([
      [0, 10],
      [1, 0],
    ]).isCardinal,
  ).toBe(true);
});

test('R3.1, R3.4, R3.5 incomeOf returns the next income, without the die', () => {
  const people = {
    paul: { spaces: ['casa', 'palagio', ['casamento', 'rising']], crests: ['banco-atrio', 'duomo-navata'] },
    mary: {},
  } as const;
  expect(someOf(incomeOf(table(people, { round: 3 }).state, 0))).toEqual({
    marble: 1,
    wood: 1,
    gold: 1,
    fiorini: 350,
    prestige: 1,
    workers: 7,
  });
  expect(someOf(incomeOf(table(people, { round: 8 }).state, 0))).toEqual({});
});

test('R6.7, R4.3 worksFor lists the artworks that an artist could work on now, with their gains', () => {
  const lives = [
    ['donatello', 3],
    ['giotto', 2, 'detained'],
    ['buonarroti', 3, 'master'],
  ] as const;
  const game = table(
    {
      paul: { goods: { marble: 2, fiorini: 300 }, artworks: ['palazzo-giardino'] },
      mary: { crests: ['duomo-pulpito'] },
    },
    { lives, captain: 'mary' },
  );
  const donatello = worksFor(game.state, 0, 'donatello');
  expect(donatello.map(({ artwork }) => artwork)).not.toContain('duomo-pulpito');
  expect(donatello.map(({ artwork }) => artwork)).not.toContain('palazzo-giardino');
  expect(donatello.find(({ artwork }) => artwork === 'palazzo-facciata')).toMatchObject({
    skill: { skill: 'sculptor', cost: 200, results: [3, 3, 4, 4, 4, 5], masterpiece: [6] },
    cost: { marble: 2, fiorini: 300 },
    reward: { prestige: 4 },
    canPay: true,
  });
  expect([isTileAvailable(game.state, 0, 'giotto'), isTileAvailable(game.state, 1, 'giotto')]).toEqual([false, true]);
  expect(worksFor(game.state, 0, 'giotto')).toEqual([]);
  const altare = worksFor(game.state, 0, 'buonarroti').filter(({ artwork }) => artwork === 'duomo-altare');
  expect(altare.map(({ skill }) => [skill.skill, skill.masterpiece])).toEqual([
    ['architect', []],
    ['sculptor', []],
    ['painter', []],
  ]);
});

test('R6.7, R9.3, R6.10, R6.6 the facts of artworks, pulpit and district follow their progress', () => {
  const game = table({
    paul: {
      spaces: ['fabbro', null, 'orafo'],
      artworks: ['chiesa-abside'],
      commissions: [
        ['duomo-pulpito', 'unnamed-sculptor'],
        ['palazzo-ritratto', 'unnamed-painter'],
      ],
    },
    mary: { crests: ['signoria-salone'] },
  });
  expect(artworkFacts(game.state, 'signoria-salone', 0)).toEqual({ crest: 1, commission: null });
  expect(artworkFacts(game.state, 'chiesa-abside', 0).crest).toBe(0);
  expect(artworkFacts(game.state, 'chiesa-abside', 1).crest).toBeNull();
  expect(artworkFacts(game.state, 'palazzo-ritratto', 0).commission).toEqual({ seat: 0, artist: 'unnamed-painter' });
  expect(artworkFacts(game.state, 'palazzo-ritratto', 1).commission).toBeNull();
  expect(artworkFacts(game.state, 'duomo-pulpito', 1).commission).toEqual({ seat: 0, artist: 'unnamed-sculptor' });
  expect([isPulpitComplete(game.state), nextSpace(game.state, 0)]).toEqual([false, 1]);
});

test('R1.6, R1.7 livesOn lists the characters below each card, and the holders of their tiles', () => {
  const game = table(
    { paul: { commissions: [['palazzo-facciata', 'donatello']] }, mary: { pulpit: 'giordano-bruno' } },
    {
      lives: [
        ['donatello', 3],
        ['giordano-bruno', 3],
        ['vasari', 1],
      ],
    },
  );
  expect(livesOn(game.state, 3).map(({ character, holder, left }) => [character, holder, left])).toEqual([
    ['donatello', 0, 0],
    ['giordano-bruno', 1, 0],
    ['unnamed-painter', null, 2],
  ]);
  expect(livesOn(game.state, 1).map(({ character }) => character)).toEqual(['vasari']);
  expect(livesOn(game.state, 7)).toEqual([]);
  const offices = table(
    { paul: {}, mary: {} },
    {
      captain: 'paul',
      bishop: 'mary',
      lives: [
        ['vasari', 1, 'detained'],
        ['giordano-bruno', 1, 'expelled'],
      ],
    },
  );
  expect(livesOn(offices.state, 1).map(({ holder }) => holder)).toEqual([0, 1]); // R4.3, R5.2
});
