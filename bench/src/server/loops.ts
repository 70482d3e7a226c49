import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchTable } from './table.ts';

export interface Load {
  /** Moves at every table; fewer where the game ends before. */
  readonly moves: number;
  /** No more moves are sent after that. */
  readonly milliseconds: number;
  /** One more move has been answered. */
  readonly step?: () => void;
}

export interface Loaded {
  readonly moves: number;
  readonly milliseconds: number;
  /** From when a move was due to when its maker was answered, in milliseconds, in order of size. */
  readonly delays: readonly number[];
}

/** Closed loop: every table plays on as soon as it is answered. */
export function asFastAsTheyGo(tables: readonly BenchTable[], load: Load): Promise<Loaded> {
  return playAll(tables, load, () => performance.now());
}

/**
 * Open loop: so many moves a second, spread evenly over the tables, whether or not those before were answered. A move
 * that has to wait for the one before it counts from when it was due: a server that is late does not get to choose
 * when it is asked.
 */
export function atRate(tables: readonly BenchTable[], movesPerSecond: number, load: Load): Promise<Loaded> {
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
): Promise<Loaded> {
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
