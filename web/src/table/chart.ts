/** A point of a line, in the units of the axes. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** Distances between ticks, from which `ticks` picks the smallest that fits. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
/** Distances between ticks of an axis whose values have decimals. */
export const FINE_STEPS = [0.1, 0.2, 0.5, ...STEPS] as const;

/** Returns the ticks of an axis: at most `most`, at multiples of a round step. */
export function ticks(bottom: number, top: number, most = 5, steps: readonly number[] = STEPS): readonly number[] {
  const countWith = (step: number) => Math.floor(top / step) - Math.ceil(bottom / step) + 1;
  const step = steps.find((one) => countWith(one) <= most) ?? 1000;
  const first = Math.ceil(bottom / step);
  return Array.from({ length: Math.max(0, countWith(step)) }, (_, index) => (first + index) * step);
}

/** Moves labels apart: at least `gap` between two, none greater than `most`, in the same order and close to their places. */
export function spread(places: readonly number[], gap: number, most: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  const spreadOut = [...places];
  let last = Number.NEGATIVE_INFINITY;
  for (const { place, index } of order) {
    last = Math.max(place, last + gap);
    spreadOut[index] = last;
  }
  let limit = most;
  for (const { index } of order.reverse()) {
    const place = Math.min(spreadOut[index] ?? 0, limit);
    spreadOut[index] = place;
    limit = place - gap;
  }
  return spreadOut;
}

/**
 * Returns the position of each decision on an axis of completed rounds, from the round of each decision. All rounds have
 * the same width: the last decision of round 3 is at 3, the middle one at 2.5.
 */
export function roundPositions(rounds: readonly number[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const round of rounds) counts.set(round, (counts.get(round) ?? 0) + 1);
  const seen = new Map<number, number>();
  return rounds.map((round) => {
    const index = (seen.get(round) ?? 0) + 1;
    seen.set(round, index);
    return round - 1 + index / (counts.get(round) ?? 1);
  });
}

/** Returns the value of a line at `x`: that of the last point up to there, or null before the first one. */
export function valueAt(points: readonly ChartPoint[], x: number): number | null {
  return points.findLast((point) => point.x <= x)?.y ?? null;
}

const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4'] as const;

/** Returns the dash pattern of a line, which tells it from the others without colours. */
export function dashOf(index: number): string {
  return DASHES[index % DASHES.length] ?? 'none';
}
