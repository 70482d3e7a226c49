import type { Hall } from '../hall.ts';
import { finish, keepSnapshot, recover } from './commit.ts';
import type { LiveTable } from './live.ts';
import type { Objection } from './objection.ts';
import { object } from './objection.ts';
import { isAnyoneLate, personsPlaying } from './sheet.ts';
import { tellAll } from './tell.ts';
import { endAsked, settleEnd } from './wishes.ts';

/**
 * Somebody's time ran out: those who still play may end the game as it stands, if all of them agree. One refusal is the
 * end of it. Decisions in the meantime are not: the bot that stands in would undo every wish within a second, and as
 * nobody wins there is nothing to gain by one more move.
 */
export async function answerEnd(hall: Hall, table: LiveTable, person: string, agree: boolean): Promise<Objection> {
  if (table.doubtful && !(await recover(hall, table))) return notStored;
  const { sheet, endWish } = table;
  if (sheet.status !== 'running') return object('notRunning', 'the table is not being played');
  if (!personsPlaying(sheet).includes(person)) return object('notYourSeat', 'this is for those who play');
  if (!agree && endWish === null) return object('notAsked', 'nobody wishes to end the game');
  if (!isAnyoneLate(sheet)) return object('notAsked', 'nobody has run out of time');
  if (!agree) {
    settleEnd(table, 'refused');
    await keepSnapshot(hall, table);
    return null;
  }
  const { person: first, agreed } = endWish ?? { person, agreed: [] };
  table.endWish = { person: first, agreed: new Set([...agreed, person]) };
  return reviewEnd(hall, table);
}

const notStored = object('notStored', 'the end could not be kept; try again');

/** Asked again whenever seats change hands: who is away is not waited for, and who is back must be asked. */
export async function reviewEnd(hall: Hall, table: LiveTable): Promise<Objection> {
  const asked = endAsked(table);
  if (asked === null) return null;
  if (!isAnyoneLate(table.sheet)) settleEnd(table, 'lapsed');
  else if (asked.waitingFor.length > 0) tellAll(table, { type: 'end', ...asked, outcome: 'asked' });
  else if (personsPlaying(table.sheet).length > 0) return (await finish(hall, table)) ? null : notStored;
  await keepSnapshot(hall, table); // a wish outlives a restart, and so does what became of it
  return null;
}
