import { describe, expect, test } from 'vitest';
import { withTracks } from './tracks.ts';

describe('the Captain', () => {
  test('R10.2, R10.3 is highest on the track, is paid and goes back to 0', () => {
    const game = withTracks([
      [4, 0],
      [11, 0],
      [10, 0],
    ]);
    expect([game.offices(), game.player('mary').certificates, game.tracks('mary')]).toEqual([
      ['mary', null],
      11,
      [0, 0],
    ]);
    expect([game.tracks('paul')[0], game.tracks('peter')[0]]).toEqual([4, 10]);
    expect(game.eventsOf('captainNamed')).toEqual([
      { type: 'captainNamed', seat: 1, prestige: 11, behind: { seats: [2], mark: 10 }, certificates: 11 },
    ]);
  });

  test('R10.2, R10.3 is not named on a tie, and nobody is paid', () => {
    const game = withTracks(
      [
        [7, 0],
        [7, 0],
        [2, 0],
      ],
      { captain: 'peter' },
    );
    expect(game.offices()).toEqual([null, null]);
    expect([game.tracks('paul'), game.player('paul').certificates]).toEqual([[7, 0], 0]);
    expect(game.eventsOf('noCaptain')).toEqual([{ type: 'noCaptain', tied: [0, 1], prestige: 7 }]);
  });

  test('R10.2, R10.3 is also named below 0, gets no certificates and goes back to 0', () => {
    const game = withTracks([
      [-2, 0],
      [-1, 0],
      [-3, 0],
    ]);
    expect([game.offices()[0], game.player('mary').certificates, game.tracks('mary')[0]]).toEqual(['mary', 0, 0]);
  });

  test('R10.2 can be named again', () => {
    const game = withTracks(
      [
        [5, 0],
        [3, 0],
        [2, 0],
      ],
      { captain: 'paul' },
    );
    expect([game.offices()[0], game.player('paul').certificates]).toEqual(['paul', 5]);
  });
});

describe('the Bishop', () => {
  test('R10.4 has at least 3 influence and more than everybody else, and keeps it', () => {
    const game = withTracks([
      [0, 3],
      [1, 2],
      [0, 0],
    ]);
    expect([game.offices()[1], game.tracks('paul')]).toEqual(['paul', [0, 3]]);
  });

  test('R10.4 is not named with less than 3 influence', () => {
    const game = withTracks(
      [
        [0, 2],
        [1, 1],
        [0, 0],
      ],
      { bishop: 'paul' },
    );
    expect(game.offices()[1]).toBeNull();
    expect(game.eventsOf('noBishop')).toEqual([{ type: 'noBishop', why: 'tooLittle', most: [0], influence: 2 }]);
  });

  test('R10.4 is not named on a tie', () => {
    const game = withTracks(
      [
        [0, 6],
        [1, 6],
        [0, 0],
      ],
      { bishop: 'paul', streak: 'paul' },
    );
    expect(game.offices()[1]).toBeNull();
    expect(game.eventsOf('noBishop')).toEqual([{ type: 'noBishop', why: 'tie', most: [0, 1], influence: 6 }]);
    expect([game.eventsOf('cardinalNamed'), game.state.table.streak]).toEqual([[], null]);
  });
});

describe('the Cardinal', () => {
  test('R10.5 is the player who is named Bishop for the second round in a row', () => {
    const game = withTracks(
      [
        [0, 4],
        [3, 0],
        [0, 0],
      ],
      { bishop: 'paul', streak: 'paul' },
    );
    expect([game.offices(), game.tracks('paul')]).toEqual([
      ['mary', 'paul'],
      [5, 0],
    ]);
    expect(game.eventsOf('cardinalNamed')).toEqual([
      { type: 'cardinalNamed', seat: 0, inARow: true, influence: 4, prestige: 5 },
    ]);
  });

  test('R10.5 is also a Bishop with 10 influence', () => {
    expect(
      withTracks([
        [0, 10],
        [3, 0],
        [0, 0],
      ]).tracks('paul'),
    ).toEqual([5, 0]);
    expect(
      withTracks([
        [0, 9],
        [3, 0],
        [0, 0],
      ]).tracks('paul'),
    ).toEqual([0, 9]);
    expect(
      withTracks([
        [0, 14],
        [3, 0],
        [0, 0],
      ]).eventsOf('cardinalNamed')[0],
    ).toMatchObject({ inARow: false, influence: 14 });
  });

  test('R10.5 is named once if both reasons hold', () => {
    expect(
      withTracks(
        [
          [0, 12],
          [3, 0],
          [0, 0],
        ],
        { streak: 'paul' },
      ).tracks('paul'),
    ).toEqual([5, 0]);
  });

  test('R10.5, R10.1 gets the 5 prestige after the Captain of this phase was named', () => {
    const game = withTracks([
      [2, 10],
      [3, 0],
      [0, 0],
    ]);
    expect([game.offices(), game.tracks('paul'), game.player('paul').certificates]).toEqual([
      ['mary', 'paul'],
      [7, 0],
      0,
    ]);
    const own = withTracks([
      [4, 10],
      [3, 0],
      [0, 0],
    ]); // paid as Captain before the Cardinal is named
    expect([own.offices(), own.tracks('paul'), own.player('paul').certificates]).toEqual([['paul', 'paul'], [5, 0], 4]);
  });

  test('R10.5 is not a player with 10 influence who is not Bishop because of a tie', () => {
    const game = withTracks([
      [0, 11],
      [3, 11],
      [0, 0],
    ]);
    expect([game.eventsOf('cardinalNamed'), game.tracks('paul')]).toEqual([[], [0, 11]]);
  });

  test('R10.6 begins a new count: the naming that made a Cardinal is not the first of the next two', () => {
    const made = withTracks(
      [
        [0, 4],
        [3, 0],
        [0, 0],
      ],
      { streak: 'paul' },
    );
    expect(made.state.table.streak).toBeNull();
    const first = withTracks([
      [0, 4],
      [3, 0],
      [0, 0],
    ]);
    expect(first.state.table.streak).toBe(0);
    const again = withTracks(
      [
        [0, 4],
        [3, 0],
        [0, 0],
      ],
      { bishop: 'paul' },
    ); // named Cardinal in the round before
    expect([again.tracks('paul'), again.state.table.streak]).toEqual([[0, 4], 0]);
  });

  test('R10.5 loses the count with a round without the office or with another Bishop', () => {
    expect(
      withTracks(
        [
          [0, 4],
          [3, 0],
          [0, 0],
        ],
        { streak: 'mary' },
      ).eventsOf('cardinalNamed'),
    ).toEqual([]);
    expect(
      withTracks(
        [
          [0, 0],
          [3, 0],
          [0, 0],
        ],
        { streak: 'paul' },
      ).state.table.streak,
    ).toBeNull();
  });
});
