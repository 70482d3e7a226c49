import type { Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import { learnedOf } from '../bots.ts';
import { hasEvaluation } from '../games.ts';
import type { SentView } from '../sentView.ts';
import { readSentView } from '../sentView.ts';
import type { Advice } from './advise.ts';
import { advise, DEEP_ADVICE, QUICK_ADVICE } from './advise.ts';

/** A request for advice, sent to a worker. */
export interface AdviceRequest extends SentView {
  /** True for more samples, which take longer. */
  readonly isDeep: boolean;
  /** A move that is to be among the candidates. */
  readonly played?: unknown;
  /** A seed other than the game's, since advice must not predict the game's random draws. */
  readonly seed: Seed;
}

/** Time limits. When the time is up, advice uses the samples made so far, but at least `LEAST_SAMPLES` and `LEAST_ENDINGS`. */
const MOST_MILLISECONDS = { quick: 1800, deep: 12_000 };

/** Runs in a worker. Loads one game and returns the advice. Reports progress in whole percents. */
export async function adviceFor(
  { isDeep, played, seed, ...sent }: AdviceRequest,
  onProgress: (percent: number) => void,
): Promise<Advice | null> {
  if (!hasEvaluation(sent.game)) throw new Error(`no advice in ${sent.game}`);
  const [{ rules, view }, learned] = await Promise.all([readSentView(sent), learnedOf(sent.game)]);
  const limits = isDeep ? DEEP_ADVICE : QUICK_ADVICE;
  const most = isDeep ? MOST_MILLISECONDS.deep : MOST_MILLISECONDS.quick;
  const start = performance.now();
  const isLate = (share: number) => performance.now() - start > share * most;
  const steps = advise(rules, learned, { view, limits, played, isLate }, chance(seed, 'advice'));
  let percent = 0;
  let next = steps.next();
  for (; next.done !== true; next = steps.next()) {
    const now = Math.floor(100 * next.value);
    if (now > percent) onProgress(now);
    percent = now;
  }
  return next.value;
}
