import { seedFrom } from '@signoria/engine';

/** The work of an advice, and what stops it. */
export interface AdviceWork {
  /** True for more samples, which take longer. */
  readonly isDeep: boolean;
  readonly signal: AbortSignal;
  onProgress(percent: number): void;
}

/** The same for all advice, so that the same question gets the same advice. */
export const ADVICE_SEED = seedFrom('advice');
