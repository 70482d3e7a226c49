import type { StoreErrorCode } from './errors.ts';

/** An observer that counts the failures and writes of a store. */
export interface StoreWatch {
  failed(code: StoreErrorCode): void;
  /** Called with the number of decisions written in one transaction. */
  wrote(decisions: number): void;
}
