import type { StoreErrorCode } from './errors.ts';

/** Somebody who counts what a store does. */
export interface StoreWatch {
  failed(code: StoreErrorCode): void;
  /** So many decisions in one transaction. */
  wrote(decisions: number): void;
}
