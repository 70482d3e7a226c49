export { placeFrom } from '../store/index.ts';
export type { Backup, Restored, RestoreOptions } from './backup.ts';
export { backup, restore } from './backup.ts';
export type { CheckReport, Finding } from './check/index.ts';
export { checkStore } from './check/index.ts';
export type { Move } from './move/index.ts';
export { moveStore } from './move/index.ts';
export { OperationError } from './problem.ts';
