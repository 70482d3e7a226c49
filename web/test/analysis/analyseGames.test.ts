import { describe, expect, test } from 'vitest';
import { pendingGames } from '../../src/analysis/pendingGames.ts';
import type { StoredGameSummary } from '../../src/analysis/storedSummaries.ts';
import type { SavedGame } from '../../src/localGames/index.ts';
import type { GamesProgress } from '../../src/statistics/analyseGames.ts';
import { analyseGames } from '../../src/statistics/analyseGames.ts';

/** Analyses games named by letters: `x` fails. Returns those analysed and every progress. */
async function analysed(games: readonly string[], stopAfter = '') {
  const controller = new AbortController();
  const done: string[] = [];
  const progress: GamesProgress[] = [];
  await analyseGames(games, {
    signal: controller.signal,
    onProgress: (one) => progress.push(one),
    async analyse(game) {
      if (game === 'x') throw new Error('unreadable');
      done.push(game);
      if (game === stopAfter) controller.abort();
    },
  });
  return { done, progress };
}

describe('analysing several games', () => {
  test('goes on after a game that fails, and counts it', async () => {
    const { done, progress } = await analysed(['a', 'x', 'b']);
    expect(done).toEqual(['a', 'b']);
    expect(progress.map(({ done: count, failed }) => [count, failed])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  test('stops before the next game and reports nothing more', async () => {
    const { done, progress } = await analysed(['a', 'b', 'c'], 'b');
    expect(done).toEqual(['a', 'b']);
    expect(progress.at(-1)).toMatchObject({ done: 1, all: 3 });
  });

  test('ends at once if there are none', async () => {
    expect((await analysed([])).progress).toEqual([{ done: 0, all: 0, failed: 0, current: null }]);
  });
});

const saved = (id: string, change: Partial<SavedGame['game']> = {}) =>
  ({ game: { id, over: true, notes: [], ...change }, savedAt: 1 }) as unknown as SavedGame;
const summary = (id: string, version: string): Pick<StoredGameSummary, 'address' | 'game' | 'version'> => {
  return { address: `/table/${id}`, game: 'card', version };
};
const idsOf = (games: readonly SavedGame[]) => games.map(({ game }) => game.id);

describe('the games to analyse', () => {
  const GAMES = [saved('new'), saved('old'), saved('known'), saved('running', { over: false })];
  const SUMMARIES = [summary('old', '1'), summary('known', '2')];

  test('are finished games without a summary, and those of another version', () => {
    const { missing, outdated, leftOut } = pendingGames(GAMES, SUMMARIES, { card: '2' });
    expect([idsOf(missing), idsOf(outdated), leftOut]).toEqual([['new'], ['old'], 0]);
  });

  test('are not outdated before the version is known', () => {
    expect(pendingGames(GAMES, SUMMARIES, {}).outdated).toEqual([]);
  });

  test('leave out games that do not count', () => {
    const { missing, leftOut } = pendingGames([saved('undone', { notes: ['takenBack'] })], [], {});
    expect([missing, leftOut]).toEqual([[], 1]);
  });
});
