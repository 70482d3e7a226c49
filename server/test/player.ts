import { CATALOGUE } from '@signoria/catalogue/all';
import type { Chance, GameView, Seat } from '@signoria/engine';
import { chance, pick } from '@signoria/engine';
import type { Opaque, ServerMessage, TableInfo, UnsentMessage } from '@signoria/protocol';
import { newMessageIds, PROTOCOL_VERSION, serverMessageSchema, viewAfter } from '@signoria/protocol';
import { parse as check } from 'valibot';
import { WebSocket } from 'ws';
import type { Caller } from './caller.ts';
import { SEED } from './seed.ts';

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A headless client that keeps its views up to date and computes legal moves. */
export interface Player {
  readonly caller: Caller | null;
  /** All received messages in order. */
  readonly received: string[];
  readonly views: Map<Seat | null, Opaque>;
  table: TableInfo | null;
  version: number | null;
  over: Message<'over'> | null;
  /** Sends a message and returns its id. */
  say(message: UnsentMessage): number;
  ping(): void;
  sayText(text: string | Buffer): void;
  /** Resolves with the next message of this type that was not awaited yet. */
  receives<T extends ServerMessage['type']>(type: T): Promise<Message<T>>;
  /** Resolves with the next message that changes the position. The views are updated even if nothing awaits it. */
  changed(): Promise<unknown>;
  /** Resolves with the close code of the connection. */
  readonly closed: Promise<number>;
  /** Breaks the connection. */
  cut(): Promise<unknown>;
}

export interface PlayerOptions {
  /** Called at once for every message, after the views are updated. */
  readonly hear?: (message: ServerMessage, player: Player) => void;
  /** Timeout for the connection and the welcome in milliseconds. */
  readonly timeoutMs?: number;
}

export async function sitDown(
  caller: Caller | null,
  server: { port: number },
  table: string,
  from?: Player,
  { hear = () => undefined, timeoutMs = 60_000 }: PlayerOptions = {},
): Promise<Player> {
  const headers = caller === null ? {} : { cookie: caller.cookie };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { headers, handshakeTimeout: timeoutMs });
  socket.on('error', () => undefined); // rejects below while opening; later the socket closes
  const player = playerOn(socket, caller, from, hear);
  const tooLate = setTimeout(() => socket.terminate(), timeoutMs);
  try {
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    player.say({ type: 'hello', protocol: PROTOCOL_VERSION, table, have: player.version });
    const closed = player.closed.then((code) => Promise.reject(new Error(`closed with ${code} before the welcome`)));
    await Promise.race([player.receives('welcome'), closed]);
    return player;
  } finally {
    clearTimeout(tooLate);
  }
}

function playerOn(
  socket: WebSocket,
  caller: Caller | null,
  from: Player | undefined,
  hear: NonNullable<PlayerOptions['hear']>,
): Player {
  const withId = newMessageIds();
  const inbox: ServerMessage[] = [];
  const waiting: { type: string; resolve(message: ServerMessage): void }[] = [];
  let changes: ((message: ServerMessage) => void)[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const player: Player = {
    caller,
    received: from?.received ?? [],
    views: from?.views ?? new Map(),
    table: null,
    version: from?.version ?? null,
    over: null,
    say(unsent) {
      const message = withId(unsent);
      socket.send(JSON.stringify(message));
      return message.id;
    },
    ping: () => socket.send(PING),
    sayText: (text) => socket.send(text),
    receives: (type) =>
      new Promise((resolve) => {
        const index = inbox.findIndex((message) => message.type === type);
        const deliver = resolve as (message: ServerMessage) => void;
        if (index < 0) waiting.push({ type, resolve: deliver });
        else deliver(inbox.splice(index, 1)[0] as ServerMessage);
      }),
    changed: () => new Promise((resolve) => changes.push(resolve)),
    closed,
    cut: () => {
      socket.terminate();
      return closed;
    },
  };
  socket.on('message', (data) => {
    const text = data.toString();
    player.received.push(text);
    const message = check(serverMessageSchema, JSON.parse(text));
    take(player, message);
    hear(message, player);
    const index = waiting.findIndex(({ type }) => type === message.type);
    if (index < 0) inbox.push(message);
    else waiting.splice(index, 1)[0]?.resolve(message);
    if (!CHANGING.includes(message.type)) return;
    for (const resolve of changes) resolve(message);
    changes = [];
  });
  return player;
}

const PING = JSON.stringify({ type: 'ping' });
const CHANGING: readonly string[] = ['welcome', 'step', 'undone', 'over'];

/** Applies a message to the player's state, as the web app does. */
function take(player: Player, message: ServerMessage): void {
  switch (message.type) {
    case 'welcome':
      player.table = message.table;
      if (message.views.length > 0 || player.version === null) player.version = message.version;
      for (const { viewer, view } of message.views) player.views.set(viewer, view);
      if (message.over !== null) player.over = { type: 'over', version: message.version ?? 0, ...message.over };
      break;
    case 'step':
      if (player.version !== null && message.version !== player.version + 1)
        throw new Error(`step ${message.version} after ${player.version}`);
      player.version = message.version;
      for (const [viewer, view] of player.views) player.views.set(viewer, viewAfter(view, message));
      break;
    case 'undone':
      player.version = message.version;
      for (const { viewer, view } of message.views) player.views.set(viewer, view);
      break;
    case 'over':
      player.over = message;
      break;
    case 'table':
      player.table = message.table;
      break;
  }
}

export const draw: Chance = chance(SEED, 'moves');

/** Returns the legal moves of a seat, computed from its own view: the server sends no list. */
export function movesOf({ table, views }: Player, seat: Seat): readonly unknown[] {
  const rules = CATALOGUE[table?.game ?? '']?.rules;
  const view = views.get(seat);
  if (rules === undefined || view === undefined || table === null) throw new Error(`expected a view of seat ${seat}`);
  const seen = { ...view, figures: rules.figures(table.options) } as unknown as GameView;
  return rules.moves(rules.guess(seen, draw), seat);
}

/** Plays a random legal move. Returns false if no seat of this player is asked. */
export function playRandomly(player: Player): boolean {
  if (player.version === null) return false;
  for (const seat of player.views.keys()) {
    const moves = seat === null ? [] : movesOf(player, seat);
    if (seat === null || moves.length === 0) continue;
    player.say({ type: 'move', seat, version: player.version, move: pick(draw, moves) as Opaque });
    return true;
  }
  return false;
}

/** Plays whenever asked, until the game is over or `enough` returns true. */
export async function playOn(player: Player, enough: (version: number) => boolean = () => false): Promise<void> {
  while (player.over === null && !enough(player.version ?? 0)) {
    const changed = player.changed();
    playRandomly(player);
    await changed;
  }
}
