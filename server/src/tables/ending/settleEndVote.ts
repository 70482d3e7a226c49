import { broadcast } from '../broadcast/index.ts';
import type { LiveTable } from '../table/index.ts';

/** The outcome of an end vote, if there is one. */
export function settleEndVote(table: LiveTable, outcome: 'granted' | 'refused' | 'lapsed'): void {
  const { endVote } = table;
  if (endVote === null) return;
  table.endVote = null;
  broadcast(table, { type: 'end', person: endVote.person, waitingFor: [], outcome });
}
