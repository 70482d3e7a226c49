import { expect, test } from 'vitest';
import { ARTIST_IDS } from '../src/characters.ts';
import { table } from './table.ts';

const AT = { at: 'roundEnd', round: 3 } as const;

test('R11.4, R11.5, R11.6 characters below card I leave, the others move down, and as many new ones come', () => {
  const lives = [
    ['donatello', 1],
    ['giotto', 4, 'master'],
    ['giordano-bruno', 1],
    ['vasari', 2],
  ] as const;
  const game = table({ paul: {}, mary: {} }, { ...AT, lives });
  const left = game.state.table.lives;
  expect(left.slice(0, 2)).toEqual([
    { character: 'giotto', rounds: 3, isMaster: true, tile: 'card' },
    { character: 'vasari', rounds: 1, isMaster: false, tile: 'card' },
  ]);
  expect(left.length).toBe(4);
  expect(game.eventsOf('charactersLeft')).toEqual([
    { type: 'charactersLeft', characters: ['donatello', 'giordano-bruno'] },
  ]);
  const came = game.eventsOf('charactersCame')[0]?.characters ?? [];
  expect(came).toEqual(left.slice(2).map(({ character }) => character));
  for (const character of came) {
    expect(['donatello', 'giordano-bruno', 'giotto', 'vasari']).not.toContain(character);
    expect(game.state.table.bag).not.toContain(character);
  }
  expect(game.state.table.bag.length).toBe(40 - 4 - 2);
});

test('R11.6 with an empty bag no character comes', () => {
  const lives = [
    ['donatello', 1],
    ['giotto', 1],
  ] as const;
  const one = table({ paul: {}, mary: {} }, { ...AT, lives, bag: ['vasari'] });
  expect(one.state.table.lives.map(({ character }) => character)).toEqual(['vasari']);
  const none = table({ paul: {}, mary: {} }, { ...AT, lives, bag: [] });
  expect([none.state.table.lives, none.eventsOf('charactersCame')]).toEqual([[], []]);
});

test('R11.6 if no character leaves, none comes', () => {
  const game = table({ paul: {}, mary: {} }, { ...AT, lives: [['donatello', 2]] });
  expect([game.eventsOf('charactersLeft'), game.state.table.lives.length]).toEqual([[], 1]);
});

test('R11.1, R11.2, R11.3, R11.5 detained tiles, preachers, workers and unnamed tiles return at the end of a round', () => {
  const game = table(
    { paul: { pulpit: 'unnamed-preacher', workers: 2 }, mary: {} },
    {
      ...AT,
      lives: [
        ['donatello', 3, 'detained'],
        ['giordano-bruno', 3, 'expelled'],
        ['francesco-d-assisi', 3],
      ],
      pulpit: ['mary', 'francesco-d-assisi'],
      detained: 'mary',
    },
  );
  const { table: after } = game.state;
  expect(after.lives.map(({ tile, rounds }) => [tile, rounds])).toEqual([
    ['card', 2],
    ['card', 2],
    ['card', 2],
  ]);
  expect([after.detained, after.pulpit, game.player('paul').pulpit]).toEqual([null, null, null]);
  expect(after.unnamed).toEqual({ architect: 2, sculptor: 2, painter: 2, preacher: 2 });
  expect([game.workers('paul'), game.workers('mary')]).toEqual([
    [4, 4],
    [4, 4],
  ]); // all workers return to the pool, then income brings 4
});

test('R11.6, R1.6 no character is drawn twice in a game', () => {
  const lives = ARTIST_IDS.slice(0, 5).map((artist) => [artist, 1] as const);
  const game = table({ paul: {}, mary: {} }, { ...AT, lives });
  const names = game.state.table.lives.map(({ character }) => character);
  expect(new Set(names).size).toBe(5);
  for (const [artist] of lives) expect(names).not.toContain(artist);
});

test('R11.7, R2.1 after round 8 the game is over; before, the next round begins with its income', () => {
  const last = table({ paul: {}, mary: {} }, { at: 'roundEnd', lives: [['donatello', 1]] });
  expect([last.state.table.over, last.waitsFor(), last.eventsOf('gameEnded').length]).toEqual([true, [], 1]);
  expect(last.state.table.lives.some(({ character }) => character === 'donatello')).toBe(false);
  const other = table({ paul: {}, mary: {} }, AT);
  expect([other.state.table.round, other.eventsOf('roundBegan'), other.goods('paul').fiorini]).toEqual([
    4,
    [{ type: 'roundBegan', round: 4 }],
    200,
  ]);
});
