import type { ServerContext } from '../../context.ts';
import { broadcastEndVote, endAsked, settleEndVote } from '../broadcast/index.ts';
import { isAnyoneLate, personsPlaying } from '../seats/index.ts';
import { keepChange } from '../storage/index.ts';
import type { LiveTable, MessageRefusal } from '../table/index.ts';
import { refuseMessage } from '../table/index.ts';
import { finish } from './finish.ts';
import { recover } from './recover.ts';

/**
 * Votes to end the game as it stands. It is possible after somebody's time ran out, and needs the agreement of all who
 * still play. One refusal closes the vote. Decisions do not close it: the stand-in bot would void every vote within a
 * second, and as nobody wins, another move gains nothing.
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
    await keepChange(context, table, { endVote: null });
    settleEndVote(table, 'refused', endVote);
    return null;
  }
  const { person: first, agreed } = endVote ?? { person, agreed: [] };
  const vote = { person: first, agreed: new Set([...agreed, person]) };
  if (endAsked({ data, endVote: vote })?.waitingFor.length === 0)
    return (await finish(context, table, vote)) ? null : notStored;
  await keepChange(context, table, { endVote: vote });
  broadcastEndVote(table);
  return null;
}

const notStored = refuseMessage('notStored', 'the end could not be kept; try again');

/**
 * Reviews the end vote after seats have changed: absent players are not waited for, and returning players must be
 * asked.
 */
export async function reviewEndVote(context: ServerContext, table: LiveTable): Promise<void> {
  const asked = endAsked(table);
  if (asked === null) return;
  if (asked.waitingFor.length > 0) broadcastEndVote(table);
  else if (personsPlaying(table.data).length > 0) await finish(context, table);
}
