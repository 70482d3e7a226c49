import { perftCounts } from '@signoria/testkit/vitest';
import { florenza } from '../src/index.ts';
import { table } from './table.ts';

const NO_TILES = Object.fromEntries(Object.keys(florenza.figures({} as never).workshops).map((id) => [id, 0]));

/**
 * Counted by hand: Paul, with one worker and no tile left to build, can operate his Fabbro, go to market, go to work,
 * pass, or give an unnamed preacher his 100 fiorini (5), or hire for any of the 27 artworks: 32 moves. All artists are
 * unnamed: the 6 artworks for painters alone, the 2 for sculptors alone and the Campanile leave no choice of the
 * artist, and the game is over (9); 16 ask for one of two skills (32), Atrio and Altare for one of three (6). Fabbro,
 * market, work and passing end the game (4). After charity Paul has two workers and no money: 32 moves less charity
 * (31). 82 in all.
 */
const alone = table(
  { paul: { goods: { fiorini: 100 }, workers: 1, spaces: ['fabbro'] }, mary: { workers: 0 } },
  { supply: NO_TILES },
);
perftCounts('one worker', florenza, alone.state, [32, 82]);

/**
 * Counted by hand, with one marble, one wood and 200 fiorini: sell 2, buy 6, trade 1 (marble and wood), leave: 10.
 * Leaving ends the game: 1. After selling the marble (300 fiorini, 1 wood): buy 6, leave: 7; the same after selling the
 * wood: 14. After buying a marble (2 marble, 1 wood, no money): sell 2, trade 2, leave: 5; wood likewise 5; after any
 * of the four others (3 kinds): sell 3, trade 3, leave: 7 each. After the trade: 4 kinds to take. 1 + 14 + 10 + 28 + 4
 * = 57.
 */
const market = table(
  { paul: { goods: { marble: 1, wood: 1, fiorini: 200 }, isAtMarket: true }, mary: {} },
  { at: 'market' },
);
perftCounts('a visit to the market', florenza, market.state, [10, 57]);

/** Counted by hand: two artworks in either order, both by unnamed painters; then the game ends. */
const orders = table(
  {
    paul: {
      goods: { textile: 3, spice: 1, wood: 1 },
      commissions: [
        ['palazzo-ritratto', 'unnamed-painter'],
        ['palazzo-camera-nuziale', 'unnamed-painter'],
      ],
    },
    mary: {},
  },
  { at: 'artworks' },
);
perftCounts('two artworks', florenza, orders.state, [2, 2]);

/**
 * Counted by hand: the Captain detains one worker of each of two others, one of two artists, or nobody: 5. Then Peter
 * is the Bishop: two others with workers, a preacher, or nothing: 4 in each case; if Mary's only worker is detained, 3.
 */
const offices = table(
  { paul: {}, mary: { workers: 1 }, peter: {} },
  {
    at: 'captain',
    captain: 'paul',
    bishop: 'peter',
    lives: [
      ['donatello', 3],
      ['giotto', 3],
      ['giordano-bruno', 3],
    ],
  },
);
perftCounts('both offices', florenza, offices.state, [5, 19]);

/** Counted by program: a regression test of the legal moves. */
const round = table(
  {
    paul: { goods: { marble: 2, wood: 1, spice: 1, fiorini: 250 }, workers: 2, spaces: ['orafo', 'fabbro', 'casa'] },
    mary: { goods: { gold: 1, fiorini: 100 }, workers: 1, spaces: ['cava', null, 'zecca'], prestige: -3 },
  },
  {
    lives: [
      ['donatello', 2],
      ['buonarroti', 3],
      ['giordano-bruno', 1],
    ],
    captain: 'paul',
    bishop: 'paul',
  },
);
perftCounts('workers of two players', florenza, round.state, [64, 2373]);
