import type { Seat } from '@signoria/engine';
import type { Program } from './program.ts';
import type { Listener, SimulatedPlayer } from './table.ts';

/** A server to measure, and the client for it. */
export interface BenchServer {
  readonly id: string;
  readonly what: string;
  /** Returns the program, with its data in `folder`. */
  program(folder: string): Program;
  /** Returns a lobby with its own people. */
  enter(address: string): Promise<Lobby>;
}

export interface Lobby {
  /** Creates a table with this number of players and starts its game, by default the Card Game. */
  setUp(seats: number, game?: string): Promise<Ticket>;
}

/** The credentials to sit down at a table. They stay valid after a restart of the server. */
export interface Ticket {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  sit(address: string, seat: Seat, listener: Listener): Promise<SimulatedPlayer>;
}

/** Sends a request that must succeed. */
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
