import { once } from 'node:events';
import type { GameState, GameView, Seat } from '@signoria/engine';
import { chance, seedFromText } from '@signoria/engine';
import type { Opaque, ServerMessage, TableInfo, UnsentMessage } from '@signoria/protocol';
import { newMessageIds, PROTOCOL_VERSION, ROUTES, requestPath, SERVICE_ROUTES, viewAfter } from '@signoria/protocol';
import { WebSocket } from 'ws';
import { settingOf } from '../contestants.ts';
import type { BenchSetup } from '../games.ts';
import type { BenchServer, Lobby, Ticket } from './benchServer.ts';
import { post, seatsOf } from './benchServer.ts';
import type { Program } from './program.ts';
import type { Listener, SimulatedPlayer } from './table.ts';

/** Our own server, as `signoria serve` starts it. */
export const signoria: BenchServer = {
  id: 'signoria',
  what: 'Signoria, every move synced to disk before it is answered',
  program: (folder) => signoriaIn(folder, NO_LIMITS),
  enter,
};

/** Disables the rate limits, since all clients share one address. */
export const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '1000000',
  FILES_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  SOCKETS_PER_PERSON: '1000000',
  WORK_PER_ADDRESS: '1000000',
  WORK_PER_PERSON: '1000000',
};

/** Returns our server with SQLite in `folder`, by default with the usual rate limits. */
export function signoriaIn(folder: string, other: Readonly<Record<string, string>> = {}): Program {
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '', ...other };
  return { name: 'signoria-server.mjs', args: [], env };
}

/** Returns a lobby in which the same few people sit at all tables. */
async function enter(address: string): Promise<Lobby> {
  const people: Promise<string>[] = [];
  const cookieOf = (seat: Seat) => (people[seat] ??= newPerson(address, `Guest ${seat}`));
  return {
    async setUp(seats, game = 'card') {
      const cookies = await Promise.all(seatsOf(seats).map(cookieOf));
      const ask = async (path: string, body: object, cookie = '') =>
        (await post(`${address}${path}`, body, { cookie })).answer as TableInfo;
      const [host, ...others] = cookies;
      const wanted = cookies.map((cookie) => ({ kind: cookie === host ? 'person' : 'open' }));
      const { id } = await ask(ROUTES.createTable.path, { game, seats: wanted }, host);
      const params = { id };
      for (const cookie of others) await ask(requestPath('joinTable', { params }), {}, cookie);
      await ask(requestPath('startTable', { params }), {}, host);
      return ticket(id, game, cookies);
    },
  };
}

async function newPerson(address: string, name: string): Promise<string> {
  return (await post(`${address}${ROUTES.createGuest.path}`, { name })).cookie;
}

/** Returns the ticket for a table, with one cookie per seat. */
export function ticket(table: string, game: string, cookies: readonly string[]): Ticket {
  return {
    table,
    game,
    seats: cookies.length,
    async sit(address, seat, listener) {
      const socket = await openSocket(address, cookies[seat] ?? '');
      return sitDown(socket, table, settingOf(game, cookies.length), seat, listener);
    },
  };
}

async function openSocket(address: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SERVICE_ROUTES.socket.path}`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  return socket;
}

/** Opens a socket without a cookie, as a spectator, and waits for the welcome of a table. */
export async function openSpectator(address: string, table: string): Promise<WebSocket> {
  const socket = await openSocket(address, '');
  const welcomed = once(socket, 'message');
  socket.send(JSON.stringify(hello(table)));
  await welcomed;
  return socket;
}

export function hello(table: string): UnsentMessage {
  return { type: 'hello', protocol: PROTOCOL_VERSION, table, have: null };
}

/** Implements a minimal client: it does not validate messages, and lists legal moves only when a move is due. */
async function sitDown(
  socket: WebSocket,
  table: string,
  { rules, options }: BenchSetup,
  seat: Seat,
  listener: Listener,
): Promise<SimulatedPlayer> {
  const figures = rules.figures(options);
  const draw = chance(seedFromText('bench'), 'guesses', seat);
  let view: Opaque = {};
  let version = -1;
  const withId = newMessageIds();
  const say = (message: UnsentMessage) => socket.send(JSON.stringify(withId(message)));
  const welcomed = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const text = data.toString();
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'welcome') {
        view = message.views[0]?.view ?? {};
        version = message.version ?? 0;
        resolve();
      } else if (message.type === 'step') {
        view = viewAfter(view, message);
        version = message.version;
        listener.received(Buffer.byteLength(text));
      } else if (message.type === 'refused' || message.type === 'error') listener.refused(`bench: ${message.message}`);
    });
  });
  socket.on('close', () => listener.refused('bench: the server closed the connection'));
  say(hello(table));
  await welcomed;
  return {
    seat,
    version: () => version,
    state: (): GameState => rules.guess({ ...view, figures } as unknown as GameView, draw),
    send: (move) => say({ type: 'move', seat, version, move: move as Opaque }),
    leave: () => socket.terminate(),
  };
}
