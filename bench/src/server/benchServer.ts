import type { Seat } from '@signoria/engine';
import type { Program } from './program.ts';
import type { Listener, Player } from './table.ts';

/** A server under measure, and how one plays there. */
export interface BenchServer {
  readonly id: string;
  readonly what: string;
  /** The program that keeps its tables in `folder`. */
  program(folder: string): Program;
  /** Signs in, once for each start of the program. */
  enter(address: string): Promise<Lobby>;
}

export interface Lobby {
  /** Sets up a table at which as many sit, of the Card Game unless told; the game has begun. */
  setUp(seats: number, game?: string): Promise<Ticket>;
}

/** What one needs to sit down at a table, also after the server was started again. */
export interface Ticket {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  sit(address: string, seat: Seat, listener: Listener): Promise<Player>;
}

/** Asks for something that must succeed. */
export async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`bench: ${url} answered ${response.status}: ${text}`);
  return { answer: JSON.parse(text) as unknown, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

export function seatsOf(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, seat) => seat);
}
