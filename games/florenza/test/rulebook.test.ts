import { expect, test } from 'vitest';
import { florenza } from '../src/index.ts';
import { dealt } from './deal.ts';
import { buy, commission, hire, incentive, market, sell, settle, table, take, trade, trySeeds, work } from './table.ts';

/** All worked examples of the rulebook, in its order. */

test('Example 1, R1.8, R1.9: the last player chooses first, and in a first game has Picconiere and Legnaiuolo', () => {
  const game = dealt(5);
  const { order } = game.table;
  expect(florenza.pending(game)).toEqual([order[4]]);
  const first = dealt(5, { firstGame: true });
  const pairs = first.table.order.map((seat) =>
    first.table.players[seat]?.spaces.slice(0, 2).map((space) => space?.workshop),
  );
  expect(pairs).toEqual([
    ['monte-di-pieta', 'lanaiuolo'],
    ['cambiavalute', 'orafo'],
    ['fabbro', 'erbolaio'],
    ['boscaiuolo', 'ottonaio'],
    ['picconiere', 'legnaiuolo'],
  ]);
});

test('Example 2, R3.4: artworks pay prestige, influence and a worker, the Atrio a cube of gold', () => {
  const game = table(
    {
      paul: { crests: ['signoria-salone', 'battistero-cupola', 'ospedale-chiostro', 'banco-atrio'] },
      mary: {},
    },
    { at: 'income', round: 2 },
  );
  const told = game.eventsOf('income').filter(({ seat, from }) => seat === 0 && from !== 'family' && from !== 'die');
  expect(told.map(({ from, gained }) => [from, gained])).toEqual([
    ['battistero-cupola', { influence: 1 }],
    ['ospedale-chiostro', { workers: 1 }],
    ['signoria-salone', { prestige: 1 }],
    ...(game.asks('paul') === 'atrio' ? [] : [['banco-atrio', { gold: 1 }]]),
  ]);
  expect(game.player('paul').workers).toBe(5);
});

test('Example 3, R7.1: Paul sells a marble, buys a wood and trades a spice and a marble for another wood', () => {
  const game = table({ paul: { goods: { marble: 2, spice: 1, fiorini: 100 }, workers: 1 }, mary: { workers: 0 } });
  game.plays('paul', market);
  expect(game.asks('paul')).toBe('market');
  game.plays('paul', sell('marble'));
  expect(game.goods('paul')).toEqual({ marble: 1, spice: 1, fiorini: 200 });
  game.plays('paul', buy('wood'), trade('marble', 'spice'), take('wood'));
  expect(game.goods('paul')).toEqual({ wood: 2 });
  expect(game.eventsOf('traded')).toEqual([{ type: 'traded', seat: 0, gave: ['marble', 'spice'], took: 'wood' }]);
});

const SALONE = { wood: 2, metal: 1, textile: 1, gold: 1, spice: 1, fiorini: 200 } as const;

test('Example 4, R9.2, R9.3, R9.5, R9.7: Correggio paints the Salone for Mary and rolls a 6, his masterpiece', () => {
  const made = (seed: string) =>
    table(
      { paul: {}, mary: { goods: SALONE, commissions: [['signoria-salone', 'correggio']] } },
      { at: 'artworks', lives: [['correggio', 3]], seed },
    );
  const game = trySeeds(made, (one) => one.eventsOf('artistRolled')[0]?.rolls[0] === 6);
  expect(game.eventsOf('artworkCompleted')).toMatchObject([
    { seat: 1, artwork: 'signoria-salone', artist: 'correggio', paid: SALONE, gained: { prestige: 7 } },
  ]);
  expect(game.eventsOf('artistScored')).toMatchObject([{ number: 6, prestige: 3, isMasterpiece: true }]);
  // 10 prestige in all make her Captain of the People: she receives certificates for them.
  expect(game.eventsOf('captainNamed')).toMatchObject([{ seat: 1, prestige: 10, certificates: 10 }]);
  expect(game.player('mary').certificates).toBe(10);
  expect(game.state.table.lives[0]).toMatchObject({ character: 'correggio', isMaster: true, tile: 'card' });
});

test('Example 5, R9.4: all artworks of Palazzo and Chiesa bring 4 prestige and 4 influence', () => {
  const game = table(
    {
      paul: {
        goods: { textile: 1, spice: 2, marble: 2, fiorini: 50 },
        artworks: [
          'palazzo-giardino',
          'palazzo-camera-nuziale',
          'palazzo-facciata',
          'chiesa-facciata',
          'chiesa-cupola',
          'chiesa-cappella',
        ],
        commissions: [
          ['palazzo-ritratto', 'unnamed-painter'],
          ['chiesa-abside', 'unnamed-painter'],
        ],
      },
      mary: {},
    },
    { at: 'artworks' },
  );
  game.plays('paul', settle('palazzo-ritratto'));
  expect(game.eventsOf('districtBonus')).toEqual([
    { type: 'districtBonus', seat: 0, of: 'palazzo', gained: { prestige: 4 } },
    { type: 'districtBonus', seat: 0, of: 'chiesa', gained: { influence: 4 } },
  ]);
});

test('Example 6, R10.2, R10.4, R10.7: the highest on the prestige track is Captain, on the influence track Bishop', () => {
  const game = table(
    {
      paul: { prestige: 2 },
      mary: { prestige: 9, influence: 1 },
      peter: { prestige: 3, influence: 4 },
      anna: { prestige: 5, influence: 3 },
      john: { prestige: 1 },
    },
    { at: 'turnOrder', order: ['peter', 'paul', 'mary', 'anna', 'john'] },
  );
  expect(game.offices()).toEqual(['mary', 'peter']);
  expect(game.order()).toEqual(['mary', 'peter', 'paul', 'anna', 'john']);
});

test('Example 7, R6.2, R10.8: Peter holds both offices, uses both powers and places two workers at a time', () => {
  const game = table(
    { paul: {}, mary: {}, peter: {} },
    { at: 'captain', captain: 'peter', bishop: 'peter', order: ['peter', 'paul', 'mary'] },
  );
  expect(game.asks('peter')).toBe('captain');
  game.plays('peter', { do: 'decline' });
  expect(game.asks('peter')).toBe('bishop');
  game.plays('peter', { do: 'decline' });
  const turns: string[] = [];
  while (game.asks(game.waitsFor()[0] ?? 'paul') === 'place' && turns.length < 8) {
    const [name = 'paul'] = game.waitsFor();
    turns.push(name);
    game.plays(name, work);
  }
  expect(turns).toEqual(['peter', 'peter', 'paul', 'mary', 'peter', 'peter', 'paul', 'mary']);
});

test('Example 8, R9.2, R3.4: the Salone costs 100 fiorini and the artist 100 more, and pays 1 prestige each round', () => {
  const game = table(
    { paul: { goods: SALONE, workers: 1 }, mary: { workers: 0, prestige: 40 } },
    { lives: [['correggio', 3]], round: 3 },
  );
  game.plays('paul', commission('signoria-salone'), hire('correggio'));
  expect(game.eventsOf('artworkCompleted')[0]?.paid).toEqual(SALONE);
  expect(game.eventsOf('income')).toContainEqual({
    type: 'income',
    seat: 0,
    from: 'signoria-salone',
    gained: { prestige: 1 },
  });
});

test('Example 9, R9.11: without the die Raffaello makes the Cappella of the Ospedale with 100 fiorini of incentive', () => {
  const game = table(
    {
      paul: { goods: { marble: 2, wood: 1, gold: 1, fiorini: 500 }, commissions: [['ospedale-cappella', 'sanzio']] },
      mary: { prestige: 40 },
    },
    { at: 'artworks', lives: [['sanzio', 3]], options: { noDie: true } },
  );
  expect(game.choices('paul')).toEqual([incentive(0), incentive(1), incentive(2), incentive(3)]);
  game.plays('paul', incentive(2));
  expect(game.eventsOf('artistScored')).toMatchObject([{ number: 4, prestige: 5, isMasterpiece: false }]);
  expect(game.eventsOf('artworkCompleted')).toMatchObject([{ incentive: 100 }]);
  // In the Duomo with 150 fiorini it would be his masterpiece.
  const duomo = table(
    {
      paul: {
        goods: { marble: 2, wood: 1, metal: 2, spice: 2, fiorini: 600 },
        commissions: [['duomo-cappella', 'sanzio']],
      },
      mary: {},
    },
    { at: 'artworks', lives: [['sanzio', 3]], options: { noDie: true } },
  );
  duomo.plays('paul', incentive(3));
  expect(duomo.eventsOf('artistScored')).toMatchObject([{ number: 6, prestige: 6, isMasterpiece: true }]);
});
