export { catchUp, enqueueChange, isConflict, playStored, reloadAndTell } from './catchUp.ts';
export { keepChange } from './change.ts';
export { load, newLiveTable } from './load.ts';
export type { Kept, StoredState } from './snapshot.ts';
export { needsSnapshot, SNAPSHOT_EVERY, saveSnapshot, saveSnapshots, snapshotOf } from './snapshot.ts';
export { takeStep } from './step.ts';
export { fromStored, seatFromStored, statusOf, toStored } from './storedTable.ts';
export { catchUpAfterFailure, tryToStore } from './storeFailure.ts';
