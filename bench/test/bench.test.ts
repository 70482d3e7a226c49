import { play } from '@signoria/engine';
import { expect, test } from 'vitest';
import { gameInBoardgameIo } from '../src/boardgameio.ts';
import type { Contestant } from '../src/contestant.ts';
import { CONTESTANTS, setting, stateBytes } from '../src/contestants.ts';
import { oneGame } from '../src/games.ts';

test('the same game through boardgame.io ends in the same state', () => {
  const three = setting(3);
  const game = oneGame(three);
  const last = game.at(-1);
  if (last === undefined) throw new Error('an empty game');
  const { table, secret } = play(three.rules, last.state, last.seat, last.move).state;
  expect(gameInBoardgameIo(three, game)()).toEqual({ table, secret });
});

test.each(Object.entries(CONTESTANTS))('%s takes decisions', (_, make) => {
  const contestant: Contestant = make();
  expect(contestant.run(1).decisions).toBeGreaterThan(0);
});

test('invalid figures are rejected with their path', () => {
  expect(() => stateBytes({ artistsPerRound: { players3: 80 } })).toThrow('figures.artistsPerRound.players3');
});
