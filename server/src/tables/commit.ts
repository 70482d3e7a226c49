import { CATALOGUE } from '@signoria/catalogue';
import type { Answer, MoveError, Result } from '@signoria/engine';
import { advance, checkAnswer, fail, ok, sameJson } from '@signoria/engine';
import type { Hall } from '../hall.ts';
import { isStoreError } from '../store/errors.ts';
import { clocksAfter, pressClock } from './alarm.ts';
import { clocksOf } from './clocks.ts';
import type { Advanced, AnyGame, LiveTable } from './live.ts';
import { askAnew, isEarlyEnd, versionOf } from './live.ts';
import { loadAgain } from './open.ts';
import { SNAPSHOT_EVERY, snapshotOf } from './snapshot.ts';
import { writeStep } from './steps.ts';
import { tellOver, tellStep, welcomeAll } from './tell.ts';
import { lapseUndo, settleEnd } from './wishes.ts';

/** How many steps are kept at hand for those whose line was cut. */
const RECENT_STEPS = 64;

export type Verdict = Result<null, MoveError | 'notRunning' | 'notStored'>;

/**
 * One decision, from the check to the last recipient; runs in the table's queue. Nobody hears of it before the store
 * has it; if the store fails, nothing has happened.
 */
export async function commit(hall: Hall, table: LiveTable, answer: Answer): Promise<Verdict> {
  if (table.doubtful && !(await recover(hall, table))) return notStored;
  const { rules, game } = table;
  if (game === null || table.sheet.status !== 'running') return fail('notRunning', 'the table is not being played');
  const legal = checkVersion(table, game, answer);
  if (!legal.ok) return legal;

  const { seat } = answer;
  const next = advance(rules, game, seat, legal.value);
  const asked = rules.pending(next.game.state);
  const others = sameJson(asked, rules.pending(game.state)) ? undefined : asked;
  const stored = await safely(hall, table, () =>
    hall.store.appendDecision(table.sheet.id, game.decisions.length, seat, legal.value, others),
  );
  if (!stored) return notStored;
  table.game = next.game;
  table.clockWork = clocksAfter(table.clockWork, table, next, stored.value.at);
  lapseUndo(table);
  askAnew(table, game.state, seat);
  publish(hall, table, game, next);
  await afterwards(hall, table, next.game);
  return ok(null);
}

const notStored = fail('notStored', 'the move could not be kept; try again');

/** The version an answer carries is that of the seat's own question: others may have answered theirs since. */
function checkVersion(table: LiveTable, game: AnyGame, answer: Answer): Result<unknown, MoveError> {
  const now = versionOf(table);
  const since = table.asked.get(answer.seat) ?? now;
  const stands = answer.version >= since && answer.version <= now;
  const words = CATALOGUE[table.rules.id]?.text.en;
  return checkAnswer(table.rules, game.state, stands ? answer.version : now, answer, words);
}

function publish(hall: Hall, table: LiveTable, before: AnyGame, next: Advanced): void {
  const step = writeStep(table, before.state, next, clocksOf(table.clockWork, hall.now()));
  table.recent = [...table.recent.slice(1 - RECENT_STEPS), step];
  tellStep(table, step);
}

async function afterwards(hall: Hall, table: LiveTable, game: AnyGame): Promise<void> {
  if (table.rules.pending(game.state).length === 0) await finish(hall, table);
  else if (game.decisions.length % SNAPSHOT_EVERY === 0) await keepSnapshot(hall, table);
}

/** Says whether it could be kept; if not, the decisions are enough. */
export async function keepSnapshot(hall: Hall, table: LiveTable): Promise<boolean> {
  const { id } = table.sheet;
  try {
    await hall.store.saveSnapshot(id, snapshotOf(table));
    return true;
  } catch (error) {
    hall.report(`a snapshot of table ${id}`, error);
    return false;
  }
}

/** Seats have changed hands. Decisions tell how time passed, but not this, so it is written down. */
export async function clocksChanged(hall: Hall, table: LiveTable): Promise<void> {
  pressClock(hall, table);
  if (table.clockWork !== null) await keepSnapshot(hall, table);
}

/** The end: the result is kept, unless nobody has won, and the seed shown. Says whether that could be kept. */
export async function finish(hall: Hall, table: LiveTable): Promise<boolean> {
  const { rules, game, sheet } = table;
  if (game === null || sheet.status !== 'running') return false;
  const scores = isEarlyEnd(rules, game) ? [] : rules.scores(game.state);
  const result = scores.map(({ seat, lines, rank }) => ({
    seat,
    lines,
    rank,
    person: sheet.seats[seat]?.kind === 'local' ? null : (sheet.seats[seat]?.person ?? null),
  }));
  const end = { snapshot: snapshotOf(table), result, at: hall.now() };
  const stored = await safely(hall, table, () => hall.store.endTable(sheet.id, end));
  if (!stored) return false;
  Object.assign(table, { sheet: { ...sheet, status: 'over' }, clockWork: null, asked: new Map() });
  settleEnd(table, isEarlyEnd(rules, game) ? 'granted' : 'lapsed');
  tellOver(table);
  return true;
}

/** Tries to write; null when that fails: the store must be read again before anyone goes on. */
export async function safely<T>(
  hall: Hall,
  table: LiveTable,
  write: () => Promise<T>,
): Promise<{ readonly value: T } | null> {
  try {
    return { value: await write() };
  } catch (error) {
    if (!isStoreError(error)) hall.report(`table ${table.sheet.id}`, error);
    table.doubtful = true;
    return null;
  }
}

/** What the store holds now is the truth; everyone is shown it if it is not what they saw. */
export async function recover(hall: Hall, table: LiveTable): Promise<boolean> {
  const { sheet } = table;
  const before = versionOf(table);
  try {
    await loadAgain(hall, table);
  } catch {
    return false;
  }
  if (versionOf(table) !== before || !sameJson(table.sheet, sheet)) welcomeAll(hall, table);
  await finishIfOver(hall, table);
  return !table.doubtful;
}

/** A game may have ended just before the server did. */
export async function finishIfOver(hall: Hall, table: LiveTable): Promise<void> {
  if (table.game !== null && table.rules.pending(table.game.state).length === 0) await finish(hall, table);
}
