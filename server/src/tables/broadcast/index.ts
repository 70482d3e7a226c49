export { historyOf } from './history.ts';
export { broadcastOver } from './over.ts';
export { broadcastPresence, publishPresence } from './presence.ts';
export { broadcast, broadcastTable, send } from './send.ts';
export { broadcastStep, writeStep } from './step.ts';
export { infoOf } from './tableInfo.ts';
export { viewersOf, viewOf, viewsOf } from './views.ts';
export { broadcastEndVote, broadcastUndoRequest, endAsked, settleEndVote, settleUndoRequest } from './votes.ts';
export { welcome, welcomeAll } from './welcome.ts';
