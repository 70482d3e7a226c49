import { once } from 'node:events';
import type { GameState, GameView } from '@signoria/engine';
import { chance, seedFrom } from '@signoria/engine';
import type { ClientMessage, Opaque, ServerMessage, TableInfo } from '@signoria/protocol';
import { viewAfter } from '@signoria/protocol';
import { WebSocket } from 'ws';
import { setting } from '../contestants.ts';
import type { House, Lobby, Ticket } from './house.ts';
import { post } from './house.ts';
import type { Ear, Player } from './table.ts';

/** Our own server, as `signoria serve` starts it. */
export const signoria: House = {
  id: 'signoria',
  what: 'Signoria, every move synced to disk before it is answered',
  program: (folder) => ({
    name: 'signoria-server.mjs',
    words: [],
    env: { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '' },
  }),
  enter,
};

/** The same few people sit at all tables. */
async function enter(address: string): Promise<Lobby> {
  const cookies: string[] = [];
  const cookieOf = async (seat: number) =>
    (cookies[seat] ??= (await post(`${address}/api/people`, { name: `Guest ${seat}` })).cookie);
  return {
    async setUp(seats) {
      for (let seat = 0; seat < seats; seat++) await cookieOf(seat);
      const wanted = cookies.slice(0, seats).map((_, seat) => ({ kind: seat === 0 ? 'person' : 'open' }));
      const ask = async (path: string, body: object, seat: number) =>
        (await post(`${address}/api/tables${path}`, body, { cookie: cookies[seat] ?? '' })).answer as TableInfo;
      const { id, invite } = await ask('', { game: 'card', seats: wanted }, 0);
      for (let seat = 1; seat < seats; seat++) await ask(`/${id}/join`, { seat, ...(invite && { invite }) }, seat);
      await ask(`/${id}/start`, {}, 0);
      return ticket(id, cookies.slice(0, seats));
    },
  };
}

function ticket(table: string, cookies: readonly string[]): Ticket {
  return {
    seats: cookies.length,
    async sit(address, seat, ear) {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
        headers: { cookie: cookies[seat] ?? '' },
        perMessageDeflate: false,
      });
      await once(socket, 'open');
      return sitDown(socket, table, seat, cookies.length, ear);
    },
  };
}

/** Does what a page must do and no more: messages are not checked, and a list of moves is made only when one is due. */
async function sitDown(socket: WebSocket, table: string, seat: number, seats: number, ear: Ear): Promise<Player> {
  const { rules, options } = setting(seats);
  const figures = rules.figures(options);
  const draw = chance(seedFrom('bench'), 'guesses', seat);
  let view: Opaque = {};
  let version = -1;
  const say = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const welcomed = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'welcome') {
        view = message.views[0]?.view ?? {};
        version = message.version ?? 0;
        resolve();
      } else if (message.type === 'step') {
        view = viewAfter(view, message);
        version = message.version;
        ear.heard();
      } else if (message.type === 'refused' || message.type === 'error') ear.refused(`bench: ${message.message}`);
    });
  });
  socket.on('close', () => ear.refused('bench: the server has hung up'));
  say({ type: 'hello', table, have: null });
  await welcomed;
  return {
    seat,
    version: () => version,
    state: (): GameState => rules.guess({ ...view, figures } as unknown as GameView, draw),
    send: (move) => say({ type: 'move', seat, version, move: move as Opaque }),
    leave: () => socket.terminate(),
  };
}
