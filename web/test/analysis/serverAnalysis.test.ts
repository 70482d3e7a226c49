import type { Analysis } from '@signoria/bots/analysis';
import type { GameAnalysis } from '@signoria/protocol';
import { expect, test } from 'vitest';
import type { ServerProgress } from '../../src/analysis/serverAnalysis.ts';
import { serverAnalysis } from '../../src/analysis/serverAnalysis.ts';
import { RefusalError } from '../../src/api/index.ts';

const ANALYSIS = { game: 'card' } as Analysis;
const STORED: GameAnalysis = { state: 'stored', version: 'v1', analysis: ANALYSIS };
const NONE: GameAnalysis = { state: 'none' };
const QUEUED: GameAnalysis = { state: 'queued' };
const running = (done: number): GameAnalysis => ({ state: 'running', done, all: 40 });

/** Asks a server that gives these answers, the last one again and again. Every answer takes two seconds. */
async function ask(answers: readonly GameAnalysis[], requested: GameAnalysis | RefusalError | null = QUEUED) {
  const left = [...answers];
  const shown: ServerProgress[] = [];
  let [time, requests] = [0, 0];
  const analysis = await serverAnalysis(
    {
      find: async () => (left.length > 1 ? left.shift() : left[0]) ?? expect.fail(),
      async request() {
        requests++;
        if (requested instanceof RefusalError) throw requested;
        return requested;
      },
    },
    {
      version: 'v1',
      onProgress: (progress) => shown.push(progress),
      async wait() {
        time += 2000;
      },
      now: () => time,
      signal: new AbortController().signal,
    },
  );
  return { analysis, shown, requests };
}

test('a stored analysis is taken without a request for it', async () => {
  expect(await ask([STORED])).toEqual({ analysis: ANALYSIS, shown: [], requests: 0 });
});

test('an analysis is requested, and the progress of the server is shown', async () => {
  expect(await ask([NONE, running(10), running(20), STORED])).toEqual({
    analysis: ANALYSIS,
    requests: 1,
    shown: [
      { done: 0, all: null, secondsLeft: null },
      { done: 10, all: 40, secondsLeft: null },
      { done: 20, all: 40, secondsLeft: 4 },
    ],
  });
});

test.each([
  ['refuses', [NONE], new RefusalError('tooManyAnalyses', 'later')],
  ['needs a session', [NONE], null],
  ['has failed', [{ state: 'failed' }], QUEUED],
  ['has another version of the rules', [{ ...STORED, version: 'v2' }], QUEUED],
  ['was restarted', [running(3), NONE], QUEUED],
] as const)('the browser computes the analysis if the server %s', async (_what, answers, requested) => {
  expect((await ask(answers, requested)).analysis).toBe(null);
});

test('the browser computes the analysis if the server makes no progress for 15 seconds', async () => {
  for (const stuck of [QUEUED, running(5)]) {
    const { analysis, shown } = await ask([running(4), stuck]);
    expect([analysis, shown.length]).toEqual([null, 12]);
  }
});
