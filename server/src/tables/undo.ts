import type { Seat } from '@signoria/engine';
import { broken } from '@signoria/engine';
import type { ClientMessage } from '@signoria/protocol';
import type { Hall } from '../hall.ts';
import { thinkingPersons } from './alarm.ts';
import { clocksOf, takeBackPay, turnClocks } from './clocks.ts';
import { safely } from './commit.ts';
import type { AnyGame, LiveTable } from './live.ts';
import { askAnew, versionOf } from './live.ts';
import type { Objection } from './objection.ts';
import { object } from './objection.ts';
import { personsPlaying } from './sheet.ts';
import { playedUpTo, snapshotOf } from './snapshot.ts';
import { viewersOf, viewsOf } from './steps.ts';
import { tell, tellAll } from './tell.ts';

type Wish = Extract<ClientMessage, { type: 'undo' }>;

/**
 * Takes back the seat's last decisions and whatever came after them: at will back to the last barrier, beyond it one at a
 * time, when everyone else who plays agrees.
 */
export async function wishUndo(
  hall: Hall,
  table: LiveTable,
  person: string,
  { seat, version, count = 1 }: Wish,
): Promise<Objection> {
  const { game, sheet, rules } = table;
  if (game === null || sheet.status !== 'running') return object('notRunning', 'the table is not being played');
  if (version !== versionOf(table)) return object('staleVersion', `the table is at ${versionOf(table)}`, 'version');
  const to = lastDecision(game, seat, count);
  if (to === undefined) return object('nothingToUndo', 'this seat has not decided so often yet', 'count');
  if (sheet.rulesVersion !== rules.rulesVersion)
    return object('nothingToUndo', 'the game began under other rules and cannot be played again');
  const others = personsPlaying(sheet).filter((one) => one !== person);
  if (to >= game.barrier || others.length === 0) return takeBack(hall, table, game, seat, to);
  if (count > 1) return object('nothingToUndo', 'the others can be asked for one decision at a time', 'count');
  table.undoWish = { seat, version, waitingFor: new Set(others) };
  tellAll(table, { type: 'consent', version, seat, waitingFor: others, outcome: 'asked' });
  return null;
}

/** Where the seat's last decision but `count - 1` stands; undefined if there is none. */
function lastDecision({ decisions }: AnyGame, seat: Seat, count = 1): number | undefined {
  return decisions.flatMap((decision, index) => (decision.seat === seat ? [index] : [])).at(-count);
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
  return takeBack(hall, table, game, seat, lastDecision(game, seat) ?? broken('a wish without a decision'));
}

/** The version goes up although the position goes back: no two positions ever share one. */
async function takeBack(hall: Hall, table: LiveTable, game: AnyGame, seat: Seat, to: number): Promise<Objection> {
  const { rules, sheet } = table;
  const back = playedUpTo(rules, sheet, game, to);
  const thinking = thinkingPersons({ rules, sheet, game: back });
  const clockWork = table.clockWork && takeBackPay(turnClocks(table.clockWork, thinking, hall.now()), to);
  const count = game.decisions.length - to;
  const undone = table.undone + count + 1;
  const snapshot = snapshotOf({ rules, sheet, game: back, undone, clockWork, endWish: table.endWish });
  const asked = rules.pending(back.state);
  const stored = await safely(hall, table, () => hall.store.truncateDecisions(sheet.id, to, snapshot, asked));
  if (!stored) return object('notStored', 'the undo could not be kept; try again');
  Object.assign(table, { game: back, undone, clockWork, recent: [], undoWish: null });
  askAnew(table, null, null);
  const told = { version: versionOf(table), seat, count, clocks: clocksOf(clockWork, hall.now()) };
  for (const guest of table.guests) {
    const views = viewsOf(table, viewersOf(table, guest.person?.id ?? null));
    tell(guest, { type: 'undone', ...told, views });
  }
  return null;
}
