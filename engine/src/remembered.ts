/**
 * What follows from a list of a state, which never changes, and from the figures: made once as long as the same list is
 * asked for. To remember more of them takes longer than to make most things anew, with a WeakMap above all.
 */
export function remembered<L, F, T>(make: (list: L, figures: F) => T): (list: L, figures: F) => T {
  let last: { readonly list: L; readonly figures: F; readonly value: T } | undefined;
  return (list, figures) => {
    if (last === undefined || last.list !== list || last.figures !== figures)
      last = { list, figures, value: make(list, figures) };
    return last.value;
  };
}

/** What follows from the figures alone, made once for each set of them. */
export function perFigures<F extends object, T>(make: (figures: F) => T): (figures: F) => T {
  const made = new WeakMap<F, { readonly figures: F; readonly value: T }>();
  let last: { readonly figures: F; readonly value: T } | undefined;
  return (figures) => {
    if (last?.figures === figures) return last.value; // most programs know one set
    last = made.get(figures) ?? { figures, value: make(figures) };
    made.set(figures, last);
    return last.value;
  };
}
