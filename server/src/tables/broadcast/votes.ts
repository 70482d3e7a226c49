import type { EndAsked, UndoAsked } from '@signoria/protocol';
import { personsPlaying } from '../seats/index.ts';
import type { LiveTable } from '../table/index.ts';
import { broadcast } from './send.ts';

/** Returns the pending undo request with the people whose consent it waits for. */
export function undoAsked({ undoRequest }: LiveTable): UndoAsked | null {
  return undoRequest && { seat: undoRequest.seat, waitingFor: [...undoRequest.waitingFor] };
}

/** Returns the pending end vote with the people it waits for: everyone who still plays and has not agreed. */
export function endAsked({ endVote, data }: Pick<LiveTable, 'endVote' | 'data'>): EndAsked | null {
  if (endVote === null) return null;
  const { person, agreed } = endVote;
  return { person, waitingFor: personsPlaying(data).filter((one) => !agreed.has(one)) };
}

type RequestOutcome = 'granted' | 'refused' | 'lapsed';

/** Closes the undo request, if there is one, and broadcasts its outcome. */
export function settleUndoRequest(table: LiveTable, outcome: RequestOutcome, request = table.undoRequest): void {
  table.undoRequest = null;
  if (request === null) return;
  const { seat, version } = request;
  broadcast(table, { type: 'consent', version, seat, waitingFor: [], outcome });
}

export function broadcastUndoRequest(table: LiveTable): void {
  const { undoRequest } = table;
  if (undoRequest === null) return;
  const { seat, version, waitingFor } = undoRequest;
  broadcast(table, { type: 'consent', version, seat, waitingFor: [...waitingFor], outcome: 'asked' });
}

/** Closes the end vote, if there is one, and broadcasts its outcome. */
export function settleEndVote(table: LiveTable, outcome: RequestOutcome, vote = table.endVote): void {
  table.endVote = null;
  if (vote !== null) broadcast(table, { type: 'end', person: vote.person, waitingFor: [], outcome });
}

export function broadcastEndVote(table: LiveTable): void {
  const asked = endAsked(table);
  if (asked !== null) broadcast(table, { type: 'end', ...asked, outcome: 'asked' });
}
