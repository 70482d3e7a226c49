/** Runs a generator to its end and returns its result. */
export function resultOf<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}
