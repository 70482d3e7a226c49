import { seedFromText } from '@signoria/engine';

/** The seed of all test servers, so that they deal the same games in the same order. SIGNORIA_FUZZ_SEED replaces it. */
export const SEED = seedFromText(process.env.SIGNORIA_FUZZ_SEED ?? 'the server tests');
