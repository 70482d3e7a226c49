import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchTable } from './table.ts';

export interface Load {
  /** Maximum number of moves at every table. A game may end earlier. */
  readonly moves: number;
  /** Time limit for sending moves. */
  readonly milliseconds: number;
  /** Called after every answered move. */
  readonly step?: () => void;
}

export interface LoadResult {
  readonly moves: number;
  readonly milliseconds: number;
  /** Latencies in milliseconds from the due time of a move to its answer, sorted. */
  readonly delays: readonly number[];
}

/** Closed loop: every table plays on as soon as its move is answered. */
export function playAtFullSpeed(tables: readonly BenchTable[], load: Load): Promise<LoadResult> {
  return playAll(tables, load, () => performance.now());
}

/**
 * Open loop: sends moves at a fixed rate, spread evenly over the tables. Latency counts from the due time of a move,
 * even if the move waits for the one before it. This avoids coordinated omission: a slow server cannot delay the load.
 */
export function atRate(tables: readonly BenchTable[], movesPerSecond: number, load: Load): Promise<LoadResult> {
  const began = performance.now();
  return playAll(tables, load, async (table, count) => {
    const due = began + ((count * tables.length + table) / movesPerSecond) * 1000;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    return due;
  });
}

async function playAll(
  tables: readonly BenchTable[],
  { moves, milliseconds, step = () => {} }: Load,
  dueAt: (table: number, count: number) => number | Promise<number>,
): Promise<LoadResult> {
  const began = performance.now();
  const delays: number[] = [];
  const playOne = async (table: BenchTable, index: number) => {
    for (let count = 0; count < moves && performance.now() - began < milliseconds; count++) {
      if (!(await table.ready())) return;
      const due = await dueAt(index, count);
      delays.push((await table.move()) - due);
      step();
    }
  };
  await Promise.all(tables.map(playOne));
  return {
    moves: delays.length,
    milliseconds: performance.now() - began,
    delays: delays.sort((one, other) => one - other),
  };
}
