import { describe, expect, test } from 'vitest';
import { decline, operate, table, use } from './table.ts';

const AT = { at: 'activities' } as const;

test('R8.6 a worker returns to the pool as soon as its space is resolved, before phase 9', () => {
  const paid = (name: 'mary' | 'peter') => ['legnaiuolo', name] as const;
  const game = table(
    {
      paul: {
        goods: { wood: 2 },
        spaces: [
          ['casa', 'rising'],
          ['zecca', 'rising'],
          ['cava', 'paul'],
          ['orafo', 'paul'],
        ],
      },
      mary: { goods: { wood: 1 }, spaces: [null, null, null, null, paid('mary')] },
      peter: { goods: { wood: 1 }, spaces: [null, null, null, null, paid('peter')] },
    },
    AT,
  );
  expect(game.events.map(({ type }) => type)).toEqual(['built', 'buildingFailed', 'produced', 'notUsed']);
  expect([game.waitsFor(), game.workers('paul'), game.workers('mary')]).toEqual([['mary'], [0, 8], [0, 7]]);
  game.plays('mary', decline);
  expect([game.waitsFor(), game.workers('mary')]).toEqual([['peter'], [0, 8]]);
});

describe('the order', () => {
  test('R8.1 workers act space by space, and on each space district by district in turn order', () => {
    const spaces = (name: 'paul' | 'mary' | 'peter') =>
      [
        ['fabbro', name],
        ['picconiere', name],
      ] as const;
    const game = table(
      { paul: { spaces: spaces('paul') }, mary: { spaces: spaces('mary') }, peter: { spaces: spaces('peter') } },
      { ...AT, order: ['mary', 'peter', 'paul'] },
    );
    expect(game.eventsOf('produced').map(({ owner, space }) => [owner, space])).toEqual([
      [1, 0],
      [2, 0],
      [0, 0],
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
  });

  test('R8.2 a worker in another district works when it is the turn of that district, for the family that placed it', () => {
    const game = table(
      {
        paul: { spaces: [null, ['fabbro', 'mary']] },
        mary: {
          spaces: [
            ['orafo', 'paul'],
            ['picconiere', 'mary'],
          ],
          goods: { gold: 1 },
        },
        peter: { spaces: [['boscaiuolo', 'paul']] },
      },
      { ...AT, order: ['peter', 'paul', 'mary'] },
    );
    // Peter's space 1, Mary's space 1 (Paul has no gold for it), then space 2: Paul's, Mary's.
    expect(game.events.slice(0, 4)).toMatchObject([
      { type: 'produced', seat: 0, owner: 2, space: 0, workshop: 'boscaiuolo', gained: { wood: 1 } },
      { type: 'notUsed', seat: 0, owner: 1, space: 0, workshop: 'orafo', canPay: false },
      { type: 'produced', seat: 1, owner: 0, space: 1, workshop: 'fabbro', gained: { metal: 1 } },
      { type: 'produced', seat: 1, owner: 1, space: 1, workshop: 'picconiere', gained: { marble: 1 } },
    ]);
    expect([game.goods('paul'), game.goods('mary'), game.goods('peter')]).toEqual([
      { wood: 1 },
      { marble: 1, metal: 1, gold: 1 },
      {},
    ]);
  });

  test('R8.1, R8.3 goods from an earlier space can be spent on a later one, not the other way round', () => {
    const late = table(
      {
        paul: {
          spaces: [
            ['fabbro', 'paul'],
            ['ottonaio', 'paul'],
          ],
        },
        mary: {},
      },
      AT,
    );
    expect(late.asks('paul')).toBe('activity');
    late.plays('paul', use);
    expect(late.goods('paul')).toEqual({ fiorini: 200 });
    const early = table(
      {
        paul: {
          spaces: [
            ['ottonaio', 'paul'],
            ['fabbro', 'paul'],
          ],
        },
        mary: {},
      },
      AT,
    );
    expect([early.waitsFor(), early.goods('paul')]).toEqual([[], { metal: 1 }]);
  });
});

describe('production', () => {
  test('R8.3, R8.6 gives the gain of the workshop and returns the worker to the pool', () => {
    const game = table(
      {
        paul: {
          spaces: [
            ['convento', 'paul'],
            ['biblioteca', 'paul'],
            ['cava', 'paul'],
          ],
        },
        mary: { prestige: 9 },
      },
      AT,
    );
    expect([game.tracks('paul'), game.goods('paul'), game.workers('paul')]).toEqual([[3, 1], { marble: 2 }, [0, 8]]);
    expect(game.player('paul').spaces[0]).toEqual({ workshop: 'convento', isBuilt: true, worker: null });
  });

  test.each([
    ['armaiuolo', { metal: 2 }, { fiorini: 500 }],
    ['cambiavalute', { fiorini: 200 }, { fiorini: 300 }],
    ['carpentiere', { wood: 2 }, { fiorini: 500 }],
    ['cerusico', { spice: 2 }, { fiorini: 500 }],
    ['legnaiuolo', { wood: 1 }, { fiorini: 200 }],
    ['orafo', { gold: 1 }, { fiorini: 200 }],
    ['ottonaio', { metal: 1 }, { fiorini: 200 }],
    ['sartore', { textile: 2 }, { fiorini: 500 }],
    ['scarpellino', { marble: 1 }, { fiorini: 200 }],
    ['speziale', { spice: 1 }, { fiorini: 200 }],
    ['tintore', { textile: 1 }, { fiorini: 200 }],
    ['zecca', { gold: 2 }, { fiorini: 500 }],
  ] as const)('R8.3 the %s asks whether %j is paid for %j', (workshop, price, gain) => {
    const make = () => table({ paul: { goods: price, spaces: [[workshop, 'paul']] }, mary: {} }, AT);
    expect(make().choices('paul')).toEqual([use, decline]);
    expect(make().plays('paul', use).goods('paul')).toEqual(gain);
    const left = make().plays('paul', decline);
    expect([left.goods('paul'), left.workers('paul')]).toEqual([price, [0, 8]]);
    expect(left.eventsOf('notUsed')[0]?.canPay).toBe(true);
    expect(left.player('paul').spaces[0]).toEqual({ workshop, isBuilt: true, worker: null });
  });

  test('R1.4 with limited cubes gives only the cubes that are left', () => {
    const spaces = [
      ['cava', 'paul'],
      ['segheria', 'paul'],
    ] as const;
    const options = { limitedCubes: true };
    const game = table({ paul: { spaces }, mary: {} }, { ...AT, options, cubes: { marble: 1 } });
    expect([game.goods('paul'), game.eventsOf('produced').map(({ gained }) => gained)]).toEqual([
      { marble: 1 },
      [{ marble: 1 }, {}],
    ]);
  });
});

describe('construction', () => {
  test('R8.4, R8.6 is paid for, turned over and gives its prestige', () => {
    const goods = { wood: 2, marble: 1, fiorini: 250 };
    const game = table({ paul: { goods, spaces: [['biblioteca', 'rising']] }, mary: { prestige: 20 } }, AT);
    expect([game.goods('paul'), game.tracks('paul')]).toEqual([{ fiorini: 50 }, [5, 0]]);
    expect(game.player('paul').spaces[0]).toEqual({ workshop: 'biblioteca', isBuilt: true, worker: null });
    expect(game.eventsOf('built')).toEqual([
      {
        type: 'built',
        seat: 0,
        workshop: 'biblioteca',
        space: 0,
        paid: { marble: 1, wood: 2, fiorini: 200 },
        gained: { prestige: 5 },
      },
    ]);
    expect(game.workers('paul')).toEqual([0, 8]);
  });

  test('R8.5 if the family cannot pay, the tile returns to the supply and only 1 prestige is lost', () => {
    const goods = { wood: 2, marble: 1, fiorini: 150 };
    const supply = { biblioteca: 0 };
    const game = table(
      { paul: { goods, spaces: [['biblioteca', 'rising']] }, mary: { prestige: 1 } },
      { ...AT, supply },
    );
    expect([game.goods('paul'), game.tracks('paul'), game.player('paul').spaces[0]]).toEqual([goods, [-1, 0], null]);
    expect(game.eventsOf('buildingFailed')[0]).toMatchObject({ workshop: 'biblioteca', space: 0, lost: 1 });
    expect(game.state.table.supply[1]).toBe(1);
    expect(game.workers('paul')).toEqual([0, 8]);
  });

  test('R8.5, R2.5 at −3 nothing more is lost', () => {
    const game = table({ paul: { prestige: -3, spaces: [['casa', 'rising']] }, mary: {} }, AT);
    expect([game.tracks('paul')[0], game.eventsOf('buildingFailed')[0]?.lost]).toEqual([-3, 0]);
  });

  test('R8.5, R6.6 a gap that a failure leaves is filled next', () => {
    const goods = { wood: 2 };
    const spaces = ['fabbro', ['zecca', 'rising'], ['casa', 'rising']] as const;
    const game = table({ paul: { goods, spaces }, mary: { prestige: -1 } }, { ...AT, round: 3 }); // tie: no Captain
    expect(game.player('paul').spaces.slice(0, 4)).toEqual([
      { workshop: 'fabbro', isBuilt: true, worker: null },
      null,
      { workshop: 'casa', isBuilt: true, worker: null },
      null,
    ]);
    game.plays('paul', { do: 'build', workshop: 'orafo' });
    expect(game.player('paul').spaces[1]).toEqual({ workshop: 'orafo', isBuilt: false, worker: 0 });
  });

  test('R8.5 a player who can pay must pay, without a question', () => {
    const spaces = [
      ['casa', 'rising'],
      ['picconiere', 'paul'],
    ] as const;
    const game = table({ paul: { goods: { wood: 2 }, spaces }, mary: {} }, AT);
    expect([game.waitsFor(), game.goods('paul')]).toEqual([[], { marble: 1 }]);
  });

  test('R8.1 an earlier building is paid before a later one', () => {
    const spaces = [
      ['casa', 'rising'],
      ['casamento', 'rising'],
    ] as const;
    const game = table({ paul: { goods: { wood: 2, marble: 1, fiorini: 50 }, spaces }, mary: {} }, AT);
    expect([
      game.eventsOf('built').map(({ workshop }) => workshop),
      game.eventsOf('buildingFailed')[0]?.workshop,
    ]).toEqual([['casa'], 'casamento']);
  });
});

test('R8.2, R6.5 the family that placed a worker in another district is asked about it', () => {
  const people = { paul: { goods: { gold: 1 }, workers: 1 }, mary: { spaces: ['orafo'], workers: 0 } } as const;
  const game = table(people).plays('paul', operate(1, 0));
  expect([game.waitsFor(), game.asks('paul')]).toEqual([['paul'], 'activity']);
  game.plays('paul', use);
  expect(game.goods('paul')).toEqual({ fiorini: 200 });
});
