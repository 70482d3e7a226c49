export { join, leave } from './join.ts';
export { listPage, listTables } from './list.ts';
export { rematch } from './rematch.ts';
export { lookAtNames, rename, renameHere } from './rename.ts';
export { setUpTable } from './setUp.ts';
export { start } from './start.ts';
