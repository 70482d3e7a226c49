import type { NewStoredTable, Store, StoreErrorCode, StoreLocation } from '../src/store/index.ts';
import { isStoreError } from '../src/store/index.ts';
import type { StoreSite } from './storeSite.ts';

/** The stores under test and their clock, which all parts of the contract share. */
export interface StoreFixture {
  site(): StoreSite;
  /** Opens a store with the shared clock, which advances one second per reading. The store is closed after the test. */
  open(location: StoreLocation): Promise<Store>;
  /** Opens the store shared by all tests that do not depend on its contents. */
  openShared(): Promise<Store>;
  /** Returns the last reading of the clock. */
  time(): number;
  pass(milliseconds: number): void;
}

export const TABLE: NewStoredTable = {
  game: 'card',
  rulesVersion: 3,
  options: { figures: { cards: { casa: { cost: { wood: 2 } } } } },
  host: null,
  seats: [{ kind: 'open' }, { kind: 'bot', level: 'greedy', more: { colour: 'red' } }],
  visibility: 'public',
  language: 'de',
  hints: true,
  clock: { kind: 'live', seconds: 600 },
  seed: '000102030405060708090a0b0c0d0e0f',
  seedHash: 'be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991',
  rematchOf: null,
};
export const URL_SAFE = /^[\w-]{12,}$/;

export async function codeOf(work: Promise<unknown>): Promise<StoreErrorCode | 'no error'> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    if (isStoreError(error)) return error.code;
    throw error;
  }
}
