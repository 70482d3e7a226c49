import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import { settingOf } from '../contestants.ts';
import type { BenchServer, Lobby, Ticket } from './benchServer.ts';
import { seatsOf } from './benchServer.ts';
import type { Load, LoadResult } from './loops.ts';
import { atRate, playAtFullSpeed } from './loops.ts';
import type { RunningProgram } from './program.ts';
import { run } from './program.ts';
import type { BenchTable } from './table.ts';
import { seatAll } from './table.ts';

export interface BenchPlan {
  readonly tables: number;
  readonly seats: number;
  readonly movesPerTable: number;
  readonly movesPerSecond: number;
  readonly seed: Seed;
  readonly step: () => void;
}

/** The result of a load with the server's CPU time in milliseconds. */
export type Cost = LoadResult & { readonly processor: number };

export interface Round {
  readonly steady: Cost;
  readonly full: Cost;
}

/** The number of acknowledged moves, and of those found after a kill. */
export interface MovesAfterKill {
  readonly acknowledged: number;
  readonly found: number;
}

/** A server that stays up between rounds, so that its warm-up is not measured. */
export interface Measuring {
  readonly benchServer: BenchServer;
  /** Runs one load at a steady rate and one at full speed, each with new tables. */
  round(plan: BenchPlan): Promise<Round>;
  /**
   * Runs a load at full speed, kills the server after the last answer, starts another one on the same data, and counts the
   * moves that it has.
   */
  countMovesAfterKill(): Promise<MovesAfterKill>;
}

/** Timeout for a table that may be lost. */
const ANSWER_TIMEOUT_MS = 2000;

/** Number of warm-up loads at full speed. Until then the JIT compiler is still busy on all servers. */
export const WARM_UPS = 3;

/** Time limit of a load. */
const TIME_LIMIT_MS = 12_000;

/** Starts a server with its data in `folder` and warms it up. */
export async function startMeasuring(benchServer: BenchServer, folder: string, plan: BenchPlan): Promise<Measuring> {
  const server = await run(benchServer.program(folder));
  const lobby = await benchServer.enter(server.address);
  const load: Load = { moves: plan.movesPerTable, milliseconds: TIME_LIMIT_MS, step: plan.step };
  const atFullSpeed = (tables: readonly BenchTable[]) => playAtFullSpeed(tables, load);
  for (let count = 0; count < WARM_UPS; count++) await withTables(server, lobby, plan, atFullSpeed);
  return {
    benchServer,
    async round(plan) {
      const atSteadyRate = (tables: readonly BenchTable[]) => atRate(tables, plan.movesPerSecond, load);
      const steady = await withTables(server, lobby, plan, atSteadyRate);
      return { steady, full: await withTables(server, lobby, plan, atFullSpeed) };
    },
    async countMovesAfterKill() {
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

/** Runs a load on new tables. Their setup is not measured. */
async function withTables(
  server: RunningProgram,
  lobby: Lobby,
  plan: BenchPlan,
  play: (tables: readonly BenchTable[]) => Promise<LoadResult>,
): Promise<Cost> {
  const { tables } = await setUp(server, lobby, plan);
  const before = await server.processorTime();
  const loaded = await play(tables);
  const processor = (await server.processorTime()) - before;
  for (const table of tables) table.leave();
  return { ...loaded, processor };
}

async function setUp({ address }: RunningProgram, lobby: Lobby, { tables: count, seats, seed }: BenchPlan) {
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
  const server = await run(benchServer.program(folder), 'ignore'); // servers that lost their data print errors
  const countAt = async (ticket: Ticket) => {
    const sitting = ticket.sit(server.address, 0, { received: () => {}, refused: () => {} });
    const player = await Promise.race([sitting, sleep(ANSWER_TIMEOUT_MS, null)]); // a table with a truncated file never answers
    player?.leave();
    return player?.version() ?? 0;
  };
  const found = await Promise.all(tickets.map(countAt));
  await server.kill();
  return found.reduce((total, one) => total + one, 0);
}
