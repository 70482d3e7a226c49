import { BOT_NAMES } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue';
import type { Seat, Seed } from '@signoria/engine';
import type { Join, NewTable, WantedSeat } from '@signoria/protocol';
import { refuse } from '../problem.ts';
import type { Person } from '../store/store.ts';
import type { SeatSheet, TableSheet } from './sheet.ts';
import { personsAt, seatsOf } from './sheet.ts';

/** A table before the store has given it an id. */
export type LaidTable = Omit<TableSheet, 'id' | 'status' | 'createdAt' | 'invite' | 'rematch'>;

const NOBODY = { name: null, person: null, level: null, away: false, late: false } as const;

/** A table as its host wants it, checked by the rules of its game. */
export function layTable(wanted: NewTable, host: Person, seed: Seed): LaidTable {
  const entry = Object.hasOwn(CATALOGUE, wanted.game) ? CATALOGUE[wanted.game] : undefined;
  if (entry === undefined) return refuse('unknownGame', `there is no game ${JSON.stringify(wanted.game)}`, 'game');
  const { rules } = entry;
  const { min, max } = rules.seats;
  if (wanted.seats.length < min || wanted.seats.length > max)
    refuse('outOfRange', `expected ${min} to ${max} seats, got ${wanted.seats.length}`, 'seats');
  if (wanted.seats.filter(({ kind }) => kind === 'person').length > 1)
    refuse('outOfRange', 'expected one seat of kind person: you can sit down only once', 'seats');
  const options = rules.readOptions(wanted.options, wanted.seats.length);
  if (!options.ok) {
    const { code, path, message } = options.error;
    return refuse(
      code === 'outOfRange' ? 'outOfRange' : 'malformed',
      message,
      path === '' ? 'options' : `options.${path}`,
    );
  }
  return {
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    options: options.value,
    seats: wanted.seats.map((seat, index) => laySeat(seat, index, host)),
    visibility: wanted.visibility,
    clock: wanted.clock,
    host: host.id,
    seed,
  };
}

function laySeat(wanted: WantedSeat, index: number, host: Person): SeatSheet {
  switch (wanted.kind) {
    case 'person':
      return { ...NOBODY, kind: 'person', name: host.name, person: host.id };
    case 'local':
      return { ...NOBODY, kind: 'local', name: wanted.name ?? `${host.name} ${index + 1}`, person: host.id };
    case 'bot':
      if (!BOT_NAMES.includes(wanted.level))
        refuse('outOfRange', `expected one of ${BOT_NAMES.join(', ')}`, `seats.${index}.level`);
      return { ...NOBODY, kind: 'bot', name: wanted.level, level: wanted.level };
    case 'open':
    case 'invited':
      return { ...NOBODY, kind: wanted.kind };
  }
}

export function withSeat(sheet: TableSheet, seat: Seat, change: Partial<SeatSheet>): TableSheet {
  return { ...sheet, seats: sheet.seats.map((one, index) => (index === seat ? { ...one, ...change } : one)) };
}

/** The person's seats under their new name; those on the same screen are somebody else's. */
export function nameSeats(sheet: TableSheet, { id, name }: Person): TableSheet {
  const own = seatsOf(sheet, id).filter((seat) => sheet.seats[seat]?.kind !== 'local');
  return own.reduce((next, seat) => withSeat(next, seat, { name }), sheet);
}

/** Sits a person down before the start, or brings back who was away. */
export function takeSeat(sheet: TableSheet, person: Person, { seat, invite }: Join): TableSheet {
  const own = seatsOf(sheet, person.id);
  if (sheet.status === 'running' && own.length > 0)
    return own.reduce((next, one) => withSeat(next, one, { away: false, late: false }), sheet);
  if (sheet.status !== 'open') return refuse('notOpen', 'the table has started');
  if (own.length > 0) return refuse('alreadySeated', 'you already sit at this table');
  const free = sheet.seats.flatMap(({ person: taken, kind }, index) =>
    taken === null && kind !== 'bot' && (seat === undefined || seat === index) ? [{ index, kind }] : [],
  );
  if (free.length === 0) return refuse('noSeat', 'there is no such free seat', seat === undefined ? '' : 'seat');
  const mayTake = free.find(({ kind }) => kind !== 'invited' || invite === sheet.invite);
  if (mayTake === undefined) return refuse('notInvited', 'this seat waits for someone with the invitation', 'invite');
  return withSeat(sheet, mayTake.index, { person: person.id, name: person.name });
}

/**
 * Before the start the seats are free again, and the table goes to whoever is left; in a running game a bot plays on.
 */
export function leaveSeat(sheet: TableSheet, person: string): TableSheet {
  const own = seatsOf(sheet, person);
  if (sheet.status === 'running' && own.length > 0)
    return own.reduce((next, one) => withSeat(next, one, { away: true }), sheet);
  if (sheet.status !== 'open') return refuse('notOpen', 'the game is over');
  if (own.length === 0 && sheet.host !== person) return refuse('notYourTable', 'you do not sit at this table');
  const left = own.reduce((next, one) => withSeat(next, one, freed(sheet.seats[one])), sheet);
  if (sheet.host !== person) return left;
  const [host] = personsAt(left);
  return host === undefined ? { ...left, status: 'cancelled' } : { ...left, host };
}

/** A seat of the host's own becomes open to others. */
function freed(seat: SeatSheet | undefined): Partial<SeatSheet> {
  return { ...NOBODY, kind: seat?.kind === 'invited' ? 'invited' : 'open' };
}

/** The same people and bots once more: everyone finds their seat kept. */
export function layRematch(sheet: TableSheet, host: string, seed: Seed): LaidTable {
  const { game, rulesVersion, options, visibility, clock } = sheet;
  const seats = sheet.seats.map((seat) => ({ ...seat, away: false, late: false }));
  return { game, rulesVersion, options, visibility, clock, seats, host, seed };
}
