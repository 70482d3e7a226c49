import type { Seat } from '@signoria/engine';
import type { Hall } from '../hall.ts';
import { thinkingPersons } from './alarm.ts';
import { turnClocks } from './clocks.ts';
import { safely } from './commit.ts';
import type { AnyGame, LiveTable } from './live.ts';
import { askAnew, versionOf } from './live.ts';
import type { Objection } from './objection.ts';
import { object } from './objection.ts';
import { personsPlaying } from './sheet.ts';
import { playedUpTo, snapshotOf } from './snapshot.ts';
import { viewersOf, viewsOf } from './steps.ts';
import { tell, tellAll } from './tell.ts';

/**
 * Takes back the seat's last decision and whatever came after it: at will back to the last barrier, beyond it when
 * everyone else who plays agrees.
 */
export async function wishUndo(
  hall: Hall,
  table: LiveTable,
  person: string,
  seat: Seat,
  version: number,
): Promise<Objection> {
  const { game, sheet, rules } = table;
  if (game === null || sheet.status !== 'running') return object('notRunning', 'the table is not being played');
  if (version !== versionOf(table)) return object('staleVersion', `the table is at ${versionOf(table)}`, 'version');
  const to = game.decisions.findLastIndex((decision) => decision.seat === seat);
  if (to < 0) return object('nothingToUndo', 'this seat has decided nothing yet', 'seat');
  if (sheet.rulesVersion !== rules.rulesVersion)
    return object('nothingToUndo', 'the game began under other rules and cannot be played again');
  const others = personsPlaying(sheet).filter((one) => one !== person);
  if (to >= game.barrier || others.length === 0) return takeBack(hall, table, game, seat, to);
  table.undoWish = { seat, version, waitingFor: new Set(others) };
  tellAll(table, { type: 'consent', version, seat, waitingFor: others, outcome: 'asked' });
  return null;
}

/** One of the others agrees, or does not, which is the end of it. */
export async function answerWish(
  hall: Hall,
  table: LiveTable,
  person: string,
  version: number,
  agree: boolean,
): Promise<Objection> {
  const { undoWish: wish, game } = table;
  if (wish === null || game === null || wish.version !== version || !wish.waitingFor.has(person))
    return object('notAsked', 'nobody asks for your consent');
  const { seat } = wish;
  const waitingFor = [...wish.waitingFor].filter((one) => one !== person);
  if (agree && waitingFor.length > 0) {
    table.undoWish = { ...wish, waitingFor: new Set(waitingFor) };
    tellAll(table, { type: 'consent', version, seat, waitingFor, outcome: 'asked' });
    return null;
  }
  table.undoWish = null;
  tellAll(table, { type: 'consent', version, seat, waitingFor: [], outcome: agree ? 'granted' : 'refused' });
  if (!agree) return null;
  const to = game.decisions.findLastIndex((decision) => decision.seat === seat);
  return takeBack(hall, table, game, seat, to);
}

/** The version goes up although the position goes back: no two positions ever share one. */
async function takeBack(hall: Hall, table: LiveTable, game: AnyGame, seat: Seat, to: number): Promise<Objection> {
  const { rules, sheet } = table;
  const back = playedUpTo(rules, sheet, game, to);
  const thinking = thinkingPersons({ rules, sheet, game: back });
  const clockWork = table.clockWork && turnClocks(table.clockWork, null, thinking, hall.now());
  const undone = table.undone + (game.decisions.length - to) + 1;
  const snapshot = snapshotOf({ rules, sheet, game: back, undone, clockWork, endWish: table.endWish });
  const asked = rules.pending(back.state);
  const stored = await safely(hall, table, () => hall.store.truncateDecisions(sheet.id, to, snapshot, asked));
  if (!stored) return object('notStored', 'the undo could not be kept; try again');
  Object.assign(table, { game: back, undone, clockWork, recent: [], undoWish: null });
  askAnew(table, null, null);
  const version = versionOf(table);
  for (const guest of table.guests) {
    const views = viewsOf(table, viewersOf(table, guest.person?.id ?? null));
    tell(guest, { type: 'undone', version, seat, views });
  }
  return null;
}
