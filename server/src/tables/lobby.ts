import type { GameRecord, Seat } from '@signoria/engine';
import { toRecord } from '@signoria/engine';
import type { Join, NewTable, Tables } from '@signoria/protocol';
import type { Hall } from '../hall.ts';
import { refuse } from '../problem.ts';
import type { Person, StoredTable } from '../store/store.ts';
import { setClocks } from './alarm.ts';
import { grantTime } from './clocks.ts';
import { clocksChanged, keepSnapshot } from './commit.ts';
import { reviewEnd } from './ending.ts';
import { tableOf } from './find.ts';
import { goOn } from './goOn.ts';
import { fromStored, toStored, toStoredSeat } from './keeping.ts';
import type { LiveTable } from './live.ts';
import { askAnew, inTurn } from './live.ts';
import { layOut } from './open.ts';
import type { LaidTable } from './seating.ts';
import { layRematch, layTable, leaveSeat, nameSeats, takeSeat } from './seating.ts';
import type { TableSheet } from './sheet.ts';
import { infoOf, isFull, personsAsked, seatsOf } from './sheet.ts';
import { newGame } from './snapshot.ts';
import { tellPresence, tellTable, welcomeAll } from './tell.ts';

/** How many of each kind the lobby shows. */
const SHOWN = 50;

export function setUpTable(hall: Hall, host: Person, wanted: NewTable): Promise<LiveTable> {
  return keep(hall, layTable(wanted, host, hall.freshSeed('game')), null);
}

async function keep(hall: Hall, laid: LaidTable, rematchOf: string | null): Promise<LiveTable> {
  const stored = await hall.store.createTable(toStored(laid, rematchOf));
  const table = layOut(hall, stored, null);
  hall.tables.set(stored.id, Promise.resolve(table));
  return table;
}

export function join(hall: Hall, table: LiveTable, person: Person, wanted: Join): Promise<void> {
  return inTurn(table, async () => {
    const returning = seatsOf(table.sheet, person.id).filter((seat) => table.sheet.seats[seat]?.away);
    await reseat(hall, table, takeSeat(table.sheet, person, wanted));
    for (const seat of returning) if (table.clockWork !== null) table.clockWork = grantTime(table.clockWork, seat);
    await seatsChanged(hall, table);
  });
}

export function leave(hall: Hall, table: LiveTable, person: string): Promise<void> {
  return inTurn(table, async () => {
    await reseat(hall, table, leaveSeat(table.sheet, person));
    await seatsChanged(hall, table);
  });
}

/** A new name reaches the tables where its person waits or plays; games that are over keep the old one. */
export async function renameAtTables(hall: Hall, person: Person): Promise<void> {
  for (const status of ['lobby', 'running'] as const)
    for (const { id } of await hall.store.listTables({ person: person.id, status }))
      await renameAt(hall, id, person).catch((error) => hall.report(`table ${id}`, error)); // the others still hear it
}

async function renameAt(hall: Hall, id: string, person: Person): Promise<void> {
  const table = await tableOf(hall, id);
  await inTurn(table, () => reseat(hall, table, nameSeats(table.sheet, person)));
}

/** In a running game. */
async function seatsChanged(hall: Hall, table: LiveTable): Promise<void> {
  if (table.game !== null) await clocksChanged(hall, table);
  await reviewEnd(hall, table);
  goOn(hall, table);
}

async function reseat(hall: Hall, table: LiveTable, sheet: TableSheet): Promise<void> {
  const isOff = sheet.status === 'cancelled';
  await hall.store.updateTable(sheet.id, {
    seats: sheet.seats.map(toStoredSeat),
    host: sheet.host,
    ...(isOff && { status: 'over' as const, endedAt: hall.now() }),
  });
  table.sheet = sheet;
  tellTable(table);
  tellPresence(table);
}

export function start(hall: Hall, table: LiveTable, person: string): Promise<void> {
  return inTurn(table, async () => {
    const { rules, sheet } = table;
    if (sheet.host !== person) refuse('notHost', 'whoever set the table up starts it');
    if (sheet.status !== 'open') refuse('notOpen', 'the table has started');
    if (!isFull(sheet)) refuse('notFull', 'some seats are still free');
    const game = newGame(rules, sheet);
    await hall.store.updateTable(sheet.id, {
      status: 'running',
      startedAt: hall.now(),
      rulesVersion: rules.rulesVersion,
      asked: rules.pending(game.state),
    });
    Object.assign(table, { game, sheet: { ...sheet, status: 'running', rulesVersion: rules.rulesVersion } });
    askAnew(table, null, null);
    setClocks(hall, table);
    await keepSnapshot(hall, table); // other rules may set the table up otherwise
    welcomeAll(hall, table);
    goOn(hall, table);
  });
}

/** The first who asks sets the new table up; everyone else is led to the same one. */
export function rematch(hall: Hall, table: LiveTable, person: string): Promise<string> {
  return inTurn(table, async () => {
    const { sheet } = table;
    if (sheet.status !== 'over') return refuse('notOver', 'the game is not over');
    if (seatsOf(sheet, person).length === 0 && sheet.host !== person)
      return refuse('notYourTable', 'you did not sit at this table');
    if (sheet.rematch !== null) return sheet.rematch;
    const next = await keep(hall, layRematch(sheet, person, hall.freshSeed('game')), sheet.id);
    table.sheet = { ...sheet, rematch: next.sheet.id };
    tellTable(table);
    return next.sheet.id;
  });
}

/** With the seed in it, so only after the end. */
export function recordOf({ rules, sheet, game }: LiveTable): GameRecord<unknown> {
  if (game === null || sheet.status !== 'over') return refuse('notOver', 'the record is shown after the end');
  return { ...toRecord(rules, game), rulesVersion: sheet.rulesVersion };
}

export async function listTables(hall: Hall, person: string | null): Promise<Tables> {
  const { store } = hall;
  const shown = (tables: readonly StoredTable[]) =>
    tables.map((table) => infoOf(fromStored(table, hall.secret), person));
  const [open, watchable, mine] = await Promise.all([
    store.listTables({ status: 'lobby', visibility: 'public', limit: SHOWN }),
    store.listTables({ status: 'running', visibility: 'public', limit: SHOWN }),
    person === null ? [] : store.listTables({ person, limit: SHOWN }),
  ]);
  return {
    open: shown(open),
    watchable: shown(watchable),
    mine: shown(mine),
    myTurn: mine.flatMap((table) => (waitsFor(fromStored(table, hall.secret), table.asked, person) ? [table.id] : [])),
  };
}

/** From what the store knows, so that a list of tables reads no game. */
function waitsFor(sheet: TableSheet, asked: readonly Seat[] | null, person: string | null): boolean {
  if (sheet.status !== 'running' || asked === null) return false;
  return personsAsked(sheet, asked).some((seat) => sheet.seats[seat]?.person === person);
}
