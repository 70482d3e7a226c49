import { chance, seedFromText } from '@signoria/engine';
import type { BenchServer, Ticket } from './benchServer.ts';
import { inFolder, openTable } from './measure.ts';
import { percentile } from './percentile.ts';
import { run } from './program.ts';

/** The size of the step message that one player receives for one decision. */
export interface StepBytes {
  readonly game: string;
  readonly seats: number;
  readonly steps: number;
  readonly p50: number;
  readonly p95: number;
}

const TABLES = [
  { game: 'dice', seats: 4 },
  { game: 'card', seats: 3 },
] as const;

export async function measureStepBytes(
  benchServer: BenchServer,
  games: number,
  movesPerGame: number,
): Promise<readonly StepBytes[]> {
  return inFolder(async (folder) => {
    const server = await run(benchServer.program(folder));
    try {
      const lobby = await benchServer.enter(server.address);
      const results: StepBytes[] = [];
      for (const { game, seats } of TABLES) {
        const sizes: number[] = [];
        for (let index = 0; index < games; index++) {
          const ticket = countBytes(await lobby.setUp(seats, game), sizes);
          const table = await openTable(ticket, server.address, chance(seedFromText('bench'), 'bytes', index));
          while (table.acknowledged() < movesPerGame && (await table.ready())) await table.move();
          table.leave();
        }
        sizes.sort((one, other) => one - other);
        const [p50, p95] = [percentile(sizes, 0.5), percentile(sizes, 0.95)];
        results.push({ game, seats, steps: sizes.length, p50, p95 });
      }
      return results;
    } finally {
      await server.kill();
    }
  });
}

function countBytes(ticket: Ticket, sizes: number[]): Ticket {
  return {
    ...ticket,
    sit: (address, seat, listener) =>
      ticket.sit(address, seat, {
        ...listener,
        received(bytes) {
          sizes.push(bytes);
          listener.received(bytes);
        },
      }),
  };
}
