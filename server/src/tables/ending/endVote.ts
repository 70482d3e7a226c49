import type { ServerContext } from '../../context.ts';
import { broadcast, endAsked } from '../broadcast/index.ts';
import { isAnyoneLate, personsPlaying } from '../seats/index.ts';
import { saveSnapshot } from '../storage/index.ts';
import type { LiveTable, MessageRefusal } from '../table/index.ts';
import { refuseMessage } from '../table/index.ts';
import { finish } from './finish.ts';
import { recover } from './recover.ts';
import { settleEndVote } from './settleEndVote.ts';

/**
 * Somebody's time ran out: those who still play may end the game as it stands, if all of them agree. One refusal is the
 * end of it. Decisions in the meantime are not: the bot that stands in would void every vote within a second, and as
 * nobody wins there is nothing to gain by one more move.
 */
export async function voteToEnd(
  context: ServerContext,
  table: LiveTable,
  person: string,
  agree: boolean,
): Promise<MessageRefusal> {
  if (table.needsReload && !(await recover(context, table))) return notStored;
  const { data, endVote } = table;
  if (data.status !== 'running') return refuseMessage('notRunning', 'the table is not being played');
  if (!personsPlaying(data).includes(person)) return refuseMessage('notYourSeat', 'this is for those who play');
  if (!agree && endVote === null) return refuseMessage('notAsked', 'nobody wishes to end the game');
  if (!isAnyoneLate(data)) return refuseMessage('notAsked', 'nobody has run out of time');
  if (!agree) {
    settleEndVote(table, 'refused');
    await saveSnapshot(context, table);
    return null;
  }
  const { person: first, agreed } = endVote ?? { person, agreed: [] };
  table.endVote = { person: first, agreed: new Set([...agreed, person]) };
  return reviewEndVote(context, table);
}

const notStored = refuseMessage('notStored', 'the end could not be kept; try again');

/** Asked again whenever seats change hands: who is away is not waited for, and who is back must be asked. */
export async function reviewEndVote(context: ServerContext, table: LiveTable): Promise<MessageRefusal> {
  const asked = endAsked(table);
  if (asked === null) return null;
  if (!isAnyoneLate(table.data)) settleEndVote(table, 'lapsed');
  else if (asked.waitingFor.length > 0) broadcast(table, { type: 'end', ...asked, outcome: 'asked' });
  else if (personsPlaying(table.data).length > 0) return (await finish(context, table)) ? null : notStored;
  await saveSnapshot(context, table); // a vote outlives a restart, and so does its outcome
  return null;
}
