import type { NewTable, Store, StoreErrorCode, StorePlace } from '../src/store/index.ts';
import { isStoreError } from '../src/store/index.ts';
import type { Site } from './store-site.ts';

/** What the parts of the contract share. */
export interface Setting {
  site(): Site;
  /** Opens a store whose clock is the setting's: each look is a second later. Closed after the test. */
  open(place: StorePlace): Promise<Store>;
  /** One place for all tests that do not mind what others left there. */
  openShared(): Promise<Store>;
  /** What the clock said last. */
  time(): number;
  pass(milliseconds: number): void;
}

export const TABLE: NewTable = {
  game: 'card',
  rulesVersion: 3,
  options: { figures: { cards: { casa: { cost: { wood: 2 } } } } },
  host: null,
  seats: [{ kind: 'open' }, { kind: 'bot', level: 'greedy', more: { colour: 'red' } }],
  visibility: 'public',
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
