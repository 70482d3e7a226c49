import type { EndAsked } from '@signoria/protocol';
import type { LiveTable } from './live.ts';
import { personsPlaying } from './sheet.ts';
import { tellAll } from './tell.ts';

/** A wish to undo is void once somebody has moved on. */
export function lapseUndo(table: LiveTable): void {
  const { undoWish } = table;
  if (undoWish === null) return;
  table.undoWish = null;
  const { seat, version } = undoWish;
  tellAll(table, { type: 'consent', version, seat, waitingFor: [], outcome: 'lapsed' });
}

/** What became of a wish to end. */
export function settleEnd(table: LiveTable, outcome: 'granted' | 'refused' | 'lapsed'): void {
  const { endWish } = table;
  if (endWish === null) return;
  table.endWish = null;
  tellAll(table, { type: 'end', person: endWish.person, waitingFor: [], outcome });
}

/** Whose answer a wish to end waits for: everyone who plays with their own hands. */
export function endAsked({ endWish, sheet }: LiveTable): EndAsked | null {
  if (endWish === null) return null;
  const { person, agreed } = endWish;
  return { person, waitingFor: personsPlaying(sheet).filter((one) => !agreed.has(one)) };
}
