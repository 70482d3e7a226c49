import { chance, seedFrom, seedOf } from '@signoria/engine';
import type { Ticket } from '../server/benchServer.ts';
import { asFastAsTheyGo } from '../server/loops.ts';
import { inFolder, openTable } from '../server/measure.ts';
import type { RunningProgram } from '../server/program.ts';
import { run } from '../server/program.ts';
import { NO_LIMITS, signoria, signoriaIn } from '../server/signoria.ts';
import type { StartProgress } from './index.ts';

/** Where moves are stored, and by how many servers. */
interface Place {
  readonly id: string;
  readonly what: string;
  readonly nodes: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Moves as fast as they are answered, each of them stored before. */
export interface Stored {
  readonly id: string;
  readonly what: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds of all servers' processors a move; that of PostgreSQL is not in it. */
  readonly processorPerMove: number;
}

export interface StoredSize {
  readonly tables: number;
  readonly movesPerTable: number;
  readonly rounds: number;
}

/** No round is worth more of our time, in milliseconds. */
const LONGEST = 20_000;

/** What can be measured with the variables at hand. PostgreSQL is given to us: it gets tables that nobody needs. */
function placesFrom({ DATABASE_URL, REDIS_URL }: NodeJS.ProcessEnv): readonly Place[] {
  const file: Place = { id: 'sqlite', what: 'one node, SQLite', nodes: 1, env: {} };
  if (!DATABASE_URL) return [file];
  const one: Place = { id: 'postgres', what: 'one node, PostgreSQL', nodes: 1, env: { DATABASE_URL } };
  if (!REDIS_URL) return [file, one];
  const env = { DATABASE_URL, REDIS_URL };
  return [file, one, { id: 'postgres-2', what: 'two nodes, PostgreSQL and Redis', nodes: 2, env }];
}

export async function measureStored(size: StoredSize, startProgress: StartProgress): Promise<readonly Stored[]> {
  const places = placesFrom(process.env);
  const progress = startProgress(places.length * (size.rounds + 1) * size.tables * size.movesPerTable, 'moves');
  const results: Stored[] = [];
  for (const place of places) results.push(await measure(place, size, () => progress.step()));
  progress.stop();
  return results;
}

async function measure({ id, what, nodes, env }: Place, size: StoredSize, step: () => void): Promise<Stored> {
  return inFolder(async (folder) => {
    const servers: RunningProgram[] = [];
    try {
      for (let count = 0; count < nodes; count++) servers.push(await run(signoriaIn(folder, { ...NO_LIMITS, ...env })));
      await playRound(servers, size, 0, step); // to warm up
      const rounds: Awaited<ReturnType<typeof playRound>>[] = [];
      for (let round = 1; round <= size.rounds; round++) rounds.push(await playRound(servers, size, round, step));
      const total = (of: (round: (typeof rounds)[number]) => number) => rounds.reduce((sum, one) => sum + of(one), 0);
      const moves = total((one) => one.moves);
      const movesPerSecond = (moves / total((one) => one.milliseconds)) * 1000;
      return { id, what, moves, movesPerSecond, processorPerMove: total((one) => one.processor) / moves };
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  });
}

async function playRound(servers: readonly RunningProgram[], size: StoredSize, round: number, step: () => void) {
  const lobby = await signoria.enter(servers[0]?.address ?? '');
  const tickets = await Promise.all(Array.from({ length: size.tables }, () => lobby.setUp(2)));
  const tables = await Promise.all(
    tickets.map((ticket, index) =>
      openTable(spread(ticket, servers, index), '', chance(seedOf(seedFrom('bench'), 'stored', round), 'moves', index)),
    ),
  );
  const processorTime = async () => {
    const times = await Promise.all(servers.map((server) => server.processorTime()));
    return times.reduce((sum, one) => sum + one, 0);
  };
  const before = await processorTime();
  const loaded = await asFastAsTheyGo(tables, { moves: size.movesPerTable, milliseconds: LONGEST, step });
  const processor = (await processorTime()) - before;
  for (const table of tables) table.leave();
  return { ...loaded, processor };
}

/** Where there are two nodes, those who play together have come to different ones: the dearest case. */
function spread(ticket: Ticket, servers: readonly RunningProgram[], index: number): Ticket {
  return {
    ...ticket,
    sit: (_, seat, listener) => {
      const { address = '' } = servers[(index + seat) % servers.length] ?? {};
      return ticket.sit(address, seat, listener);
    },
  };
}
