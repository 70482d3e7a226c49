import type { Seat } from '@signoria/engine';
import type { ClientMessage } from '@signoria/protocol';
import type { Hall } from '../hall.ts';
import type { Person } from '../store/store.ts';
import { commit } from '../tables/commit.ts';
import { answerEnd } from '../tables/ending.ts';
import { goOn } from '../tables/goOn.ts';
import type { Guest, LiveTable } from '../tables/live.ts';
import { inTurn, versionOf } from '../tables/live.ts';
import type { Objection } from '../tables/objection.ts';
import { object } from '../tables/objection.ts';
import { chatLine, nameOf, remember } from '../tables/open.ts';
import { seatsOf } from '../tables/sheet.ts';
import { tell, tellAll } from '../tables/tell.ts';
import { answerWish, wishUndo } from '../tables/undo.ts';

type TableMessage = Exclude<ClientMessage, { type: 'hello' }>;

/** Whatever is said at a table waits its turn there: one writer a table. */
export async function answerAtTable(hall: Hall, table: LiveTable, guest: Guest, message: TableMessage): Promise<void> {
  await inTurn(table, async () => {
    const objection = await hear(hall, table, guest.person, message);
    if (objection === null) return;
    const version = table.game === null ? null : versionOf(table);
    tell(guest, { type: 'refused', ...objection, version });
  });
  if (message.type !== 'chat') goOn(hall, table);
}

async function hear(hall: Hall, table: LiveTable, person: Person | null, message: TableMessage): Promise<Objection> {
  if (person === null) return object('notSignedIn', 'those who watch without a name cannot take part');
  switch (message.type) {
    case 'move':
      return own(table, person, message.seat) ?? move(hall, table, message);
    case 'undo':
      return own(table, person, message.seat) ?? wishUndo(hall, table, person.id, message);
    case 'consent':
      return answerWish(hall, table, person.id, message.version, message.agree);
    case 'end':
      return answerEnd(hall, table, person.id, message.agree);
    case 'chat':
      return chat(hall, table, person, message.text);
  }
}

/** Nobody answers for another's seat. */
function own({ sheet }: LiveTable, person: Person, seat: Seat): Objection {
  return seatsOf(sheet, person.id).includes(seat) ? null : object('notYourSeat', 'this is not your seat', 'seat');
}

async function move(hall: Hall, table: LiveTable, message: TableMessage & { type: 'move' }): Promise<Objection> {
  const verdict = await commit(hall, table, message);
  return verdict.ok ? null : object(verdict.error.code, verdict.error.message, verdict.error.path);
}

async function chat(hall: Hall, table: LiveTable, person: Person, text: string): Promise<Objection> {
  const stored = await hall.store.appendChat(table.sheet.id, person.id, text.replaceAll('\0', ''));
  const line = chatLine(table, stored, await nameOf(hall, person.id));
  remember(table, line);
  tellAll(table, { type: 'chat', line });
  return null;
}
