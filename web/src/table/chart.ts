import type { ScoresAfterDecision } from './standings.ts';

/** Returns the ticks of an axis: at most `most`, at multiples of a round step. */
export function ticks(bottom: number, top: number, most = 5): readonly number[] {
  const span = Math.max(1, top - bottom);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => span / one <= most - 1) ?? 1000;
  const first = Math.ceil(bottom / step);
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, index) => (first + index) * step);
}

export interface RoundStart {
  readonly round: number;
  /** Index of the first standing in this round. */
  readonly index: number;
}

export function roundStarts(standings: readonly ScoresAfterDecision[]): readonly RoundStart[] {
  return standings.flatMap(({ round }, index) => (standings[index - 1]?.round === round ? [] : [{ round, index }]));
}

/** Moves labels apart: at least `gap` between two, none below `floor`, in the same order and close to their places. */
export function spread(places: readonly number[], gap: number, floor: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  const spreadOut = [...places];
  let last = Number.NEGATIVE_INFINITY;
  for (const { place, index } of order) {
    last = Math.max(place, last + gap);
    spreadOut[index] = last;
  }
  let limit = floor;
  for (const { index } of order.reverse()) {
    const place = Math.min(spreadOut[index] ?? 0, limit);
    spreadOut[index] = place;
    limit = place - gap;
  }
  return spreadOut;
}
