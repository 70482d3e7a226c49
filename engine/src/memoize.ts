/**
 * Memoizes a value derived from one or two immutable values, mostly a list of a state and the figures, compared with
 * `===`. The cache has one entry: a larger one, above all a WeakMap, takes longer than recomputing most values.
 */
export function memoizeLast<L, T>(make: (list: L) => T): (list: L) => T;
export function memoizeLast<L, F, T>(make: (list: L, figures: F) => T): (list: L, figures: F) => T;
export function memoizeLast<L, F, T>(make: (list: L, figures: F) => T): (list: L, figures: F) => T {
  let lastList: L | undefined;
  let lastFigures: F | undefined;
  let value: T | undefined;
  return (list, figures) => {
    if (value === undefined || lastList !== list || lastFigures !== figures) {
      value = make(list, figures);
      lastList = list;
      lastFigures = figures;
    }
    return value;
  };
}

/**
 * Memoizes like `memoizeLast`, but the last four values: the oldest entry is replaced. Four entries suffice for a list that
 * each of four players has.
 */
export function memoizeLastFour<L, F, T>(make: (list: L, figures: F) => T): (list: L, figures: F) => T {
  const entries: { readonly list: L; readonly figures: F; readonly value: T }[] = [];
  let oldest = 0;
  return (list, figures) => {
    for (let index = 0; index < entries.length; index++) {
      const one = entries[index] as (typeof entries)[number];
      if (one.list === list && one.figures === figures) return one.value;
    }
    const value = make(list, figures);
    entries[oldest] = { list, figures, value };
    oldest = (oldest + 1) % ENTRIES;
    return value;
  };
}
const ENTRIES = 4;

/** Memoizes a value derived from the figures alone, once for each set of figures. */
export function memoizeByFigures<F extends object, T>(make: (figures: F) => T): (figures: F) => T {
  const made = new WeakMap<F, { readonly figures: F; readonly value: T }>();
  let last: { readonly figures: F; readonly value: T } | undefined;
  return (figures) => {
    if (last?.figures === figures) return last.value; // most programs use one set
    last = made.get(figures) ?? { figures, value: make(figures) };
    made.set(figures, last);
    return last.value;
  };
}
