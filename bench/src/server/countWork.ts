import { chance, seedFromText } from '@signoria/engine';
import type { BenchServer } from './benchServer.ts';
import { playAtFullSpeed } from './loops.ts';
import { inFolder, openTable } from './measure.ts';
import { run } from './program.ts';

/** Operations of the server per move, by name. */
export type WorkPerMove = Readonly<Record<string, number>>;

/** Time limit of a load. */
const TIME_LIMIT_MS = 20_000;

/** Plays at tables of two on a server that counts its operations. Each game is played to its end or up to `moves`. */
export async function countWork(benchServer: BenchServer, tables: number, moves: number): Promise<WorkPerMove> {
  return inFolder(async (folder) => {
    const server = await run({ ...benchServer.program(folder), hook: 'bench-counts.mjs' });
    try {
      const lobby = await benchServer.enter(server.address);
      const tickets = await Promise.all(Array.from({ length: tables }, () => lobby.setUp(2)));
      const seated = await Promise.all(
        tickets.map((ticket, index) =>
          openTable(ticket, server.address, chance(seedFromText('bench'), 'counted', index)),
        ),
      );
      const before = await server.counts();
      const played = await playAtFullSpeed(seated, { moves, milliseconds: TIME_LIMIT_MS });
      const after = await server.counts();
      const perMove = (name: string) => ((after[name] ?? 0) - (before[name] ?? 0)) / played.moves;
      return Object.fromEntries(Object.keys(after).map((name) => [name, Math.round(perMove(name) * 100) / 100]));
    } finally {
      await server.kill();
    }
  });
}
