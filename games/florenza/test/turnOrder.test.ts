import { describe, expect, test } from 'vitest';
import type { Name } from './table.ts';
import { passAll, table } from './table.ts';
import { withTracks } from './tracks.ts';

describe('the turn order', () => {
  const order: readonly Name[] = ['anna', 'paul', 'john', 'mary', 'peter'];

  test('R10.7 without offices the turn order does not change', () => {
    const game = withTracks(
      [
        [1, 0],
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      { order },
    );
    expect([game.offices(), game.order()]).toEqual([[null, null], order]);
  });

  test('R10.7 a Captain alone comes first', () => {
    const game = withTracks(
      [
        [1, 0],
        [2, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      { order },
    );
    expect([game.offices(), game.order()]).toEqual([
      ['mary', null],
      ['mary', 'anna', 'paul', 'john', 'peter'],
    ]);
  });

  test('R10.7 a Bishop alone comes first', () => {
    const game = withTracks(
      [
        [1, 0],
        [1, 0],
        [0, 5],
        [0, 0],
        [0, 0],
      ],
      { order },
    );
    expect([game.offices(), game.order()]).toEqual([
      [null, 'peter'],
      ['peter', 'anna', 'paul', 'john', 'mary'],
    ]);
  });

  test('R10.7 Captain and Bishop come first, then the others in their old order', () => {
    const game = withTracks(
      [
        [1, 0],
        [2, 0],
        [0, 5],
        [0, 0],
        [0, 0],
      ],
      { order },
    );
    expect(game.order()).toEqual(['mary', 'peter', 'anna', 'paul', 'john']);
  });

  test('R10.7 players who lose an office come after the new Captain and Bishop, in the previous order', () => {
    const held = { order: ['anna', 'paul', 'john', 'mary', 'peter'], captain: 'anna', bishop: 'paul' } as const;
    const game = withTracks(
      [
        [1, 0],
        [2, 0],
        [0, 5],
        [0, 0],
        [0, 0],
      ],
      held,
    );
    expect(game.order()).toEqual(['mary', 'peter', 'anna', 'paul', 'john']);
    const swapped = withTracks(
      [
        [9, 0],
        [2, 0],
        [0, 0],
        [0, 5],
        [0, 0],
      ],
      held,
    );
    expect(swapped.order()).toEqual(['paul', 'anna', 'john', 'mary', 'peter']);
  });

  test('R10.7, R10.8 a player with both offices is first and has one place in the order', () => {
    const game = withTracks(
      [
        [1, 0],
        [2, 0],
        [8, 5],
        [0, 0],
        [0, 0],
      ],
      { order },
    );
    expect([game.offices(), game.order()]).toEqual([
      ['peter', 'peter'],
      ['peter', 'anna', 'paul', 'john', 'mary'],
    ]);
  });

  test('R10.8 if a player keeps one of both offices, the order begins with the Captain and then the Bishop', () => {
    const held = {
      order: ['peter', 'anna', 'paul', 'john', 'mary'],
      captain: 'peter',
      bishop: 'peter',
      streak: 'peter',
    } as const;
    const game = withTracks(
      [
        [1, 0],
        [2, 0],
        [0, 5],
        [0, 0],
        [0, 0],
      ],
      held,
    );
    expect([game.offices(), game.order()]).toEqual([
      ['mary', 'peter'],
      ['mary', 'peter', 'anna', 'paul', 'john'],
    ]);
    expect(game.tracks('peter')).toEqual([5, 0]);
  });

  test('R10.8 in phase 5 a player with both offices acts once', () => {
    const goods = { wood: 1 };
    const both = { captain: 'paul', bishop: 'paul', at: 'market' } as const;
    const game = table({ paul: { goods, isAtMarket: true }, mary: { goods, isAtMarket: true } }, both);
    game.plays('paul', { do: 'leave' });
    expect(game.waitsFor()).toEqual(['mary']);
  });

  test('R10.7, R2.3 the new order holds from the next round on', () => {
    const game = withTracks(
      [
        [1, 0],
        [2, 0],
        [0, 0],
      ],
      { round: 4 },
    );
    expect(game.asks('mary')).toBe('captain');
    game.plays('mary', { do: 'decline' });
    expect(game.waitsFor()).toEqual(['mary']);
    passAll(game);
    expect(game.state.table.round).toBe(6);
  });
});
