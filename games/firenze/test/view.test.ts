import { chance, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { firenze } from '../src/index.ts';
import { playCard, rob, table, take } from './table.ts';

const deal = (seed: string) => {
  const options = firenze.readOptions({}, 3);
  return firenze.setup(options.ok ? options.value : expect.fail(), 3, seedFromText(seed));
};

test('R1.12 all views are equal, contain all hands and no seed', () => {
  const game = table({ holger: { store: { white: 2 }, hand: ['spy'] }, thomas: { hand: ['mason'] } });
  const [own, other, nobody] = [0, 1, null].map((viewer) => firenze.view(game.state, viewer));
  expect(own?.table).toEqual(other?.table);
  expect(own?.table).toEqual(nobody?.table);
  expect(own?.table.players[1]?.hand).toEqual(['mason']);
  expect(JSON.stringify({ ...own, figures: null })).not.toContain(game.state.secret.seed);
});

test('R1.12 guesses draw different cards and bricks', () => {
  const state = deal('truth');
  const seat = state.table.active;
  const drawn = new Set<string>();
  for (let count = 0; count < 12; count++) {
    const guess = firenze.guess(firenze.view(state, seat), chance(seedFromText('guess'), 'draw', count));
    firenze.apply(guess, seat, { do: 'take', place: 0 });
    drawn.add(JSON.stringify(guess.table.row[5]));
  }
  expect(drawn.size).toBeGreaterThan(3);
});

test('R1.12 the same seed deals and draws the same', () => {
  const [one, other] = [deal('same'), deal('same')];
  const seat = one.table.active;
  for (const state of [one, other]) firenze.apply(state, seat, { do: 'take', place: 1 });
  expect(one.table).toEqual(other.table);
  expect(deal('another').table.row).not.toEqual(deal('same').table.row);
});

test('R1.12 draws from deck and pouch are revelations; a Spy reveals nothing', () => {
  const people = { holger: { store: { white: 2 }, hand: ['spy'] }, thomas: { store: { red: 1, blue: 1 } } } as const;
  const game = table(people);
  game.plays('holger', playCard('spy'), rob(1, 'red'));
  expect(game.events.some((event) => firenze.reveals(event))).toBe(false);
  game.plays('holger', take(0));
  expect(game.events.filter((event) => firenze.reveals(event)).map(({ type }) => type)).toEqual(['rowRefilled']);
});

test('R1.12, R12.3 the brick a Quarry draws is a revelation', () => {
  const game = table({ holger: { store: { white: 2 }, buildings: ['quarry'] }, thomas: {} });
  game.plays('holger', take(0));
  expect(game.events.filter((event) => firenze.reveals(event)).map(({ type }) => type)).toEqual([
    'rowRefilled',
    'quarried',
  ]);
});

test('R1.12 a guess of a guess draws again, and playing a guess does not change the game', () => {
  const state = deal('truth');
  const seat = state.table.active;
  const seen = firenze.view(state, seat);
  const before = structuredClone(seen.table);
  const guess = firenze.guess(seen, chance(seedFromText('again'), 'guess'));
  for (const from of [state, guess]) {
    const drawn = new Set<string>();
    for (let count = 0; count < 12; count++) {
      const again = firenze.guessAgain(from, seat, chance(seedFromText('again'), 'draw', count));
      firenze.apply(again, seat, { do: 'take', place: 0 });
      drawn.add(JSON.stringify(again.table.row[5]));
    }
    expect(drawn.size).toBeGreaterThan(3);
  }
  firenze.apply(guess, seat, { do: 'take', place: 0 });
  expect(seen.table).toEqual(before);
  expect(state.table).toEqual(before);
});
