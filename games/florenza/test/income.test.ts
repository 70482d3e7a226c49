import { expect, test } from 'vitest';
import { collect, pass, sellIncome, table, trySeeds } from './table.ts';

const AT = { at: 'income', round: 2 } as const;
const rolled = (roll: number) => (game: ReturnType<typeof table>) => game.eventsOf('dieRolled')[0]?.roll === roll;

test('R3.1, R3.2 every family receives its income and the resource of one roll', () => {
  const game = trySeeds((seed) => table({ paul: {}, mary: { goods: { fiorini: 50 } } }, { ...AT, seed }), rolled(3));
  expect(game.eventsOf('dieRolled')).toEqual([{ type: 'dieRolled', roll: 3, resource: 'metal', isScarce: false }]);
  expect(game.goods('paul')).toEqual({ marble: 1, wood: 1, metal: 1, fiorini: 200 });
  expect(game.goods('mary')).toEqual({ marble: 1, wood: 1, metal: 1, fiorini: 250 });
  expect(game.workers('paul')).toEqual([4, 4]);
});

test.each([
  [1, 'marble'],
  [2, 'wood'],
  [3, 'metal'],
  [4, 'textile'],
  [5, 'spice'],
  [6, 'gold'],
] as const)('R3.2 a %i brings %s', (roll, resource) => {
  const game = trySeeds((seed) => table({ paul: {}, mary: {} }, { ...AT, seed }), rolled(roll));
  const plain = { marble: 1, wood: 1, fiorini: 200 };
  expect(game.goods('mary')).toEqual({ ...plain, [resource]: 1 + (resource in plain ? 1 : 0) });
});

test('R3.2 every round has a roll of its own', () => {
  const rolls = [2, 3, 4, 5, 6, 7, 8].map(
    (round) => table({ paul: {}, mary: {} }, { ...AT, round }).eventsOf('dieRolled')[0]?.roll,
  );
  expect(new Set(rolls).size).toBeGreaterThan(1);
});

test('R2.2 round 1 has no income', () => {
  const game = table({ paul: { workers: 1 }, mary: {} }, { at: 'income', round: 1 });
  expect([game.goods('paul'), game.workers('paul'), game.events]).toEqual([{}, [1, 7], []]);
});

test('R3.5 Casa, Casamento and Palagio pay, those under construction do not', () => {
  const spaces = ['casa', 'casa', 'casamento', 'palagio', ['casamento', 'rising']] as const;
  const game = trySeeds((seed) => table({ paul: { spaces }, mary: {} }, { ...AT, seed }), rolled(1));
  expect(game.goods('paul')).toEqual({ marble: 2, wood: 1, fiorini: 500 });
  expect([game.tracks('paul'), game.workers('paul')]).toEqual([
    [1, 0],
    [7, 0], // the eighth worker lies on the workshop under construction
  ]);
  expect(game.eventsOf('income').filter(({ from }) => from === 'casa').length).toBe(2);
});

test('R2.6 workers are gained while the pool has any', () => {
  const spaces = ['casa', 'casa', 'casa', 'casa', 'casamento', 'casamento', 'palagio'] as const;
  const game = table({ paul: { spaces }, mary: {} }, AT);
  expect(game.workers('paul')).toEqual([8, 0]);
  const told = game.eventsOf('income').filter(({ seat, from }) => seat === 0 && from !== 'die');
  expect(told.map(({ gained }) => gained.workers ?? 0)).toEqual([4, 1, 1, 1, 1, 0, 0, 0]);
});

test('R3.4, R2.5 artworks with a crest pay prestige, influence or a worker; those without an income nothing', () => {
  const crests = ['lastricato-fontana', 'vescovile-salone', 'duomo-navata', 'duomo-abside'] as const;
  const game = table({ paul: { crests, artworks: ['palazzo-ritratto'] }, mary: {} }, AT);
  expect([game.tracks('paul'), game.workers('paul')]).toEqual([
    [1, 1],
    [5, 3],
  ]);
  expect([game.tracks('mary'), game.workers('mary')]).toEqual([
    [0, 0],
    [4, 4],
  ]);
  expect(game.eventsOf('income').some(({ from }) => from === 'duomo-abside' || from === 'palazzo-ritratto')).toBe(
    false,
  );
});

test('R3.6, R3.7 after the die roll the owner of the Atrio takes a gold or sells one', () => {
  const owner = { paul: { crests: ['banco-atrio'] }, mary: {} } as const;
  const lucky = trySeeds((seed) => table(owner, { ...AT, seed }), rolled(6));
  expect(lucky.asks('paul')).toBe('atrio'); // the gold of the die can be sold
  expect(lucky.choices('paul')).toEqual([collect, sellIncome]);
  lucky.plays('paul', sellIncome);
  expect(lucky.goods('paul')).toEqual({ marble: 1, wood: 1, fiorini: 400 });
  expect(lucky.eventsOf('incomeSold')).toEqual([
    { type: 'incomeSold', seat: 0, from: 'banco-atrio', paid: { gold: 1 }, fiorini: 200 },
  ]);
  const collected = trySeeds((seed) => table(owner, { ...AT, seed }), rolled(6)).plays('paul', collect);
  expect(collected.goods('paul')).toMatchObject({ gold: 2, fiorini: 200 });
});

test('R3.6, R2.4 a player without gold to sell takes the gold without being asked', () => {
  const people = { paul: { crests: ['banco-atrio'] }, mary: {} } as const;
  const game = trySeeds((seed) => table(people, { ...AT, seed, order: ['mary', 'paul'] }), rolled(2));
  expect(game.asks('mary')).toBe('place');
  expect(game.goods('paul')).toMatchObject({ gold: 1, fiorini: 200 });
});

test('R1.4, R3.6 gold sold by the Atrio goes back to the box', () => {
  const options = { limitedCubes: true };
  const cubes = { marble: 9, wood: 9, metal: 9, textile: 9, spice: 9, gold: 0 };
  const people = { paul: { crests: ['banco-atrio'], goods: { gold: 1 } }, mary: {} } as const;
  const game = trySeeds((seed) => table(people, { ...AT, seed, options, cubes }), rolled(2));
  game.plays('paul', sellIncome);
  expect([game.goods('paul').gold, game.state.table.cubes?.gold]).toEqual([undefined, 1]);
});

test('R1.4, R2.3 with limited cubes income is partial and goes in turn order', () => {
  const options = { limitedCubes: true };
  const cubes = { marble: 1, wood: 9, metal: 9, textile: 9, spice: 9, gold: 9 };
  const people = { paul: {}, mary: {}, peter: {} };
  const game = trySeeds(
    (seed) => table(people, { ...AT, seed, options, cubes, order: ['mary', 'peter', 'paul'] }),
    rolled(3),
  );
  expect(['paul', 'mary', 'peter'].map((name) => game.goods(name as 'paul').marble ?? 0)).toEqual([0, 1, 0]);
  expect(game.state.table.cubes).toMatchObject({ marble: 0, wood: 6, metal: 6 });
  expect(
    game.eventsOf('income').filter(({ from, gained }) => from === 'family' && gained.marble === undefined).length,
  ).toBe(2);
});

test('R3.3 if the rolled resource is short, everyone gains 100 fiorini instead of a cube', () => {
  const options = { limitedCubes: true };
  const cubes = { marble: 9, wood: 9, metal: 9, textile: 9, spice: 9, gold: 2 };
  const make = (gold: number) => (seed: string) =>
    table({ paul: {}, mary: {}, peter: {} }, { ...AT, seed, options, cubes: { ...cubes, gold } });
  const short = trySeeds(make(2), rolled(6));
  expect(short.eventsOf('dieRolled')[0]?.isScarce).toBe(true);
  expect(short.goods('mary')).toEqual({ marble: 1, wood: 1, fiorini: 300 });
  expect(trySeeds(make(3), rolled(6)).goods('mary')).toEqual({ marble: 1, wood: 1, gold: 1, fiorini: 200 });
});

test('R3.3 the shortage is counted after the family income', () => {
  const options = { limitedCubes: true };
  const cubes = { marble: 3, wood: 9, metal: 9, textile: 9, spice: 9, gold: 9 };
  const game = trySeeds((seed) => table({ paul: {}, mary: {} }, { ...AT, seed, options, cubes }), rolled(1));
  expect(game.goods('mary')).toEqual({ marble: 1, wood: 1, fiorini: 300 }); // one marble is left for two players
});

test('R1.4, R3.6 the Atrio pays nothing when the box has no gold', () => {
  const options = { limitedCubes: true };
  const cubes = { marble: 9, wood: 9, metal: 9, textile: 9, spice: 9, gold: 0 };
  const people = { paul: { crests: ['banco-atrio'], goods: { gold: 1 } }, mary: {} } as const;
  const game = trySeeds((seed) => table(people, { ...AT, seed, options, cubes }), rolled(2));
  game.plays('paul', collect);
  expect([game.goods('paul').gold, game.may('paul', pass)]).toEqual([1, true]);
});
