import { ROUTES, requestPath } from '@signoria/protocol';
import { settingOf } from '../contestants.ts';
import { ticket } from '../server/signoria.ts';
import type { Attack, AttackSize } from './attack.ts';
import { waves } from './attack.ts';
import { call, newGuest, newTable, sendIgnoringAnswer, TWO_SEATS } from './attackClient.ts';

/** Attacks with many tables. */
export const TABLE_ATTACKS: readonly Attack[] = [
  { id: 'create', what: '900 tables set up by one person', prepare: createTables },
  { id: 'start', what: '100 tables set up and started by one person', prepare: startTables },
  { id: 'bots', what: '50 tables of bots of one person', prepare: botTables },
];

async function createTables(address: string, { messages }: AttackSize) {
  const cookie = await newGuest(address);
  const create = () => sendIgnoringAnswer(`${address}${ROUTES.createTable.path}`, cookie, 'POST', TWO_SEATS);
  return waves(() => Promise.all(Array.from({ length: messages }, create)));
}

const startUrl = (address: string, id: string) => `${address}${requestPath('startTable', { params: { id } })}`;

const ONE_SCREEN_TABLE = { game: 'florenza', seats: [{ kind: 'person' }, { kind: 'local' }] };

/** Maximum number of tables started per wave. */
const MOST_STARTED = 100;

async function startTables(address: string, { messages }: AttackSize) {
  const cookie = await newGuest(address);
  const createAndStart = async () => {
    const { status, text } = await call(`${address}${ROUTES.createTable.path}`, cookie, 'POST', ONE_SCREEN_TABLE);
    if (status < 300) await sendIgnoringAnswer(startUrl(address, JSON.parse(text).id), cookie, 'POST', {});
  };
  const count = Math.min(messages, MOST_STARTED);
  return waves(() => Promise.all(Array.from({ length: count }, () => createAndStart().catch(() => undefined))));
}

/** Three greedy bots, and one person who plays as fast as the bots. */
const BOT_TABLE = { game: 'firenze', seats: [{ kind: 'person' }, ...botSeats(3)] };

const MOST_BOT_TABLES = 50;

function botSeats(count: number): readonly object[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', level: 'greedy' }));
}

async function botTables(address: string, { tables }: AttackSize) {
  const cookie = await newGuest(address);
  const ids: string[] = [];
  for (let count = 0; count < Math.min(tables, MOST_BOT_TABLES); count++) {
    const id = await newTable(address, cookie, BOT_TABLE);
    await sendIgnoringAnswer(startUrl(address, id), cookie, 'POST', {});
    ids.push(id);
  }
  return async () => {
    await Promise.all(ids.map((id) => playFirstMoves(address, cookie, id)));
  };
}

/** Plays the first legal move whenever the person's seat is asked. */
async function playFirstMoves(address: string, cookie: string, table: string): Promise<void> {
  const seats = BOT_TABLE.seats.length;
  const { rules } = settingOf(BOT_TABLE.game, seats);
  const move = () => {
    const [first] = rules.moves(player.state(), 0);
    if (first !== undefined) player.send(first);
  };
  const listener = { received: () => setImmediate(move), refused: () => undefined };
  const player = await ticket(table, BOT_TABLE.game, [cookie, ...botSeats(seats - 1).map(() => '')]).sit(
    address,
    0,
    listener,
  );
  move();
}
