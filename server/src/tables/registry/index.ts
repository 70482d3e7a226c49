export { connect, disconnect } from './connections.ts';
export { startEviction } from './eviction.ts';
export { register, tableById } from './registry.ts';
export { closeTables, loadRunningTables } from './startAndClose.ts';
