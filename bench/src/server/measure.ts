import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seed } from '@signoria/engine';
import { chance } from '@signoria/engine';
import { setting } from '../contestants.ts';
import type { House, Lobby, Ticket } from './house.ts';
import { seatsOf } from './house.ts';
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
  /** Of the moves answered at full speed, how many a server finds that is started after this one was killed. */
  readonly found: number;
}

/** The three loads, one after the other: to warm up, at a steady rate, at full speed. Each with fresh tables. */
export const LOADS = 3;

/** No load is worth more of our time. */
const LONGEST = 12_000;

/** One round of one server, in a folder of its own. */
export async function measureHouse(house: House, plan: Plan): Promise<Round> {
  return inFolder(async (folder) => {
    const load: Load = { moves: plan.movesPerTable, milliseconds: LONGEST, step: plan.step };
    const server = await run(house.program(folder));
    try {
      const lobby = await house.enter(server.address);
      await withTables(server, lobby, plan, (tables) => asFastAsTheyGo(tables, load));
      const steady = await withTables(server, lobby, plan, (tables) => atRate(tables, plan.movesPerSecond, load));
      const full = await withTables(server, lobby, plan, (tables) => asFastAsTheyGo(tables, load));
      await server.kill();
      return { steady, full, found: await foundAgain(house, folder, full.tickets) };
    } finally {
      await server.kill();
    }
  });
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
  { tables: count, seats, seed }: Plan,
  play: (tables: readonly BenchTable[]) => Promise<Loaded>,
): Promise<Cost & { readonly tickets: readonly Ticket[] }> {
  const tickets = await Promise.all(Array.from({ length: count }, () => lobby.setUp(seats)));
  const tables = await Promise.all(
    tickets.map((ticket, index) => openTable(ticket, server.address, chance(seed, 'moves', index))),
  );
  const before = await server.processorTime();
  const loaded = await play(tables);
  const processor = (await server.processorTime()) - before;
  for (const table of tables) table.leave();
  return { ...loaded, processor, tickets };
}

export function openTable(ticket: Ticket, address: string, draw: ReturnType<typeof chance>): Promise<BenchTable> {
  return seatAll(setting(ticket.seats).rules, draw, (ear) =>
    Promise.all(seatsOf(ticket.seats).map((seat) => ticket.sit(address, seat, ear))),
  );
}

async function foundAgain(house: House, folder: string, tickets: readonly Ticket[]): Promise<number> {
  const server = await run(house.program(folder), 'ignore'); // some have lost everything
  let found = 0;
  for (const ticket of tickets) {
    const player = await ticket.sit(server.address, 0, { heard: () => {}, refused: () => {} });
    found += player.version();
    player.leave();
  }
  await server.kill();
  return found;
}
