import { seedFromText } from '@signoria/engine';

/** Returns the settings of a property test. Its examples are the same every time, unless SIGNORIA_FUZZ_SEED is set. */
export function propertySettings(numRuns: number): { readonly seed: number; readonly numRuns: number } {
  const asked = process.env.SIGNORIA_FUZZ_SEED;
  const seed = asked === undefined ? 1 : Number.parseInt(seedFromText(asked).slice(0, 7), 16);
  return { seed, numRuns };
}
