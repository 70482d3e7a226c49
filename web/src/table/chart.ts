import type { Standing } from './course.ts';

/** Marks of an axis of values: at most `most`, at round figures, nothing and what lies above and below it. */
export function ticks(bottom: number, top: number, most = 5): readonly number[] {
  const span = Math.max(1, top - bottom);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => span / one <= most - 1) ?? 1000;
  const first = Math.ceil(bottom / step);
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, index) => (first + index) * step);
}

export interface RoundStart {
  readonly round: number;
  /** The first decision after which the game stood in it. */
  readonly index: number;
}

export function roundStarts(standings: readonly Standing[]): readonly RoundStart[] {
  return standings.flatMap(({ round }, index) => (standings[index - 1]?.round === round ? [] : [{ round, index }]));
}

/** Labels as near as possible to where they belong, in the same order, at least `gap` apart and none below `floor`. */
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
