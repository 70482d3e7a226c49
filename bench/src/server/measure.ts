import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import { settingOf } from '../contestants.ts';
import type { BenchServer, Lobby, Ticket } from './benchServer.ts';
import { seatsOf } from './benchServer.ts';
import type { Load, Loaded } from './loops.ts';
import { asFastAsTheyGo, atRate } from './loops.ts';
import type { RunningProgram } from './program.ts';
import { run } from './program.ts';
import type { BenchTable } from './table.ts';
import { seatAll } from './table.ts';

export interface Plan {
  readonly tables: number;
  readonly seats: number;
  readonly movesPerTable: number;
  readonly movesPerSecond: number;
  readonly seed: Seed;
  readonly step: () => void;
}

/** What a load cost the server, in milliseconds of processor time. */
export type Cost = Loaded & { readonly processor: number };

export interface Round {
  readonly steady: Cost;
  readonly full: Cost;
}

/** The moves that were answered, and how many of them are there after a kill. */
export interface Kept {
  readonly acknowledged: number;
  readonly found: number;
}

/** A server that stays up from round to round, as servers do: what is measured is not how it warms up. */
export interface Measuring {
  readonly benchServer: BenchServer;
  /** One load at a steady rate and one at full speed, each with fresh tables. */
  round(plan: Plan): Promise<Round>;
  /** Once more at full speed; the server is killed as soon as the last move is answered, and another one started. */
  killAndFind(): Promise<Kept>;
}

/** How long a table that may be lost is waited for. */
const PATIENCE = 2000;

/** Loads at full speed before anything is measured: until then compilers are still at work on all of them. */
export const WARM_UPS = 3;

/** No load is worth more of our time. */
const LONGEST = 12_000;

/** Starts a server that keeps its tables in `folder`, and warms it up. */
export async function startMeasuring(benchServer: BenchServer, folder: string, plan: Plan): Promise<Measuring> {
  const server = await run(benchServer.program(folder));
  const lobby = await benchServer.enter(server.address);
  const load: Load = { moves: plan.movesPerTable, milliseconds: LONGEST, step: plan.step };
  const atFullSpeed = (tables: readonly BenchTable[]) => asFastAsTheyGo(tables, load);
  for (let count = 0; count < WARM_UPS; count++) await withTables(server, lobby, plan, atFullSpeed);
  return {
    benchServer,
    async round(plan) {
      const atSteadyRate = (tables: readonly BenchTable[]) => atRate(tables, plan.movesPerSecond, load);
      const steady = await withTables(server, lobby, plan, atSteadyRate);
      return { steady, full: await withTables(server, lobby, plan, atFullSpeed) };
    },
    async killAndFind() {
      const { tickets, tables } = await setUp(server, lobby, plan);
      const { moves } = await atFullSpeed(tables);
      await server.kill();
      return { acknowledged: moves, found: await countFound(benchServer, folder, tickets) };
    },
  };
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The time for setting up and sitting down is not counted. */
async function withTables(
  server: RunningProgram,
  lobby: Lobby,
  plan: Plan,
  play: (tables: readonly BenchTable[]) => Promise<Loaded>,
): Promise<Cost> {
  const { tables } = await setUp(server, lobby, plan);
  const before = await server.processorTime();
  const loaded = await play(tables);
  const processor = (await server.processorTime()) - before;
  for (const table of tables) table.leave();
  return { ...loaded, processor };
}

async function setUp({ address }: RunningProgram, lobby: Lobby, { tables: count, seats, seed }: Plan) {
  const tickets = await Promise.all(Array.from({ length: count }, () => lobby.setUp(seats)));
  const tables = await Promise.all(
    tickets.map((ticket, index) => openTable(ticket, address, chance(seed, 'moves', index))),
  );
  return { tickets, tables };
}

export function openTable(ticket: Ticket, address: string, draw: ReturnType<typeof chance>): Promise<BenchTable> {
  return seatAll(settingOf(ticket.game, ticket.seats).rules, draw, (listener) =>
    Promise.all(seatsOf(ticket.seats).map((seat) => ticket.sit(address, seat, listener))),
  );
}

async function countFound(benchServer: BenchServer, folder: string, tickets: readonly Ticket[]): Promise<number> {
  const server = await run(benchServer.program(folder), 'ignore'); // some have lost everything
  const countAt = async (ticket: Ticket) => {
    const sitting = ticket.sit(server.address, 0, { heard: () => {}, refused: () => {} });
    const player = await Promise.race([sitting, sleep(PATIENCE, null)]); // a table cut short in its file never answers
    player?.leave();
    return player?.version() ?? 0;
  };
  const found = await Promise.all(tickets.map(countAt));
  await server.kill();
  return found.reduce((total, one) => total + one, 0);
}
