import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Behind } from './events.ts';
import { movePrestige } from './players.ts';
import type { MoveLog, ReadonlyPlayer, State } from './state.ts';

/** R10.1  Names Captain, Bishop and Cardinal and sets the turn order. */
export function nameOffices(state: State, log: MoveLog): void {
  const { table } = state;
  table.captain = nameCaptain(state, log);
  table.bishop = nameBishop(state, log);
  table.streak = table.bishop === null || makeCardinal(state, table.bishop, log) ? null : table.bishop; // R10.6
  table.order = newOrder(table.order, table.captain, table.bishop);
  log.emit?.({ type: 'orderSet', order: table.order });
}

/** Returns the seats that are highest on a track; several on a tie. */
export function highest(players: readonly ReadonlyPlayer[], track: 'prestige' | 'influence'): readonly Seat[] {
  const most = Math.max(...players.map((player) => player[track]));
  return players.flatMap((player, seat) => (player[track] === most ? [seat] : []));
}

/** Returns the seats in second place on a track and the number that their markers are on. */
function behind(players: readonly ReadonlyPlayer[], track: 'prestige' | 'influence', first: Seat): Behind {
  const mark = Math.max(...players.filter((_, seat) => seat !== first).map((player) => player[track]));
  return { seats: players.flatMap((player, seat) => (seat !== first && player[track] === mark ? [seat] : [])), mark };
}

/** R10.2, R10.3 */
function nameCaptain({ table }: State, log: MoveLog): Seat | null {
  const first = highest(table.players, 'prestige');
  const captain = at(first, 0);
  const player = at(table.players, captain);
  const { prestige } = player;
  if (first.length > 1) {
    log.emit?.({ type: 'noCaptain', tied: first, prestige });
    return null;
  }
  const certificates = Math.max(0, prestige);
  player.certificates += certificates;
  player.prestige = 0;
  log.emit?.({
    type: 'captainNamed',
    seat: captain,
    prestige,
    behind: behind(table.players, 'prestige', captain),
    certificates,
  });
  return captain;
}

/** R10.4 */
function nameBishop({ figures, table }: State, log: MoveLog): Seat | null {
  const most = highest(table.players, 'influence');
  const bishop = at(most, 0);
  const { influence } = at(table.players, bishop);
  if (influence < figures.offices.bishop || most.length > 1) {
    const why = influence < figures.offices.bishop ? 'tooLittle' : 'tie';
    log.emit?.({ type: 'noBishop', why, most, influence });
    return null;
  }
  log.emit?.({ type: 'bishopNamed', seat: bishop, influence, behind: behind(table.players, 'influence', bishop) });
  return bishop;
}

/** R10.5  Makes the Bishop just named Cardinal if the seat qualifies; returns true if so. */
function makeCardinal({ figures, table }: State, seat: Seat, log: MoveLog): boolean {
  const player = at(table.players, seat);
  const { influence } = player;
  const inARow = table.streak === seat;
  if (!inARow && influence < figures.offices.cardinal) return false;
  const prestige = movePrestige(player, figures.offices.prestige);
  player.influence = 0;
  log.emit?.({ type: 'cardinalNamed', seat, inARow, influence, prestige });
  return true;
}

/** R10.7 */
function newOrder(order: readonly Seat[], captain: Seat | null, bishop: Seat | null): readonly Seat[] {
  const offices = [captain, bishop === captain ? null : bishop].filter((seat) => seat !== null);
  return [...offices, ...order.filter((seat) => seat !== captain && seat !== bishop)];
}
