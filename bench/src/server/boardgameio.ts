import { createRequire } from 'node:module';
import type { GameState } from '@signoria/engine';
import { setting } from '../contestants.ts';
import type { BenchServer, Lobby, Ticket } from './benchServer.ts';
import { post, seatsOf } from './benchServer.ts';
import type { Listener, SimulatedPlayer } from './table.ts';

/** A position as boardgame.io's server sends it: the whole state, including hidden information. */
interface Sent {
  readonly G: Omit<GameState, 'figures'>;
  readonly _stateID: number;
}

/** The used part of socket.io-client. */
interface Socket {
  on(event: 'update', hear: (match: string, sent: Sent) => void): void;
  on(event: 'sync', hear: (match: string, info: { readonly state: Sent }) => void): void;
  on(event: 'connect' | 'disconnect', hear: () => void): void;
  emit(event: string, ...args: readonly unknown[]): void;
  close(): void;
}
type Connect = (address: string, options: object) => Socket;

/** Returns the socket.io client that boardgame.io's own client uses. */
function connector(): Connect {
  const here = createRequire(import.meta.url);
  const { io } = createRequire(here.resolve('boardgame.io/client'))('socket.io-client') as { readonly io: Connect };
  return io;
}

/** boardgame.io's server with one of its storage adapters. It answers moves before they are stored. */
function boardgameIo(storage: 'files' | 'memory', what: string): BenchServer {
  return {
    id: `boardgame.io-${storage}`,
    what,
    program: (folder) => ({ name: 'bench-boardgameio.mjs', args: [storage, folder], env: {} }),
    enter,
  };
}

export const boardgameIoInFiles = boardgameIo('files', 'boardgame.io, FlatFile storage, not synced');
export const boardgameIoInMemory = boardgameIo('memory', 'boardgame.io, its default: in memory, nothing stored');

async function enter(address: string): Promise<Lobby> {
  const connect = connector();
  return {
    async setUp(seats) {
      const games = `${address}/games/same`;
      const { matchID } = (await post(`${games}/create`, { numPlayers: seats })).answer as { matchID: string };
      const credentials: string[] = [];
      for (const seat of seatsOf(seats)) {
        const guest = { playerID: String(seat), playerName: `Guest ${seat}` };
        const { answer } = await post(`${games}/${matchID}/join`, guest);
        credentials.push((answer as { playerCredentials: string }).playerCredentials);
      }
      return ticket(connect, matchID, credentials);
    },
  };
}

function ticket(connect: Connect, match: string, credentials: readonly string[]): Ticket {
  return {
    table: match,
    game: 'card',
    seats: credentials.length,
    async sit(address, seat, listener) {
      const socket = connect(`${address}/same`, { transports: ['websocket'], forceNew: true, reconnection: false });
      return sitDown(socket, match, seat, credentials, listener);
    },
  };
}

async function sitDown(
  socket: Socket,
  match: string,
  seat: number,
  credentials: readonly string[],
  listener: Listener,
): Promise<SimulatedPlayer> {
  const { rules, options } = setting(credentials.length);
  const figures = rules.figures(options);
  const playerID = String(seat);
  let sent: Sent | undefined;
  const welcomed = new Promise<void>((resolve) => {
    socket.on('sync', (_, { state }) => {
      sent = state;
      resolve();
    });
  });
  socket.on('update', (_, state) => {
    sent = state;
    listener.received(0); // the size of the message is unknown
  });
  socket.on('disconnect', () => listener.refused('bench: boardgame.io closed the connection'));
  socket.on('connect', () => socket.emit('sync', match, playerID, credentials[seat], credentials.length));
  await welcomed;
  return {
    seat,
    version: () => sent?._stateID ?? 0,
    state: (): GameState => ({ ...sent?.G, figures }) as unknown as GameState,
    send(move) {
      const payload = { type: 'decide', args: [seat, move], playerID, credentials: credentials[seat] };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, sent?._stateID, match, playerID);
    },
    leave: () => socket.close(),
  };
}
