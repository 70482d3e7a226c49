import type { Immutable } from '@signoria/engine';
import { at, thenDo } from '@signoria/engine';
import type { GhostTrack, Holder, Log, State, Table } from './state.ts';

/** R5.1, R5.3, R13.6  Strictly the most spaces marked; on a tie, and without a mark, nobody. */
export function leaderOf({ players, ghost }: Immutable<Table>, track: GhostTrack): Holder | null {
  const marked = players.map(({ tracks }, seat): [Holder, number] => [seat, tracks[track]]);
  if (ghost !== null) marked.push(['ghost', ghost[track]]);
  const most = Math.max(...marked.map(([, spaces]) => spaces));
  const leaders = marked.filter(([, spaces]) => spaces === most);
  return most === 0 || leaders.length > 1 ? null : at(leaders, 0)[0];
}

export function nameOffices({ table }: State, log: Log): void {
  table.captain = leaderOf(table, 'captain');
  table.bishop = leaderOf(table, 'bishop');
  log.tell?.({ type: 'officesNamed', captain: table.captain, bishop: table.bishop });
}

/** R5.2 */
export function giveCaptainsResource({ table }: State): void {
  const { agenda, captain: seat } = table;
  if (seat === null || seat === 'ghost') return; // R13.6
  thenDo(agenda, { ask: 'mark', seat, resource: null, left: 1, from: 'captain', traded: false });
}
