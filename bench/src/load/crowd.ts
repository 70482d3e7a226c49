import { chance, seedFrom } from '@signoria/engine';
import type { WebSocket } from 'ws';
import type { Lobby } from '../server/benchServer.ts';
import { asFastAsTheyGo, atRate } from '../server/loops.ts';
import { inFolder, openTable } from '../server/measure.ts';
import { percentile } from '../server/percentile.ts';
import type { RunningProgram } from '../server/program.ts';
import { run } from '../server/program.ts';
import { lookOn, NO_LIMITS, signoria, signoriaIn } from '../server/signoria.ts';
import type { BenchTable } from '../server/table.ts';
import type { StartProgress } from './index.ts';

/** Many tables at once, and how quickly they play. */
export interface CrowdSize {
  readonly tables: number;
  readonly movesPerTable: number;
  readonly warmUpMoves: number;
  /** At all tables together. */
  readonly movesPerSecond: number;
}

export interface Crowd {
  readonly tables: number;
  /** Open to the end; a player who is thrown out ends it all, a spectator is missing here. */
  readonly sockets: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from when a move was due to when its maker heard of it. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Milliseconds of the server's processor a move. */
  readonly processorPerMove: number;
  /** Kilobytes by which the server has grown, for each table with everybody there. */
  readonly memoryPerTable: number;
}

interface Seated {
  readonly table: BenchTable;
  readonly spectators: readonly WebSocket[];
}

const PLAYERS = 2;
const SPECTATORS = 2;

/** Connections of one table, from the first to the last. */
export const SOCKETS_PER_TABLE = PLAYERS + SPECTATORS;

/** Set up at the same time: more would only wait in the server's line. */
const AT_ONCE = 16;

/** Tables at which people play before the memory is looked at: compilers and collectors take their share first. */
const WARM_UP_TABLES = 30;

/** Beyond what the plan takes, in milliseconds: a server that cannot keep up is not waited for any longer. */
const LATE = 30_000;

/** One server with many tables: two who play at each, as people do or a little faster, and two who look on. */
export async function measureCrowd(size: CrowdSize, startProgress: StartProgress): Promise<Crowd> {
  return inFolder(async (folder) => {
    const server = await run(signoriaIn(folder, NO_LIMITS));
    try {
      await warmUp(server, size);
      const before = await server.memory();
      const seated = await seatEverybody(server, size.tables, startProgress);
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
  await asFastAsTheyGo(tables, { moves: warmUpMoves, milliseconds: LATE });
  for (const table of tables) table.leave();
}

async function seatEverybody(server: RunningProgram, count: number, startProgress: StartProgress) {
  const progress = startProgress(count, 'tables set up');
  const seated: Seated[] = [];
  let begun = 0;
  const setUpSome = async () => {
    const lobby = await signoria.enter(server.address); // two people of their own, who sit at many tables
    while (begun < count) {
      seated.push(await openNew(server, lobby, begun++, SPECTATORS));
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, setUpSome));
  progress.stop();
  return seated;
}

/** A table with its players, and who looks on there. */
async function openNew({ address }: RunningProgram, lobby: Lobby, index: number, lookingOn = 0): Promise<Seated> {
  const ticket = await lobby.setUp(PLAYERS);
  const table = await openTable(ticket, address, chance(seedFrom('bench'), 'crowd', index));
  const spectators = await Promise.all(Array.from({ length: lookingOn }, () => lookOn(address, ticket.table)));
  return { table, spectators };
}

async function play(
  server: RunningProgram,
  seated: readonly Seated[],
  memoryBefore: number,
  { movesPerTable, movesPerSecond }: CrowdSize,
  startProgress: StartProgress,
): Promise<Crowd> {
  const tables = seated.map(({ table }) => table);
  const planned = tables.length * movesPerTable;
  const progress = startProgress(planned, 'moves');
  const milliseconds = (planned / movesPerSecond) * 1000 + LATE;
  const processorBefore = await server.processorTime();
  const load = { moves: movesPerTable, milliseconds, step: () => progress.step() };
  const { moves, delays, milliseconds: taken } = await atRate(tables, movesPerSecond, load);
  const processor = (await server.processorTime()) - processorBefore;
  const grown = (await server.memory()) - memoryBefore;
  progress.stop();
  const lookingOn = seated.flatMap(({ spectators }) => spectators.filter((one) => one.readyState === one.OPEN));
  return {
    tables: tables.length,
    sockets: tables.length * PLAYERS + lookingOn.length,
    moves,
    movesPerSecond: (moves / taken) * 1000,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    longest: percentile(delays, 1),
    processorPerMove: processor / moves,
    memoryPerTable: grown / tables.length / 1024,
  };
}
