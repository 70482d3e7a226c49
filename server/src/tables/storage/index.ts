export { load, newLiveTable } from './load.ts';
export { clocksChanged, SNAPSHOT_EVERY, saveSnapshot, snapshotOf } from './snapshot.ts';
export { fromStored, toStored, toStoredSeat } from './storedTable.ts';
export { reloadAfterFailure, tryToStore } from './storeFailure.ts';
