export { linesSaid } from './chatLines.ts';
export { remoteTable } from './remoteTable.ts';
export { seatOf } from './seatOf.ts';
export type { ServerTable } from './serverTable.ts';
export { openServerTable } from './serverTable.ts';
export type { KnownTableState, RemoteGame, ServerTableState } from './state.ts';
