import { expect, test } from 'vitest';
import { cash, done, mark, table } from './table.ts';

const named = (captains: readonly number[], bishops: readonly number[]) => {
  const [ringo, paul, john] = [0, 1, 2].map((seat) => ({
    tracks: { captain: captains[seat] ?? 0, bishop: bishops[seat] ?? 0 },
  }));
  return table({ ringo: ringo ?? {}, paul: paul ?? {}, john: john ?? {} }, { round: 2, at: 'offices' });
};

test('R5.1, R5.3 the player with strictly the most marked spaces holds the office for the round', () => {
  expect(named([1, 3, 2], [4, 0, 3]).eventsOf('officesNamed')).toEqual([
    { type: 'officesNamed', captain: 1, bishop: 0 },
  ]);
});

test('R5.1, R5.3 on a tie for the most, or without any mark, nobody holds the office', () => {
  expect(named([3, 3, 2], [1, 2, 2]).state.table).toMatchObject({ captain: null, bishop: null });
  expect(named([0, 0, 0], [0, 0, 0]).state.table).toMatchObject({ captain: null, bishop: null });
});

test('R5.2 the Captain marks the resource before the first roll of the round', () => {
  const game = named([1, 3, 2], [0, 0, 0]);
  expect(game.waitsFor()).toEqual(['paul']);
  expect(game.eventsOf('rolled')).toEqual([]);
  game.plays('paul', mark('space-8', 'spice'));
  expect(game.eventsOf('marked')).toEqual([
    { type: 'marked', seat: 1, place: 'space-8', good: 'spice', from: 'captain' },
  ]);
  expect(game.eventsOf('rolled')).toHaveLength(1);
});

test('R5.3, R5.4 the office of Bishop lasts one round; the leader of the next round takes it', () => {
  const game = table(
    { ringo: { tracks: { bishop: 1 } }, paul: { tracks: { bishop: 2 } } },
    { round: 2, bishop: 'ringo', firstPlayer: 'paul', active: 'ringo', used: ['white', 'grey', 'red'], at: 'others' },
  );
  game.plays('paul', cash('green'), done);
  expect(game.state.table).toMatchObject({ round: 3, bishop: 1 });
});
