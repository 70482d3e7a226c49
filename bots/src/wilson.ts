/** A 95 % interval. */
export type Interval = readonly [low: number, high: number];

/** The two-sided 95 % quantile of the normal distribution. */
export const Z_95 = 1.959964;

/** Returns Wilson's interval of a share of independent trials. */
export function wilson(share: number, trials: number): Interval {
  const square = Z_95 ** 2;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2))) / (1 + square / trials);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
