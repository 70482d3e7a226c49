import type { Interval } from '@signoria/bots/wilson';
import { wilson, Z_95 } from '@signoria/bots/wilson';

export interface IntervalEstimate {
  readonly mean: number;
  /** Null if there are too few values for an interval. */
  readonly interval: Interval | null;
}

/** Below this number of values, `shareOf` widens its interval to Wilson's. */
export const FEW = 30;

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Returns the sample variance; 0 for fewer than two numbers. */
export function variance(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const middle = mean(numbers);
  return numbers.reduce((sum, number) => sum + (number - middle) ** 2, 0) / (numbers.length - 1);
}

/** Returns the mean of independent values with Student's interval. */
export function meanOf(values: readonly number[]): IntervalEstimate {
  return estimate(mean(values), variance(values) / values.length, values.length - 1);
}

/**
 * Returns the mean of independent shares from 0 to 1. For few values, or if all are equal, the interval is at least
 * Wilson's interval for as many independent trials.
 */
export function shareOf(values: readonly number[]): IntervalEstimate & { readonly interval: Interval } {
  const { mean: share, interval } = meanOf(values);
  const [low, high] = interval ?? [0, 1];
  const cut: Interval = [Math.max(0, low), Math.min(1, high)];
  if (values.length >= FEW && variance(values) > 0) return { mean: share, interval: cut };
  const least = wilson(share, values.length);
  return { mean: share, interval: [Math.min(cut[0], least[0]), Math.max(cut[1], least[1])] };
}

/** A mean adjusted by a control variate. */
export interface AdjustedEstimate extends IntervalEstimate {
  /** The share of the variance of the plain mean that the control removed. Negative if the control only added noise. */
  readonly removed: number;
}

/**
 * Adjusts the mean of `values` by a control variate (regression estimator with double sampling): `controls` belong to
 * the values, and `allControls` are a larger sample, which estimates the control's mean. Without a larger sample the
 * control could not shift the mean. Returns null if there are too few values or the control never varies.
 */
export function adjustedMean(
  values: readonly number[],
  controls: readonly number[],
  allControls: readonly number[],
): AdjustedEstimate | null {
  const count = values.length;
  const plain = variance(values);
  const spread = variance(controls);
  if (count < 4 || spread === 0) return null;
  const [middle, control] = [mean(values), mean(controls)];
  const products = values.map((value, index) => (value - middle) * ((controls[index] ?? control) - control));
  const slope = products.reduce((sum, product) => sum + product, 0) / (count - 1) / spread;
  const residuals = values.map((value, index) => value - middle - slope * ((controls[index] ?? control) - control));
  const residual = residuals.reduce((sum, one) => sum + one ** 2, 0) / (count - 2);
  const shift = mean(allControls) - control;
  const ofMean =
    residual * (1 / count + shift ** 2 / ((count - 1) * spread)) + (slope ** 2 * spread) / allControls.length;
  const removed = plain === 0 ? 0 : 1 - ofMean / (plain / count);
  return { ...estimate(middle + slope * shift, ofMean, count - 2), removed };
}

function estimate(middle: number, varianceOfMean: number, freedom: number): IntervalEstimate {
  if (freedom < 1) return { mean: middle, interval: null };
  const half = studentQuantile(freedom) * Math.sqrt(varianceOfMean);
  return { mean: middle, interval: [middle - half, middle + half] };
}

/** The quantiles for few degrees of freedom, where the expansion is inexact. */
const STUDENT = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706];

/** Returns the two-sided 95 % quantile of Student's distribution (expansion of Cornish and Fisher). */
export function studentQuantile(freedom: number): number {
  const z = Z_95;
  return (
    STUDENT[freedom - 1] ??
    z +
      (z ** 3 + z) / (4 * freedom) +
      (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
      (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
