import type { EndAsked, UndoAsked } from '@signoria/protocol';
import { personsPlaying } from '../seats/index.ts';
import type { LiveTable } from '../table/index.ts';

/** Whose consent an undo request waits for. */
export function undoAsked({ undoRequest }: LiveTable): UndoAsked | null {
  return undoRequest && { seat: undoRequest.seat, waitingFor: [...undoRequest.waitingFor] };
}

/** Whose answer an end vote waits for: everyone who still plays and has not agreed. */
export function endAsked({ endVote, data }: LiveTable): EndAsked | null {
  if (endVote === null) return null;
  const { person, agreed } = endVote;
  return { person, waitingFor: personsPlaying(data).filter((one) => !agreed.has(one)) };
}
