import { analyse, openRecord } from '@signoria/bots/analysis';
import { CATALOGUE } from '@signoria/catalogue/all';
import { toRecord } from '@signoria/engine';
import { expect, test } from 'vitest';
import { analysisKey } from '../../src/analysis/analysisKey.ts';
import type { AnalysisPool } from '../../src/analysis/analysisPool.ts';
import { workerCount } from '../../src/analysis/analysisPool.ts';
import type { AnalysisResultOf, AnalysisTask } from '../../src/analysis/analysisTasks.ts';
import { runTask } from '../../src/analysis/analysisTasks.ts';
import { runAnalysis, samplesFor, spreadIndexes } from '../../src/analysis/runAnalysis.ts';
import { keysToEvict } from '../../src/analysis/storedAnalyses.ts';
import { randomPositions } from '../support/keptGames.ts';
import { resultOf } from '../support/resultOf.ts';

const SAMPLES = 4;
const { rules } = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');

function recordOf(seed: string) {
  return toRecord(rules, [...randomPositions(rules, 2, seed)].at(-1) ?? expect.fail());
}
const RECORD = recordOf('analysed');

/** Returns two workers without threads. They answer alternately, the second one late, with copies as messages make them. */
async function unevenPool(): Promise<AnalysisPool> {
  const opened = [await openRecord(RECORD), await openRecord(RECORD)];
  let count = 0;
  return {
    size: opened.length,
    async run<Task extends AnalysisTask>(task: Task) {
      const place = count++ % opened.length;
      if (place === 1) await new Promise((resolve) => setTimeout(resolve));
      return structuredClone(runTask(opened[place] ?? expect.fail(), task)) as AnalysisResultOf<Task>;
    },
    close: () => undefined,
  };
}

test('decisions distributed over workers give the analysis of one thread', async () => {
  const shown: number[] = [];
  const analysis = await runAnalysis(await unevenPool(), {
    samples: SAMPLES,
    onProgress: ({ done }) => shown.push(done),
    now: () => 0,
  });
  const { learned, replay } = await openRecord(RECORD);
  expect(analysis).toEqual(resultOf(analyse(rules, learned, replay, SAMPLES)));
  expect(shown).toEqual(Array.from({ length: replay.entries.length + 1 }, (_, done) => done));
});

test('a slow device uses fewer samples', () => {
  expect(samplesFor(300, 290, 2)).toBe(200);
  expect(samplesFor(600, 290, 2)).toBe(100);
  expect(samplesFor(60_000, 290, 1)).toBe(25);
});

test('the speed is measured by decisions spread over the game', () => {
  expect(spreadIndexes(300, 3)).toEqual([50, 150, 250]);
  expect(spreadIndexes(2, 6)).toEqual([0, 1]);
});

test('one to four workers are started', () => {
  expect([undefined, 0, 1, 2, 4, 16].map(workerCount)).toEqual([1, 1, 1, 2, 4, 4]);
});

test('a game has the same key in every copy of its record, and another key with other decisions or another seed', () => {
  const copy = JSON.parse(JSON.stringify(RECORD)) as typeof RECORD;
  expect(analysisKey(copy)).toBe(analysisKey(RECORD));
  expect(analysisKey({ ...RECORD, decisions: RECORD.decisions.slice(1) })).not.toBe(analysisKey(RECORD));
  expect(analysisKey(recordOf('another'))).not.toBe(analysisKey(RECORD));
});

test('only the latest analyses are kept', () => {
  const stored = [3, 1, 2].map((savedAt) => ({ key: `game ${savedAt}`, savedAt }));
  expect(keysToEvict(stored, 2)).toEqual(['game 1']);
  expect(keysToEvict(stored)).toEqual([]);
});
