import { seedFrom } from '@signoria/engine';

/** Every server deals the same games in the same order, unless others are asked for by SIGNORIA_FUZZ_SEED. */
export const SEED = seedFrom(process.env.SIGNORIA_FUZZ_SEED ?? 'the server tests');
