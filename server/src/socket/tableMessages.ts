import type { Seat } from '@signoria/engine';
import type { ClientMessage } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import type { Person } from '../store/entities.ts';
import { send } from '../tables/broadcast.ts';
import { postChat } from '../tables/chat.ts';
import { commit } from '../tables/commit.ts';
import { voteToEnd } from '../tables/ending.ts';
import type { ClientConnection, LiveTable, MessageRefusal } from '../tables/liveTable.ts';
import { refuseMessage, versionOf } from '../tables/liveTable.ts';
import { continuePlay } from '../tables/play.ts';
import { seatsOf } from '../tables/seats.ts';
import { enqueueChange } from '../tables/storeChanges.ts';
import { answerUndoRequest, requestUndo } from '../tables/undo.ts';

type ClientTableMessage = Exclude<ClientMessage, { type: 'hello' | 'ping' }>;

type TableActionMessage = Exclude<ClientTableMessage, { type: 'chat' }>;

export async function answerAtTable(
  context: ServerContext,
  table: LiveTable,
  connection: ClientConnection,
  message: ClientTableMessage,
): Promise<void> {
  const { person, arrivedAt } = connection;
  if (person === null)
    return sendRefusal(
      table,
      connection,
      message.id,
      refuseMessage('notSignedIn', 'spectators without a name cannot take part'),
    );
  if (message.type === 'chat') return postChat(context, table, person, message.text);
  // All changes of a table go through its queue: a table has a single writer.
  await enqueueChange(context, table, async () =>
    sendRefusal(table, connection, message.id, await handleMessage(context, table, person, arrivedAt, message)),
  );
  continuePlay(context, table);
}

function sendRefusal(table: LiveTable, connection: ClientConnection, answers: number, refusal: MessageRefusal): void {
  if (refusal === null) return;
  send(connection, { type: 'refused', answers, ...refusal, version: table.game === null ? null : versionOf(table) });
}

function handleMessage(
  context: ServerContext,
  table: LiveTable,
  person: Person,
  arrivedAt: number,
  message: TableActionMessage,
): MessageRefusal | Promise<MessageRefusal> {
  switch (message.type) {
    case 'move':
      return refuseOthersSeat(table, person, message.seat) ?? move(context, table, message, arrivedAt);
    case 'undo':
      return refuseOthersSeat(table, person, message.seat) ?? requestUndo(context, table, person.id, message);
    case 'consent':
      return answerUndoRequest(context, table, person.id, message.version, message.agree);
    case 'end':
      return voteToEnd(context, table, person.id, message.agree);
  }
}

/** Refuses a message for another person's seat, or for the person's own seat while a bot plays it. */
function refuseOthersSeat({ data }: LiveTable, person: Person, seat: Seat): MessageRefusal {
  if (!seatsOf(data, person.id).includes(seat)) return refuseMessage('notYourSeat', 'this is not your seat', 'seat');
  if (data.seats[seat]?.away) return refuseMessage('notYourSeat', 'a bot plays for you; take your seat again', 'seat');
  return null;
}

async function move(
  context: ServerContext,
  table: LiveTable,
  message: TableActionMessage & { type: 'move' },
  arrivedAt: number,
): Promise<MessageRefusal> {
  const result = await commit(context, table, message, arrivedAt);
  return result.ok ? null : refuseMessage(result.error.code, result.error.message, result.error.path);
}
