export type { Hint, HintedDecision } from './announce.ts';
export { announce, ownPrefix, publish, refreshLists } from './announce.ts';
export { updateAsked } from './asked.ts';
export { isEarlyEnd, newGame } from './game.ts';
export type {
  Advanced,
  ClockState,
  Connection,
  EndVote,
  LiveTable,
  Presence,
  RecentStep,
  UndoRequest,
  Viewer,
} from './liveTable.ts';

export { knownOf, versionOf } from './liveTable.ts';
export { enqueue } from './queue.ts';
export type { MessageRefusal } from './refusal.ts';
export { refuseMessage } from './refusal.ts';
export type { NewTableData, SeatData, TableData } from './tableData.ts';
