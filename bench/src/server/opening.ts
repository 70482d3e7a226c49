import { chance, seedFromText } from '@signoria/engine';
import type { BenchServer, Ticket } from './benchServer.ts';
import { inFolder, openTable } from './measure.ts';
import { run } from './program.ts';

/** The cost of opening a table with a long game on a server that has just started. */
export interface Opening {
  /** Decisions in the longest of the games. */
  readonly decisions: number;
  /** CPU time in milliseconds: for the first table, on a cold server, and for the most expensive of the others. */
  readonly first: number;
  readonly next: number;
}

const SEATS = 4;

/** Number of decisions after which every other table is left, just before the server would save a snapshot. */
const LEFT_AFTER = 99;

export async function measureOpening(benchServer: BenchServer, tables: number): Promise<Opening> {
  return inFolder(async (folder) => {
    const tickets: Ticket[] = [];
    const decisions = await playGames(benchServer, folder, tables, tickets);
    const server = await run(benchServer.program(folder));
    try {
      const costs: number[] = [];
      for (const ticket of tickets) {
        const before = await server.processorTime();
        await ticket.sit(server.address, 0, { received: () => {}, refused: () => {} });
        costs.push(Math.round(((await server.processorTime()) - before) * 10) / 10);
      }
      const [first = 0, ...others] = costs;
      return { decisions, first, next: Math.max(0, ...others) };
    } finally {
      await server.kill();
    }
  });
}

/** Plays games, every other one only to `LEFT_AFTER` decisions. */
async function playGames(benchServer: BenchServer, folder: string, tables: number, tickets: Ticket[]): Promise<number> {
  const server = await run(benchServer.program(folder));
  try {
    const lobby = await benchServer.enter(server.address);
    let longest = 0;
    for (let index = 0; index < tables; index++) {
      const ticket = await lobby.setUp(SEATS);
      const table = await openTable(ticket, server.address, chance(seedFromText('bench'), 'opening', index));
      const isLeft = index % 2 === 0;
      while (!(isLeft && table.acknowledged() === LEFT_AFTER) && (await table.ready())) await table.move();
      longest = Math.max(longest, table.acknowledged());
      tickets.push(ticket);
    }
    return longest;
  } finally {
    await server.kill();
  }
}
