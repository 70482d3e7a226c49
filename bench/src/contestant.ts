/** A benchmark that plays decisions as fast as possible. */
export interface Contestant {
  /** The description for the report. */
  readonly what: string;
  /** Runs for about `milliseconds`. Returns the number of decisions and the actual duration. */
  run(milliseconds: number): TimedDecisions;
}

export interface TimedDecisions {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** Repeats a portion of work until the time is up. */
export function repeatUntilTimeIsUp(portion: () => number): Contestant['run'] {
  return (milliseconds) => {
    const start = performance.now();
    let decisions = 0;
    let passed = 0;
    while (passed < milliseconds) {
      decisions += portion();
      passed = performance.now() - start;
    }
    return { decisions, milliseconds: passed };
  };
}
