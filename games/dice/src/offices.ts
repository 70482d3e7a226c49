import { at, pushStep } from '@signoria/engine';
import type { GhostTrack, Holder, MoveLog, ReadonlyTable, State } from './state.ts';

/** R5.1, R5.3, R13.6  Returns who has strictly the most spaces marked; null on a tie or without a mark. */
export function leaderOf({ players, ghost }: ReadonlyTable, track: GhostTrack): Holder | null {
  let leader: Holder | null = ghost === null ? null : 'ghost';
  let most = ghost === null ? 0 : ghost[track];
  for (let seat = 0; seat < players.length; seat++) {
    const marked = at(players, seat).tracks[track];
    if (marked > most) leader = seat;
    else if (marked === most) leader = null;
    most = Math.max(most, marked);
  }
  return most === 0 ? null : leader;
}

export function nameOffices({ table }: State, log: MoveLog): void {
  table.captain = leaderOf(table, 'captain');
  table.bishop = leaderOf(table, 'bishop');
  log.emit?.({ type: 'officesNamed', captain: table.captain, bishop: table.bishop });
}

/** R5.2 */
export function askForCaptainsResource({ table }: State): void {
  const { agenda, captain: seat } = table;
  if (seat === null || seat === 'ghost') return; // R13.6
  pushStep(agenda, { ask: 'mark', seat, resource: null, left: 1, from: 'captain', traded: false });
}
