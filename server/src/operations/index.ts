export { storeLocationFrom } from '../store/index.ts';
export type { Backup, RestoreOptions, RestoreReport } from './backup.ts';
export { backup, restore } from './backup.ts';
export type { CheckReport } from './checkStore.ts';
export { checkStore } from './checkStore.ts';
export type { CheckFinding } from './checkTable.ts';
export type { MoveReport } from './moveStore.ts';
export { moveStore } from './moveStore.ts';
export { OperationError } from './operationError.ts';
