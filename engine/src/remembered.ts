/** How many lists are remembered: those of four seats twice over. */
const KEPT = 8;

interface Kept<L, F, T> {
  readonly list: L;
  readonly figures: F;
  readonly made: T;
}

/**
 * What follows from a list of a state, or from another part that is never changed, and from the figures: made once as long
 * as it is among the last few asked for. A WeakMap would remember them all, but putting something into it takes longer
 * than making most things anew.
 */
export function remembered<L extends object, F, T>(make: (list: L, figures: F) => T): (list: L, figures: F) => T {
  const kept: Kept<L, F, T>[] = [];
  let next = 0;
  return (list, figures) => {
    for (let index = 0; index < kept.length; index++) {
      const one = kept[index] as Kept<L, F, T>;
      if (one.list === list && one.figures === figures) return one.made;
    }
    const made = make(list, figures);
    kept[next] = { list, figures, made };
    next = (next + 1) % KEPT;
    return made;
  };
}
