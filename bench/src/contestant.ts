/** Something that takes decisions as fast as it can. */
export interface Contestant {
  /** What is measured, for people. */
  readonly what: string;
  /** Works until about `milliseconds` have passed; gives back the decisions taken and the time it took. */
  run(milliseconds: number): Window;
}

export interface Window {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** Runs whole portions of work until the time is up. */
export function windowOf(portion: () => number): Contestant['run'] {
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
