import type { Join } from '@signoria/protocol';
import { refuse } from '../../problem.ts';
import type { Person } from '../../store/store.ts';
import type { TableData } from '../table/index.ts';
import { withSeat } from './changeSeat.ts';
import { seatsOf } from './whoSits.ts';

/** Seats a person before the start, or brings back a player who was away. */
export function takeSeat(data: TableData, person: Person, { seat, invite }: Join): TableData {
  const own = seatsOf(data, person.id);
  if (data.status === 'running' && own.length > 0)
    return own.reduce((next, one) => withSeat(next, one, { away: false, late: false }), data);
  if (data.status !== 'open') return refuse('notOpen', 'the table has started');
  if (own.length > 0) return refuse('alreadySeated', 'you already sit at this table');
  const free = data.seats.flatMap(({ person: taken, kind }, index) =>
    taken === null && kind !== 'bot' && (seat === undefined || seat === index) ? [{ index, kind }] : [],
  );
  if (free.length === 0) return refuse('noSeat', 'there is no such free seat', seat === undefined ? '' : 'seat');
  const mayTake = free.find(({ kind }) => kind !== 'invited' || invite === data.invite);
  if (mayTake === undefined) return refuse('notInvited', 'this seat waits for someone with the invitation', 'invite');
  return withSeat(data, mayTake.index, { person: person.id, name: person.name });
}
