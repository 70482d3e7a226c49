import type { AnalysedDecision, Analysis, GameForecast } from '@signoria/bots/analysis';
import { ANALYSIS_SAMPLES, completeAnalysis } from '@signoria/bots/analysis';
import type { AnalysisPool } from './analysisPool.ts';

/** The numbers of samples to choose from, by the speed of the device. */
const SAMPLES = [ANALYSIS_SAMPLES, 100, 50, 25] as const;
/** The time in milliseconds that an analysis should take. */
const MOST_MILLISECONDS = 60_000;
/** The number of decisions that each worker analyses to measure the speed. */
const TIMED = 2;

export interface AnalysisProgress {
  /** Null until every position has been forecast. */
  readonly forecast: GameForecast | null;
  /** The decisions judged, and all of them. */
  readonly done: number;
  readonly all: number;
  readonly secondsLeft: number | null;
  /** The computer that judges the decisions. */
  readonly by: 'browser' | 'server';
}

export interface RunSettings {
  /** The number of samples; null if the speed of the device decides. */
  readonly samples: number | null;
  readonly onProgress: (progress: AnalysisProgress) => void;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
}

/** Returns the largest number of samples with which the analysis takes at most `MOST_MILLISECONDS`, or the smallest of all. */
export function samplesFor(msPerDecision: number, decisions: number, workers: number): number {
  const expected = (samples: number) => (((samples / ANALYSIS_SAMPLES) * msPerDecision) / workers) * decisions;
  return SAMPLES.find((samples) => expected(samples) <= MOST_MILLISECONDS) ?? Math.min(...SAMPLES);
}

/**
 * Analyses a game: first the outlook of every position, then the decisions, distributed over the workers. The result is
 * the same as that of one thread with this number of samples.
 */
export async function runAnalysis(
  pool: AnalysisPool,
  { samples: wanted, onProgress, now }: RunSettings,
): Promise<Analysis> {
  const forecast = await pool.run({ kind: 'forecast' });
  const all = forecast.outlooks.length;
  onProgress({ forecast, done: 0, all, secondsLeft: null, by: 'browser' });
  const decisions = new Map<number, AnalysedDecision>();
  let begun = now();
  const judge = async (index: number, samples: number) => {
    decisions.set(index, await pool.run({ kind: 'decision', index, samples }));
    const left = ((now() - begun) / decisions.size) * (all - decisions.size);
    onProgress({ forecast, done: decisions.size, all, secondsLeft: Math.ceil(left / 1000), by: 'browser' });
  };
  const first = spreadIndexes(all, (1 + TIMED) * pool.size);
  const firstSamples = wanted ?? ANALYSIS_SAMPLES;
  await Promise.all(first.slice(0, pool.size).map((index) => judge(index, firstSamples))); // not timed: the code is not compiled yet
  const warm = now();
  await Promise.all(first.slice(pool.size).map((index) => judge(index, firstSamples)));
  const samples = wanted ?? samplesFor((now() - warm) / TIMED, all, pool.size);
  if (samples !== firstSamples) {
    decisions.clear();
    begun = now();
  }
  const open = Array.from({ length: all }, (_, index) => index).filter((index) => !decisions.has(index));
  await Promise.all(open.map((index) => judge(index, samples)));
  return completeAnalysis(forecast, samples, inOrder(decisions, all));
}

/** Returns indexes spread over a game: decisions differ in cost between its start and its end. */
export function spreadIndexes(all: number, count: number): readonly number[] {
  const indexes = Array.from({ length: count }, (_, place) => Math.floor(((place + 0.5) * all) / count));
  return [...new Set(indexes)].filter((index) => index < all);
}

function inOrder(decisions: ReadonlyMap<number, AnalysedDecision>, all: number): readonly AnalysedDecision[] {
  return Array.from({ length: all }, (_, index) => {
    const decision = decisions.get(index);
    if (decision === undefined) throw new Error(`decision ${index} was not analysed`);
    return decision;
  });
}
