import type { Clocks, Opaque } from '@signoria/protocol';
import type { ServerOptions } from '../src/index.ts';
import type { Caller } from './caller.ts';
import { at, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { movesOf, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

/** Anna and Bruno at a table of the Card Game, in the order in which they are asked. */
export interface Pair {
  readonly testServer: TestServer;
  readonly id: string;
  readonly first: Player;
  readonly second: Player;
  readonly bruno: Caller;
}

export async function pair(clock: object = { kind: 'none' }, options: Partial<ServerOptions> = {}): Promise<Pair> {
  const testServer = await openTestServer(options);
  const anna = await guest(testServer, 'Anna');
  const bruno = await guest(testServer, 'Bruno');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'open' }], clock });
  await at(bruno, id, 'join', {});
  await at(anna, id, 'start');
  const pages = [await sitDown(anna, testServer.running, id), await sitDown(bruno, testServer.running, id)] as const;
  const [first, second] = movesOf(pages[0], 0).length > 0 ? pages : [pages[1], pages[0]];
  return { testServer, id, first, second, bruno };
}

export const seatOf = (player: Player) => [...player.views.keys()][0] ?? 0;

/** Plays the first legal move that matches the description, and waits until all players have received it. */
export async function makeMove(player: Player, described: Opaque, others: readonly Player[]): Promise<void> {
  const fits = (move: unknown) =>
    Object.entries(described).every(([key, value]) => (move as Record<string, unknown>)[key] === value);
  const move = movesOf(player, seatOf(player)).find(fits) as Opaque;
  const version = player.version ?? 0;
  player.say({ type: 'move', seat: seatOf(player), version, move });
  await allReach(version + 1, [player, ...others]);
}

/** A whole turn that gains fiorini and reveals nothing, so that it can be undone freely. */
export const WORKERS = { do: 'sendWorkers' };
/** The first of two decisions of a turn, which reveals nothing either. A barter is the second. */
export const TO_BARTER = { do: 'activate', location: 'location-baratto' };
export const BARTER = { do: 'barter' };

export async function allReach(version: number, players: readonly Player[]): Promise<void> {
  for (const one of players) while ((one.version ?? 0) < version) await one.changed();
}

export function requestUndo(player: Player, count?: number): void {
  const seat = seatOf(player);
  player.say({ type: 'undo', seat, version: player.version ?? 0, ...(count !== undefined && { count }) });
}

/** Returns the clocks as a new client receives them. */
export async function clocksAt(
  { running }: TestServer,
  caller: Caller | null,
  table: string,
): Promise<NonNullable<Clocks>> {
  const { received } = await sitDown(caller, running, table);
  return JSON.parse(received[0] ?? '').clocks;
}
