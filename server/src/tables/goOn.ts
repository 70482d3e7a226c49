import type { GameState, Seat } from '@signoria/engine';
import { withoutFigures } from '@signoria/engine';
import type { BotQuestion } from '../bots/question.ts';
import type { Hall } from '../hall.ts';
import { setAlarm } from './alarm.ts';
import { ranOut } from './clocks.ts';
import { clocksChanged, commit, recover, safely } from './commit.ts';
import { reviewEnd } from './ending.ts';
import { toStoredSeat } from './keeping.ts';
import type { LiveTable } from './live.ts';
import { inTurn } from './live.ts';
import { withSeat } from './seating.ts';
import type { TableSheet } from './sheet.ts';
import { personsAt, personsPlaying } from './sheet.ts';
import { tellTable } from './tell.ts';

/** Who plays for someone who is away. */
const STAND_IN = 'greedy';
/** After a failure of the store, in milliseconds. */
const RETRY = 1000;

/** After anything that changed a table: bots that are asked begin to think, and the clock is watched. */
export function goOn(hall: Hall, table: LiveTable): void {
  if (hall.closed) return;
  setAlarm(
    hall,
    table,
    () => void inTurn(table, () => timeUp(hall, table)).catch((error) => hall.report('a clock', error)),
  );
  const { game, sheet } = table;
  if (game === null || sheet.status !== 'running') return;
  if (table.asked.size === 0 || table.doubtful) retry(hall, table);
  for (const [seat, version] of table.doubtful ? [] : table.asked) {
    const level = levelFor(sheet, seat);
    if (level === null || table.thinking.get(seat) === version) continue;
    table.thinking.set(seat, version);
    think(hall, table, game.state, seat, level, version).catch((error) => hall.report(`a bot at ${sheet.id}`, error));
  }
}

/** The level of the bot that answers for the seat; null when a person does. When everyone is away the table waits. */
function levelFor(sheet: TableSheet, seat: Seat): string | null {
  const sitter = sheet.seats[seat];
  if (sitter === undefined || (sitter.kind !== 'bot' && !sitter.away)) return null;
  if (personsAt(sheet).length > 0 && personsPlaying(sheet).length === 0) return null;
  return sitter.kind === 'bot' ? sitter.level : STAND_IN;
}

async function think(hall: Hall, table: LiveTable, state: GameState, seat: Seat, level: string, version: number) {
  const move = await moveOf(hall, table, state, seat, level);
  await inTurn(table, async () => {
    if (table.thinking.get(seat) === version) table.thinking.delete(seat);
    const isStillAsked = table.asked.get(seat) === version && levelFor(table.sheet, seat) !== null;
    if (!isStillAsked || hall.closed) return; // an undo, or the person is back
    const verdict = await commit(hall, table, { seat, version, move });
    if (!verdict.ok && verdict.error.code !== 'notStored')
      throw new Error(`${level} in seat ${seat} of ${table.sheet.id}: ${verdict.error.message}`);
  });
  goOn(hall, table);
}

/** A bot that fails must not hold up the table: the first move that is legal is played instead. */
async function moveOf(hall: Hall, table: LiveTable, state: GameState, seat: Seat, level: string): Promise<unknown> {
  const { rules, sheet } = table;
  const view = withoutFigures(rules.view(state, seat));
  const { game, options, seats } = sheet;
  const seed = hall.freshSeed('bot');
  const question: BotQuestion = { game, options, seats: seats.length, seat, level, view, seed };
  try {
    return await hall.bots.think(question);
  } catch (error) {
    if (!hall.closed) hall.report(`a bot at ${sheet.id}`, error);
    return rules.moves(state, seat)[0];
  }
}

/** The store failed, or the game ended and that could not be kept: looks again after a while. */
function retry(hall: Hall, table: LiveTable): void {
  setTimeout(() => {
    if (hall.closed) return;
    inTurn(table, () => recover(hall, table))
      .then(() => goOn(hall, table))
      .catch((error) => hall.report(`table ${table.sheet.id}`, error));
  }, RETRY).unref();
}

/** Whose time has run out is played by a bot until they return. */
async function timeUp(hall: Hall, table: LiveTable): Promise<void> {
  const out = table.clockWork === null ? [] : ranOut(table.clockWork, hall.now());
  if (out.length > 0) {
    const sheet = out.reduce((next, seat) => withSeat(next, seat, { away: true, late: true }), table.sheet);
    const seats = sheet.seats.map(toStoredSeat);
    const stored = await safely(hall, table, () => hall.store.updateTable(sheet.id, { seats }));
    if (!stored) return retry(hall, table);
    table.sheet = sheet;
    await clocksChanged(hall, table);
    tellTable(table);
    await reviewEnd(hall, table);
  }
  goOn(hall, table);
}
