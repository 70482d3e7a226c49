export { lineCount } from './chatLines.ts';
export { hintsShownAt } from './hintsShown.ts';
export { onlineTable } from './onlineTable.ts';
export { seatOf } from './seatOf.ts';
export type { ServerTable } from './serverTable.ts';
export { openServerTable } from './serverTable.ts';
export type { KnownTableState, OnlineGame, ServerTableState } from './state.ts';
