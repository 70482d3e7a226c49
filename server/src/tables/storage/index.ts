export { load, newLiveTable } from './load.ts';
export type { StoredState } from './snapshot.ts';
export { clocksChanged, needsSnapshot, SNAPSHOT_EVERY, saveSnapshot, saveSnapshots, snapshotOf } from './snapshot.ts';
export { fromStored, toStored, toStoredSeat } from './storedTable.ts';
export { reloadAfterFailure, tryToStore } from './storeFailure.ts';
