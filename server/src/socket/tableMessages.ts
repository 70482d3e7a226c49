import type { Seat } from '@signoria/engine';
import type { ClientMessage } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import type { Person } from '../store/store.ts';
import { send } from '../tables/broadcast/index.ts';
import { postChat } from '../tables/chat/index.ts';
import { voteToEnd } from '../tables/ending/index.ts';
import { commit, continuePlay } from '../tables/play/index.ts';
import { seatsOf } from '../tables/seats/index.ts';
import type { Connection, LiveTable, MessageRefusal } from '../tables/table/index.ts';
import { enqueue, refuseMessage, versionOf } from '../tables/table/index.ts';
import { answerUndoRequest, requestUndo } from '../tables/undo/index.ts';

type TableMessage = Exclude<ClientMessage, { type: 'hello' }>;

/** Every message to a table waits in its queue: one writer a table. */
export async function answerAtTable(
  context: ServerContext,
  table: LiveTable,
  connection: Connection,
  message: TableMessage,
): Promise<void> {
  await enqueue(table, async () => {
    const refusal = await handleMessage(context, table, connection, message);
    if (refusal === null) return;
    const version = table.game === null ? null : versionOf(table);
    send(connection, { type: 'refused', ...refusal, version });
  });
  if (message.type !== 'chat') continuePlay(context, table);
}

async function handleMessage(
  context: ServerContext,
  table: LiveTable,
  { person, arrivedAt }: Connection,
  message: TableMessage,
): Promise<MessageRefusal> {
  if (person === null) return refuseMessage('notSignedIn', 'those who watch without a name cannot take part');
  switch (message.type) {
    case 'move':
      return refuseOthersSeat(table, person, message.seat) ?? move(context, table, message, arrivedAt);
    case 'undo':
      return refuseOthersSeat(table, person, message.seat) ?? requestUndo(context, table, person.id, message);
    case 'consent':
      return answerUndoRequest(context, table, person.id, message.version, message.agree);
    case 'end':
      return voteToEnd(context, table, person.id, message.agree);
    case 'chat':
      return chat(context, table, person, message.text);
  }
}

/** Nobody answers for another's seat. */
function refuseOthersSeat({ data }: LiveTable, person: Person, seat: Seat): MessageRefusal {
  return seatsOf(data, person.id).includes(seat) ? null : refuseMessage('notYourSeat', 'this is not your seat', 'seat');
}

async function move(
  context: ServerContext,
  table: LiveTable,
  message: TableMessage & { type: 'move' },
  arrivedAt: number,
): Promise<MessageRefusal> {
  const result = await commit(context, table, message, arrivedAt);
  return result.ok ? null : refuseMessage(result.error.code, result.error.message, result.error.path);
}

async function chat(context: ServerContext, table: LiveTable, person: Person, text: string): Promise<MessageRefusal> {
  await postChat(context, table, person, text);
  return null;
}
