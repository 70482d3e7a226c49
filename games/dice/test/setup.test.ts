import { at, below, chance, derivedSeed, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { BUILDINGS } from '../src/components.ts';
import { dice } from '../src/index.ts';

const setup = (seats: number, seed: string) => dice.setup({ pope: 'normal' }, seats, seedFromText(seed));
const rolledBy = (state: ReturnType<typeof setup>) =>
  state.table.players.map(({ rione }) => BUILDINGS[at(rione, 0)].number);
const tables = Array.from({ length: 60 }, (_, game) => setup(4, `table ${game}`));

test.each([1, 2, 3, 4])(
  'R1.3 %i players begin with a spare resource, 200 fiorini and no star, nothing marked',
  (seats) => {
    const { players } = setup(seats, 'setup').table;
    expect(players).toHaveLength(seats);
    for (const player of players) {
      expect(player).toMatchObject({ spares: 1, stars: 0, fiorini: 200, artworks: [], palazzoBonus: null });
      expect(player.tracks).toEqual({ captain: 0, bishop: 0, preacher: 0 });
      expect(player.marks.every((marks) => Object.values(marks).every((count) => count === 0))).toBe(true);
    }
  },
);

test('R1.4 everyone has a building with a number from 1 to 6 on space 1, and it scores', () => {
  const numbers = new Set(tables.flatMap(rolledBy));
  expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const state of tables)
    for (const { lines } of dice.scores(state)) expect(lines.find(({ id }) => id === 'buildings')?.points).toBe(1);
});

test('R1.5 the player with the lowest roll is First Player; ties are broken at random', () => {
  const chosen = new Set<number>();
  for (const state of tables) {
    const rolls = rolledBy(state);
    const lowest = Math.min(...rolls);
    expect(rolls[state.table.firstPlayer]).toBe(lowest);
    const equals = rolls.flatMap((roll, seat) => (roll === lowest ? [seat] : []));
    if (equals.length > 1) chosen.add(equals.indexOf(state.table.firstPlayer));
  }
  expect(chosen.size).toBeGreaterThan(1);
});

test('R3.2, R6.1 round 1 begins with the roll of the First Player', () => {
  const { table } = setup(3, 'first turn');
  expect(table).toMatchObject({ round: 1, turn: 0, active: table.firstPlayer, captain: null, bishop: null, used: [] });
  expect(dice.pending({ ...setup(3, 'first turn') })).toEqual([table.firstPlayer]);
  for (const value of Object.values(table.dice ?? {})) expect([1, 2, 3, 4, 5, 6]).toContain(value);
});

test.each([
  [1, 6, 12],
  [2, 6, 12],
  [3, 5, 15],
  [4, 4, 16],
])('R1.2, R3.3 %i players play %i rounds with %i turns in all, each beginning with a roll', (seats, rounds, turns) => {
  const state = setup(seats, 'a whole game');
  const draw = chance(seedFromText('moves'), 'of a whole game');
  const active = [state.table.active];
  let last = 0;
  for (let [seat] = dice.pending(state); seat !== undefined; [seat] = dice.pending(state)) {
    const moves = dice.moves(state, seat);
    last = state.table.round;
    dice.apply(state, seat, at(moves, below(draw, moves.length)), (event) => {
      if (event.type === 'rolled') active.push(event.active);
    });
  }
  expect(last).toBe(rounds);
  expect(active).toHaveLength(turns);
  const { firstPlayer } = state.table;
  const order = seats === 1 ? [0, 'ghost'] : Array.from({ length: seats }, (_, turn) => (firstPlayer + turn) % seats);
  expect(active).toEqual(Array.from({ length: rounds }, () => order).flat());
});

test('R6.1 rolls differ from seed to seed', () => {
  const rolls = Array.from({ length: 40 }, (_, game) =>
    JSON.stringify(dice.setup({ pope: 'normal' }, 2, derivedSeed(seedFromText('rolls'), 'game', game)).table.dice),
  );
  expect(new Set(rolls).size).toBe(40);
});
