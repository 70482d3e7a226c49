import { BOT_LEVELS, isBotLevel } from '@signoria/bots';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { Seed } from '@signoria/engine';
import type { BotSeats, Join, NewTable, WantedSeat } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { readName } from '../names.ts';
import { refuse } from '../problem.ts';
import type { Person } from '../store/entities.ts';
import { broadcastTable, welcomeAll } from './broadcast.ts';
import { grantTime, startedClocks } from './clocks.ts';
import { announce, refreshLists } from './hints.ts';
import type { LiveTable, NewTableData, SeatData, TableData } from './liveTable.ts';
import { newGame, setFields, updateAsked } from './liveTable.ts';
import { newLiveTable } from './loadTable.ts';
import { changeSeats, continuePlay } from './play.ts';
import { register } from './registry.ts';
import { EMPTY_SEAT, freeSeats, isFull, leaveSeat, refuseNotOpen, seatsOf, takeSeat, withSeat } from './seats.ts';
import { enqueueChange, storeChange } from './storeChanges.ts';
import { toStored } from './storedTable.ts';

export function setUpTable(context: ServerContext, host: Person, wanted: NewTable): Promise<LiveTable> {
  return createTable(context, newTableData(wanted, host, context.freshSeed('game')), null);
}

/** Stores a new table and registers it in memory. */
export async function createTable(
  context: ServerContext,
  data: NewTableData,
  rematchOf: string | null,
): Promise<LiveTable> {
  const stored = await context.store.createTable(toStored(data, rematchOf));
  refreshLists(context, stored);
  const table = newLiveTable(context, stored, null);
  register(context, table);
  return table;
}

/** Creates the table data that the host asked for, validated by the rules of its game. */
function newTableData(wanted: NewTable, host: Person, seed: Seed): NewTableData {
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
    seats: wanted.seats.map((seat, index) => newSeatData(seat, index, host)),
    visibility: wanted.visibility,
    clock: wanted.clock,
    language: wanted.language,
    hints: wanted.hints,
    host: host.id,
    seed,
  };
}

function newSeatData(wanted: WantedSeat, index: number, host: Person): SeatData {
  switch (wanted.kind) {
    case 'person':
      return { ...EMPTY_SEAT, kind: 'person', name: host.name, person: host.id };
    case 'local': {
      const name =
        wanted.name === undefined ? `${host.name} ${index + 1}` : readName(wanted.name, `seats.${index}.name`);
      return { ...EMPTY_SEAT, kind: 'local', name, person: host.id };
    }
    case 'bot':
      return botSeat(wanted.level, `seats.${index}.level`);
    case 'open':
    case 'invited':
      return { ...EMPTY_SEAT, kind: wanted.kind };
  }
}

function botSeat(level: string, path: string): SeatData {
  if (!isBotLevel(level)) refuse('outOfRange', `expected one of ${BOT_LEVELS.join(', ')}`, path);
  return { ...EMPTY_SEAT, kind: 'bot', name: level, level };
}

/**
 * Creates the rematch of a table, or returns the one that exists. The store allows one rematch per table, so requests
 * to different servers lead to the same one.
 */
export function rematch(context: ServerContext, table: LiveTable, person: string): Promise<string> {
  return enqueueChange(context, table, async () => {
    const { data } = table;
    if (data.status !== 'over') return refuse('notOver', 'the game is not over');
    if (seatsOf(data, person).length === 0 && data.host !== person)
      return refuse('notYourTable', 'you did not sit at this table');
    if (data.rematch !== null) return data.rematch;
    const next = await createTable(context, rematchData(data, person, context.freshSeed('game')), data.id);
    setFields(table, { data: { ...data, rematch: next.data.id }, epoch: table.epoch + 1 });
    broadcastTable(table);
    announce(context, table);
    return next.data.id;
  });
}

/** Copies a table's settings and players. Everyone keeps their seat. */
function rematchData(data: TableData, host: string, seed: Seed): NewTableData {
  const { game, rulesVersion, options, visibility, clock, language, hints } = data;
  const seats = data.seats.map((seat) => ({ ...seat, away: false, late: false }));
  return { game, rulesVersion, options, visibility, clock, language, hints, seats, host, seed };
}

export function join(context: ServerContext, table: LiveTable, person: Person, wanted: Join): Promise<void> {
  return enqueueChange(context, table, async () => {
    const returning = seatsOf(table.data, person.id).filter((seat) => table.data.seats[seat]?.away);
    const data = takeSeat(table.data, person, wanted);
    const clocks = returning.reduce((state, seat) => state && grantTime(state, seat), table.clockState);
    await changeSeats(context, table, data, clocks);
    continuePlay(context, table);
  });
}

export function leave(context: ServerContext, table: LiveTable, person: string): Promise<void> {
  return enqueueChange(context, table, async () => {
    await changeSeats(context, table, leaveSeat(table.data, person));
    continuePlay(context, table);
  });
}

/** Gives one free seat, or all of them, to bots. A person who joined first keeps the seat. */
export function seatBots(context: ServerContext, table: LiveTable, person: string, wanted: BotSeats): Promise<void> {
  return enqueueChange(context, table, async () => {
    const { data } = table;
    if (data.host !== person) refuse('notHost', 'only the host can give seats to bots');
    if (data.status !== 'open') refuseNotOpen(data);
    const bot = botSeat(wanted.level, 'level');
    const free = freeSeats(data, wanted.seat);
    if (free.length === 0) refuse('noSeat', 'there is no such free seat', 'seat');
    await changeSeats(
      context,
      table,
      free.reduce((next, seat) => withSeat(next, seat, bot), data),
    );
  });
}

export function start(context: ServerContext, table: LiveTable, person: string): Promise<void> {
  return enqueueChange(context, table, async () => {
    const { rules, data } = table;
    if (data.host !== person) refuse('notHost', 'only the host can start the table');
    if (data.status !== 'open') refuseNotOpen(data);
    if (!isFull(data)) refuse('notFull', 'some seats are still free');
    const game = newGame(rules, data);
    const { rulesVersion } = rules;
    const running = { ...data, status: 'running', rulesVersion } as const;
    const clockState = startedClocks(context, { rules, game, data: running });
    const asked = rules.pending(game.state);
    const changes = { status: running.status, startedAt: context.now(), rulesVersion, asked };
    // Includes a snapshot, because another rules version may set the game up differently.
    await storeChange(context, table, { game, data: running, clockState }, changes);
    updateAsked(table, null, null);
    welcomeAll(context, table);
    continuePlay(context, table);
  });
}
