import { answered } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { CHIESA, PALAZZO } from '../src/components.ts';
import { someOf } from '../src/goods.ts';
import type { Ledger, Move } from '../src/index.ts';
import { florenza, ledgerOf, outcomeOf } from '../src/index.ts';
import type { People, Position } from './table.ts';
import { build, commission, hire, operate, table, work } from './table.ts';

const ledger = (people: People, position: Position = {}): Ledger => ledgerOf(table(people, position).state, 0);
const names = ({ entries }: Ledger) =>
  entries.map(({ pledge }) => (pledge.do === 'artwork' ? pledge.artwork : pledge.workshop));
const failing = ({ entries }: Ledger) =>
  entries.flatMap(({ key, short, penalty }) => (short === null ? [] : [[key, someOf(short), penalty]]));

describe('the order', () => {
  test('R8.1, R8.2, R9.1 pledges are listed space by space across the districts, then by district, civic buildings and Cathedral', () => {
    const found = ledger(
      {
        paul: {
          workers: 0,
          goods: { fiorini: 2000 },
          spaces: [null, ['fabbro', 'paul'], ['casa', 'rising']],
          commissions: [
            ['duomo-pulpito', 'unnamed-sculptor'],
            ['signoria-salone', 'unnamed-painter'],
            ['palazzo-ritratto', 'unnamed-painter'],
          ],
        },
        mary: {
          workers: 1,
          spaces: [
            ['orafo', 'mary'],
            ['cava', 'paul'],
            ['fabbro', 'paul'],
          ],
        },
      },
      { order: ['mary', 'paul'] },
    );
    expect(names(found)).toEqual([
      'cava',
      'fabbro',
      'fabbro',
      'casa',
      'palazzo-ritratto',
      'signoria-salone',
      'duomo-pulpito',
    ]);
    expect(found.entries.map(({ key }) => key)).toEqual([
      '6 1 1',
      '6 0 1',
      '6 1 2',
      '6 0 2',
      '7 palazzo-ritratto',
      '7 signoria-salone',
      '7 duomo-pulpito',
    ]);
    expect(ledgerOf(table({ paul: {}, mary: {} }).state, 0)).toMatchObject({ entries: [], prestige: [0, 0] });
  });

  test('R8.1 goods gained before a payment can pay for it, later goods cannot', () => {
    const late = {
      workers: 1,
      goods: { wood: 1 },
      spaces: [
        ['zecca', 'rising'],
        ['casa', 'rising'],
        ['boscaiuolo', 'paul'],
      ],
    } as const;
    expect(failing(ledger({ paul: late, mary: {} }))).toEqual([
      ['6 0 0', { marble: 1, metal: 2 }, 1],
      ['6 0 1', { wood: 1 }, 1],
    ]);
    const early = {
      workers: 1,
      goods: { wood: 1 },
      spaces: [
        ['boscaiuolo', 'paul'],
        ['casa', 'rising'],
      ],
    } as const;
    const found = ledger({ paul: early, mary: {} });
    expect([failing(found), found.end.wood]).toEqual([[], 0]);
  });
});

describe('the amounts of an entry', () => {
  test('R8.4, R9.3 an entry lists its certain gains and prestige, and the possible gains of the die', () => {
    const found = ledger(
      {
        paul: {
          workers: 1,
          goods: { wood: 2, marble: 3, fiorini: 500 },
          spaces: [['biblioteca', 'rising']],
          commissions: [['palazzo-facciata', 'donatello']],
        },
        mary: {},
      },
      { lives: [['donatello', 3]] },
    );
    expect(found.entries).toMatchObject([
      { pays: { wood: 2, marble: 1, fiorini: 200 }, brings: { prestige: 5 }, chance: null, left: { fiorini: 300 } },
      { pays: { marble: 2, fiorini: 300 }, brings: { prestige: 4 }, chance: [3, 5], left: { fiorini: 0 } },
    ]);
    expect([found.prestige, someOf(found.end)]).toEqual([[12, 14], {}]);
  });

  test('R9.7, R9.8, R9.11 the possible prestige follows the side of the card, unnamed artists and the option without the die', () => {
    const paul = { workers: 1, goods: { marble: 4, fiorini: 900 } };
    const chance = (artist: 'donatello' | 'unnamed-architect', position: Position) =>
      ledger({ paul: { ...paul, commissions: [['palazzo-facciata', artist]] }, mary: {} }, position).entries[0]?.chance;
    expect(chance('donatello', { lives: [['donatello', 3, 'master']] })).toEqual([3, 4]);
    expect(chance('unnamed-architect', {})).toEqual([-1, 1]);
    expect(chance('donatello', { lives: [['donatello', 3]], options: { noDie: true } })).toEqual([3, 3]);
    expect(chance('unnamed-architect', { options: { noDie: true } })).toEqual([-1, -1]);
  });

  test('R9.4 an entry lists the bonus for the last artwork of a Palazzo', () => {
    const artworks = [...PALAZZO.slice(1), ...CHIESA.slice(1)];
    const commissions = [[PALAZZO[0] ?? 'palazzo-ritratto', 'unnamed-painter']] as const;
    const found = ledger({ paul: { workers: 1, goods: { textile: 1, spice: 1 }, artworks, commissions }, mary: {} });
    expect([found.entries[0]?.brings, found.entries[0]?.bonus, found.prestige]).toEqual([
      { prestige: 2 },
      { prestige: 4 },
      [5, 7],
    ]);
  });

  test('R9.2 the ledger pays the cheapest skill that fits', () => {
    const paul = {
      workers: 1,
      goods: { marble: 2, wood: 2, fiorini: 200 },
      commissions: [['chiesa-cupola', 'giotto']],
    } as const;
    const found = ledger({ paul, mary: {} }, { lives: [['giotto', 3]] });
    expect(found.entries[0]).toMatchObject({ pays: { fiorini: 200 }, short: null, chance: [2, 4] });
  });

  test('R1.4 with limited cubes a gain is certain only if the box has enough for everybody', () => {
    const people = {
      paul: {
        workers: 1,
        goods: { wood: 1 },
        spaces: [
          ['boscaiuolo', 'paul'],
          ['casa', 'rising'],
        ],
      },
      mary: { spaces: [['boscaiuolo', 'mary']] },
    } as const;
    const options = { limitedCubes: true };
    const short = ledger(people, { options, cubes: { wood: 1 } });
    expect([short.entries[0]?.brings, short.entries[0]?.perhaps, failing(short).length]).toEqual([{}, { wood: 1 }, 1]);
    expect(failing(ledger(people, { options, cubes: { wood: 2 } }))).toEqual([]);
    const unused = { ...people, mary: { spaces: ['boscaiuolo'] } } as const;
    expect(failing(ledger(unused, { options, cubes: { wood: 1 } }))).toEqual([]);
  });
});

describe('pledges that would fail', () => {
  test('R8.5, R9.9 are listed with the missing goods and the lost prestige', () => {
    const found = ledger(
      {
        paul: {
          workers: 1,
          goods: { marble: 1 },
          spaces: [['casa', 'rising']],
          commissions: [
            ['palazzo-facciata', 'donatello'],
            ['signoria-facciata', 'unnamed-sculptor'],
          ],
        },
        mary: {},
      },
      { lives: [['donatello', 3]] },
    );
    expect(failing(found)).toEqual([
      ['6 0 0', { wood: 2 }, 1],
      ['7 palazzo-facciata', { marble: 1, fiorini: 300 }, 2],
      ['7 signoria-facciata', { marble: 2, metal: 1, fiorini: 100 }, 2],
    ]);
    expect([found.prestige, found.end.wood, found.end.fiorini]).toEqual([[-3, -3], -2, -400]); // R2.5
  });

  test('R2.5 at −3 a failure costs nothing, and later prestige is gained in full', () => {
    const paul = {
      workers: 1,
      prestige: -3,
      goods: { textile: 1, spice: 1 },
      spaces: [['casa', 'rising']],
      commissions: [['palazzo-ritratto', 'unnamed-painter']],
    } as const;
    expect(ledger({ paul, mary: {} }).prestige).toEqual([1, 3]);
  });

  test('R8.3 an optional price is not paid if a later pledge would then fail', () => {
    const paul = {
      workers: 1,
      goods: { wood: 2 },
      spaces: [
        ['legnaiuolo', 'paul'],
        ['casa', 'rising'],
      ],
    } as const;
    const found = ledger({ paul, mary: {} });
    expect([failing(found), found.entries[0]?.brings]).toEqual([[], {}]);
    const more = ledger({ paul: { ...paul, goods: { wood: 3 } }, mary: {} });
    expect([failing(more), more.entries[0]?.brings]).toEqual([[], { fiorini: 200 }]);
  });

  test('R8.3 an optional price is paid if a later pledge needs it', () => {
    const paul = {
      workers: 1,
      goods: { gold: 1, metal: 1 },
      spaces: [
        ['orafo', 'paul'],
        ['picconiere', 'rising'],
      ],
    } as const;
    expect(failing(ledger({ paul, mary: {} }))).toEqual([]);
  });

  test('R9.1 artworks of an area are settled in the order that costs least prestige', () => {
    const paul = {
      workers: 1,
      goods: { marble: 2, gold: 1, fiorini: 150 },
      commissions: [
        ['palazzo-giardino', 'unnamed-sculptor'],
        ['palazzo-facciata', 'donatello'],
      ],
    } as const;
    // The Giardino takes a marble that the Facciata needs. With 150 fiorini the Facciata fails in any order, because
    // it costs 100 and Donatello 200.
    const found = ledger({ paul, mary: {} }, { lives: [['donatello', 3]] });
    expect(failing(found).map(([key]) => key)).toEqual(['7 palazzo-facciata']);
    const rich = ledger(
      { paul: { ...paul, goods: { ...paul.goods, fiorini: 300 } }, mary: {} },
      { lives: [['donatello', 3]] },
    );
    expect(failing(rich)).toEqual([['7 palazzo-giardino', { marble: 1, fiorini: 50 }, 1]]);
  });

  test('R7.1 the ledger shows that a visit to the market is still to come, and does not count on it', () => {
    const found = ledger({ paul: { workers: 1, isAtMarket: true, spaces: [['casa', 'rising']] }, mary: {} });
    expect([found.isAtMarket, failing(found).length]).toEqual([true, 1]);
  });
});

test('R6.6, R6.7, R6.8 the outcome of a placement lists the pledges it makes and those it makes fail', () => {
  const game = table({ paul: { goods: { wood: 2, marble: 2, fiorini: 100 }, spaces: ['fabbro'] }, mary: {} });
  const outcome = (move: Move) => outcomeOf(game.state, answered(florenza, game.state, 0, move), 0);
  expect(outcome(build('casa'))).toMatchObject({ now: { workers: -1 }, later: [{ key: '6 0 1', short: null }] });
  expect(outcome(build('zecca')).later[0]).toMatchObject({ short: { metal: 2 }, penalty: 1 });
  expect(outcome(operate(0, 0)).later[0]?.brings).toEqual({ metal: 1 });
  expect(outcome(work)).toEqual({ now: { fiorini: 50, workers: -1 }, later: [], only: null, toHire: null });
  game.plays('paul', commission('palazzo-facciata'));
  expect(outcome(hire('unnamed-architect')).later[0]).toMatchObject({ key: '7 palazzo-facciata', short: null });
  game.plays('paul', hire('unnamed-architect')).plays('mary', work);
  expect(outcome(work).later).toEqual([]); // the Facciata was promised before
});
