import { chance, seedFromText } from '@signoria/engine';
import type { WebSocket } from 'ws';
import type { StartProgress } from '../progress.ts';
import type { Lobby } from '../server/benchServer.ts';
import { atRate, playAtFullSpeed } from '../server/loops.ts';
import { inFolder, openTable } from '../server/measure.ts';
import { percentile } from '../server/percentile.ts';
import type { RunningProgram } from '../server/program.ts';
import { run } from '../server/program.ts';
import { NO_LIMITS, openSpectator, signoria, signoriaIn } from '../server/signoria.ts';
import type { BenchTable } from '../server/table.ts';

/** The number of simultaneous tables and their rate of moves. */
export interface CrowdSize {
  readonly tables: number;
  readonly movesPerTable: number;
  readonly warmUpMoves: number;
  /** Over all tables. */
  readonly movesPerSecond: number;
}

export interface CrowdMeasurement {
  readonly tables: number;
  /** Sockets open at the end. A disconnected player aborts the run; a disconnected spectator is not counted. */
  readonly sockets: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Latency in milliseconds from the due time of a move to its answer. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** CPU time of the server per move in milliseconds. */
  readonly processorPerMove: number;
  /** Memory growth of the server per table, with all its sockets, in kilobytes. */
  readonly memoryPerTable: number;
}

interface Seated {
  readonly table: BenchTable;
  readonly spectators: readonly WebSocket[];
}

const PLAYERS = 2;
const SPECTATORS = 2;

export const SOCKETS_PER_TABLE = PLAYERS + SPECTATORS;

/** Number of tables set up concurrently. More would only be queued by the server. */
const AT_ONCE = 16;

/** Warm-up tables before the first memory reading, since JIT compiler and garbage collector need memory, too. */
const WARM_UP_TABLES = 30;

/** Time beyond the planned duration after which a run ends even if the server is too slow. Also the limit of the warm-up. */
const GRACE_PERIOD_MS = 30_000;

/** Measures one server with many tables. At each, two people play at about a human pace and two watch. */
export async function measureCrowd(size: CrowdSize, startProgress: StartProgress): Promise<CrowdMeasurement> {
  return inFolder(async (folder) => {
    const server = await run(signoriaIn(folder, NO_LIMITS));
    try {
      await warmUp(server, size);
      const before = await server.memory();
      const seated = await seatPlayersAndSpectators(server, size.tables, startProgress);
      return await play(server, seated, before, size, startProgress);
    } finally {
      await server.kill();
    }
  });
}

async function warmUp(server: RunningProgram, { tables: most, warmUpMoves }: CrowdSize): Promise<void> {
  const count = Math.min(WARM_UP_TABLES, most);
  const lobby = await signoria.enter(server.address);
  const seated = await Promise.all(Array.from({ length: count }, (_, index) => openNew(server, lobby, index)));
  const tables = seated.map(({ table }) => table);
  await playAtFullSpeed(tables, { moves: warmUpMoves, milliseconds: GRACE_PERIOD_MS });
  for (const table of tables) table.leave();
}

async function seatPlayersAndSpectators(server: RunningProgram, count: number, startProgress: StartProgress) {
  const progress = startProgress(count, 'tables');
  const seated: Seated[] = [];
  let begun = 0;
  const setUpSome = async () => {
    const lobby = await signoria.enter(server.address); // two new people, who sit at many tables
    while (begun < count) {
      seated.push(await openNew(server, lobby, begun++, SPECTATORS));
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, setUpSome));
  progress.stop();
  return seated;
}

/** Opens a table with its players and spectators. */
async function openNew({ address }: RunningProgram, lobby: Lobby, index: number, count = 0): Promise<Seated> {
  const ticket = await lobby.setUp(PLAYERS);
  const table = await openTable(ticket, address, chance(seedFromText('bench'), 'crowd', index));
  const spectators = await Promise.all(Array.from({ length: count }, () => openSpectator(address, ticket.table)));
  return { table, spectators };
}

async function play(
  server: RunningProgram,
  seated: readonly Seated[],
  memoryBefore: number,
  { movesPerTable, movesPerSecond }: CrowdSize,
  startProgress: StartProgress,
): Promise<CrowdMeasurement> {
  const tables = seated.map(({ table }) => table);
  const planned = tables.length * movesPerTable;
  const progress = startProgress(planned, 'moves');
  const milliseconds = (planned / movesPerSecond) * 1000 + GRACE_PERIOD_MS;
  const processorBefore = await server.processorTime();
  const load = { moves: movesPerTable, milliseconds, step: () => progress.step() };
  const { moves, delays, milliseconds: taken } = await atRate(tables, movesPerSecond, load);
  const processor = (await server.processorTime()) - processorBefore;
  const grown = (await server.memory()) - memoryBefore;
  progress.stop();
  const watching = seated.flatMap(({ spectators }) => spectators.filter((one) => one.readyState === one.OPEN));
  return {
    tables: tables.length,
    sockets: tables.length * PLAYERS + watching.length,
    moves,
    movesPerSecond: (moves / taken) * 1000,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    longest: percentile(delays, 1),
    processorPerMove: processor / moves,
    memoryPerTable: grown / tables.length / 1024,
  };
}
