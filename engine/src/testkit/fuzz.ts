import { seedFrom } from '../chance.ts';

/** Property tests draw the same examples every time, unless asked for others by SIGNORIA_FUZZ_SEED. */
export function fuzz(numRuns: number): { readonly seed: number; readonly numRuns: number } {
  const asked = process.env.SIGNORIA_FUZZ_SEED;
  const seed = asked === undefined ? 1 : Number.parseInt(seedFrom(asked).slice(0, 7), 16);
  return { seed, numRuns };
}
