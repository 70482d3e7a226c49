import { describe, expect, test } from 'vitest';
import { ARTIST_IDS, ARTISTS, CHARACTER_IDS, PREACHER_IDS, PREACHERS, SKILLS_OF_ARTISTS } from '../src/characters.ts';
import { ARTWORK_IDS, CHIESA, CITY_ARTWORKS, OPENING_IDS, PALAZZO, WORKSHOP_IDS } from '../src/components.ts';
import { FIGURES } from '../src/figures.ts';
import { someOf } from '../src/goods.ts';
import { florenza } from '../src/index.ts';
import { dealt } from './deal.ts';
import { opens } from './table.ts';

const SEATS = [2, 3, 4, 5];

test('R1.6 the box has 34 artists and 6 preachers, numbered from 1 to 40, and six numbers on each side of a skill', () => {
  expect([ARTIST_IDS.length, PREACHER_IDS.length]).toEqual([34, 6]);
  const numbers = [...ARTIST_IDS.map((id) => ARTISTS[id].number), ...PREACHER_IDS.map((id) => PREACHERS[id].number)];
  expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  for (const { table, after, masterpiece, cost } of Object.values(SKILLS_OF_ARTISTS)) {
    expect([table.length, after.length, masterpiece.length]).toEqual([6, 6, 1]);
    expect(cost % 50).toBe(0);
    for (const [face, points] of after.entries()) expect(points).toBeLessThanOrEqual(table[face] ?? 0);
  }
});

test('R1.10 there are 45 workshop tiles of 29 names, and 27 artworks', () => {
  expect(WORKSHOP_IDS.length).toBe(29);
  expect(WORKSHOP_IDS.reduce((sum, id) => sum + FIGURES.workshops[id].copies, 0)).toBe(45);
  expect(WORKSHOP_IDS.map((id) => FIGURES.workshops[id].number)).toEqual(WORKSHOP_IDS.map((_, index) => index + 1));
  expect([ARTWORK_IDS.length, PALAZZO.length, CHIESA.length, CITY_ARTWORKS.length]).toEqual([27, 4, 4, 19]);
});

describe.each(SEATS)('with %i players', (seats) => {
  const { table } = dealt(seats);

  test('R1.1, R1.2 all players begin with the same goods, workers and markers', () => {
    expect(table.players.length).toBe(seats);
    for (const player of table.players) {
      expect(someOf(player.goods)).toEqual({
        marble: 1,
        wood: 1,
        metal: 1,
        textile: 1,
        spice: 1,
        gold: 1,
        fiorini: 300,
      });
      expect([player.workers, player.pool, player.prestige, player.influence, player.certificates]).toEqual([
        4, 4, 0, 0, 0,
      ]);
      expect(player.spaces).toEqual(Array.from({ length: 8 }, () => null));
    }
  });

  test('R1.5 everybody is once in the turn order, and nobody holds an office', () => {
    expect([...table.order].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect([table.captain, table.bishop, table.streak]).toEqual([null, null, null]);
  });

  test('R1.6, R1.7 characters are drawn by the number of players, each with his rounds; the unnamed are there', () => {
    expect(table.lives.length).toBe(seats + 4);
    for (const { character, rounds, isMaster, tile } of table.lives) {
      const life =
        character in ARTISTS
          ? FIGURES.artists[character as 'giotto'].life
          : FIGURES.preachers[character as 'giordano-bruno'].life;
      expect([rounds, isMaster, tile]).toEqual([life, false, 'card']);
    }
    expect([...table.lives.map(({ character }) => character), ...table.bag].sort()).toEqual([...CHARACTER_IDS].sort());
    expect(table.unnamed).toEqual({ architect: 2, sculptor: 2, painter: 2, preacher: 2 });
  });

  test('R1.8 from the last player on everybody chooses one of the twelve, then once more', () => {
    const state = dealt(seats);
    const lastFirst = state.table.order.toReversed();
    const chosen: string[] = [];
    for (const [turn, seat] of [...lastFirst, ...lastFirst].entries()) {
      expect(florenza.pending(state)).toEqual([seat]);
      const left = OPENING_IDS.filter((id) => !chosen.includes(id));
      expect(florenza.moves(state, seat)).toEqual(left.map(opens));
      chosen.push(left[0] ?? '');
      florenza.apply(state, seat, opens(left[0] ?? 'fabbro'));
      const space = state.table.players[seat]?.spaces[Math.floor(turn / seats)];
      expect(space).toEqual({ workshop: left[0], isBuilt: true, worker: null });
    }
    // R1.10  The chosen tiles are gone from the supply, the others are in it.
    for (const [place, id] of WORKSHOP_IDS.entries())
      expect(state.table.supply[place]).toBe(FIGURES.workshops[id].copies - (chosen.includes(id) ? 1 : 0));
    // R2.2  Round 1 begins with phase 4.
    expect(state.table.round).toBe(1);
    expect(florenza.pending(state)).toEqual([state.table.order[0]]);
    expect(florenza.moves(state, state.table.order[0] ?? 0)).toContainEqual({ do: 'work' });
  });

  test('R1.9 in a first game nobody chooses', () => {
    const state = dealt(seats, { firstGame: true });
    const last = state.table.players[state.table.order.at(-1) ?? 0];
    expect(last?.spaces.slice(0, 3)).toEqual([
      { workshop: 'picconiere', isBuilt: true, worker: null },
      { workshop: 'legnaiuolo', isBuilt: true, worker: null },
      null,
    ]);
    expect(state.table.supply.reduce((sum, count) => sum + count, 0)).toBe(45 - 2 * seats);
    expect(florenza.pending(state)).toEqual([state.table.order[0]]);
  });

  test('R1.10 the Palagio can be left out', () => {
    const copies = (palagio: boolean) => dealt(seats, { palagio }).table.supply[WORKSHOP_IDS.indexOf('palagio')];
    expect([copies(false), copies(true)]).toEqual([0, 1]);
  });

  test('R1.3, R1.4 cubes are counted only with the option', () => {
    expect(table.cubes).toBeNull();
    const { cubes } = dealt(seats, { limitedCubes: true }).table;
    expect(cubes).toMatchObject({
      marble: 18 - seats,
      wood: 18 - seats,
      metal: 12 - seats,
      gold: 12 - seats,
      fiorini: 0,
    });
  });
});

test('R1.5, R1.6 another seed brings another order and other characters', () => {
  const seen = new Set<string>();
  for (let number = 0; number < 20; number++) {
    const { table } = dealt(3, {}, `deal ${number}`);
    seen.add(`${table.order.join()} ${table.lives.map(({ character }) => character).join()}`);
  }
  expect(seen.size).toBe(20);
  expect(dealt(3).table).toEqual(dealt(3).table);
});

test('R1.6, R11.6 the characters after round 1 are independent of the first ones', () => {
  const first = (number: number) => {
    const state = dealt(2, { firstGame: true, figures: { characters: { players2: 1 } } }, `bag ${number}`);
    const { character } = state.table.lives[0] ?? { character: 'giotto' };
    state.table.lives = state.table.lives.map((life) => ({ ...life, rounds: 1 }));
    for (let [seat] = florenza.pending(state); state.table.round === 1; [seat] = florenza.pending(state))
      florenza.apply(state, seat ?? 0, { do: 'pass' });
    return [character, state.table.lives[0]?.character ?? 'giotto'].map((one) => CHARACTER_IDS.indexOf(one));
  };
  const pairs = Array.from({ length: 40 }, (_, number) => first(number));
  const near = pairs.filter(([one = 0, other = 0]) => Math.abs(one - other) <= 1);
  expect(near.length).toBeLessThan(10); // with the same random numbers all forty pairs would be neighbours
});
