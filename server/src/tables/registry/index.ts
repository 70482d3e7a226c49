export { closeTables } from './close.ts';
export { connect, disconnect } from './connections.ts';
export { openDueTables } from './dueTables.ts';
export { giveUpIfUnused, startEviction } from './eviction.ts';
export { latestTable, register, tableById } from './registry.ts';
