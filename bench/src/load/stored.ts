import { at, chance, derivedSeed, seedFromText } from '@signoria/engine';
import type { StartProgress } from '../progress.ts';
import type { Ticket } from '../server/benchServer.ts';
import { playAtFullSpeed } from '../server/loops.ts';
import { inFolder, openTable } from '../server/measure.ts';
import type { RunningProgram } from '../server/program.ts';
import { run } from '../server/program.ts';
import { NO_LIMITS, signoria, signoriaIn } from '../server/signoria.ts';

/** A store and the servers over it. */
interface ServerSetup {
  readonly id: string;
  readonly what: string;
  readonly serverCount: number;
  /**
   * True if the players of a table connect to different servers, the most expensive case. Otherwise all connect to one
   * server, as behind a proxy with sticky routing.
   */
  readonly isSpread: boolean;
  readonly env: Readonly<Record<string, string>>;
}

/** The throughput of moves at full speed. Each move is stored before it is answered. */
export interface Throughput {
  readonly id: string;
  readonly what: string;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** CPU time of all servers per move in milliseconds, without PostgreSQL. */
  readonly processorPerMove: number;
}

export interface StoredSize {
  readonly tables: number;
  readonly movesPerTable: number;
  readonly rounds: number;
}

/** Time limit of one round. */
const TIME_LIMIT_MS = 20_000;

/** Returns the stores that the environment variables allow. The benchmark leaves its tables in PostgreSQL. */
function setupsFrom({ DATABASE_URL, REDIS_URL }: NodeJS.ProcessEnv): readonly ServerSetup[] {
  const one = { serverCount: 1, isSpread: false };
  const file: ServerSetup = { ...one, id: 'sqlite', what: 'one server, SQLite', env: {} };
  if (!DATABASE_URL) return [file];
  const database: ServerSetup = { ...one, id: 'postgres', what: 'one server, PostgreSQL', env: { DATABASE_URL } };
  if (!REDIS_URL) return [file, database];
  const env = { DATABASE_URL, REDIS_URL };
  return [
    file,
    database,
    {
      id: 'nodes-2',
      what: 'two servers, PostgreSQL and Redis, each table at one',
      serverCount: 2,
      isSpread: false,
      env,
    },
    { id: 'nodes-3', what: 'three servers, each table at one', serverCount: 3, isSpread: false, env },
    {
      id: 'spread-2',
      what: 'two servers, the players of a table at different ones',
      serverCount: 2,
      isSpread: true,
      env,
    },
    {
      id: 'spread-3',
      what: 'three servers, the players of a table at different ones',
      serverCount: 3,
      isSpread: true,
      env,
    },
  ];
}

export async function measureStored(size: StoredSize, startProgress: StartProgress): Promise<readonly Throughput[]> {
  const setups = setupsFrom(process.env);
  const progress = startProgress(setups.length * (size.rounds + 1) * size.tables * size.movesPerTable, 'moves');
  const results: Throughput[] = [];
  for (const setup of setups) results.push(await measure(setup, size, () => progress.step()));
  progress.stop();
  return results;
}

async function measure(
  { id, what, serverCount, isSpread, env }: ServerSetup,
  size: StoredSize,
  step: () => void,
): Promise<Throughput> {
  return inFolder(async (folder) => {
    const servers: RunningProgram[] = [];
    try {
      for (let count = 0; count < serverCount; count++)
        servers.push(await run(signoriaIn(folder, { ...NO_LIMITS, ...env })));
      await playRound(servers, isSpread, size, 0, step); // the warm-up
      const rounds: Awaited<ReturnType<typeof playRound>>[] = [];
      for (let round = 1; round <= size.rounds; round++)
        rounds.push(await playRound(servers, isSpread, size, round, step));
      const total = (of: (round: (typeof rounds)[number]) => number) => rounds.reduce((sum, one) => sum + of(one), 0);
      const moves = total((one) => one.moves);
      const movesPerSecond = (moves / total((one) => one.milliseconds)) * 1000;
      return { id, what, moves, movesPerSecond, processorPerMove: total((one) => one.processor) / moves };
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  });
}

async function playRound(
  servers: readonly RunningProgram[],
  isSpread: boolean,
  { tables: count, movesPerTable }: StoredSize,
  round: number,
  step: () => void,
) {
  const lobbies = await Promise.all(servers.map(({ address }) => signoria.enter(address)));
  const tickets = await Promise.all(
    Array.from({ length: count }, (_, index) => at(lobbies, index % lobbies.length).setUp(2)),
  );
  const tables = await Promise.all(
    tickets.map((ticket, index) =>
      openTable(
        assignServers(ticket, servers, index, isSpread),
        '',
        chance(derivedSeed(seedFromText('bench'), 'stored', round), 'moves', index),
      ),
    ),
  );
  const processorTime = async () => {
    const times = await Promise.all(servers.map((server) => server.processorTime()));
    return times.reduce((sum, one) => sum + one, 0);
  };
  const before = await processorTime();
  const loaded = await playAtFullSpeed(tables, { moves: movesPerTable, milliseconds: TIME_LIMIT_MS, step });
  const processor = (await processorTime()) - before;
  for (const table of tables) table.leave();
  return { ...loaded, processor };
}

/** Returns a ticket whose players connect to one server, or each to a different one. */
function assignServers(ticket: Ticket, servers: readonly RunningProgram[], index: number, isSpread: boolean): Ticket {
  return {
    ...ticket,
    sit: (_, seat, listener) => {
      const { address = '' } = servers[(index + (isSpread ? seat : 0)) % servers.length] ?? {};
      return ticket.sit(address, seat, listener);
    },
  };
}
