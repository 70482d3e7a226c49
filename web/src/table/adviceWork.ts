import { seedFromText } from '@signoria/engine';

/** The way to compute advice: the amount of samples, the signal that aborts it, and the progress callback. */
export interface AdviceWork {
  /** True for more samples, which take longer. */
  readonly isDeep: boolean;
  readonly signal: AbortSignal;
  onProgress(percent: number): void;
}

/** The seed of all advice, so that the same question gets the same advice. */
export const ADVICE_SEED = seedFromText('advice');
