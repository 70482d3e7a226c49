import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotQuestion } from '@signoria/bots';
import { Piscina } from 'piscina';
import { fairQueue } from './fairQueue.ts';

export interface BotPool {
  /** How many questions no thread has begun to think about. */
  waiting(): number;
  /** Tables take turns, and where there are several threads, one table never has them all. */
  think(table: string, question: BotQuestion): Promise<unknown>;
  close(): Promise<void>;
}

/** One core is left for those who serve. */
const THREADS = Math.max(1, availableParallelism() - 1);

/** Threads for the bots, started when the first is asked and ended when none has been for a while. */
export function botPool(worker: URL, threads = THREADS): BotPool {
  const queue = fairQueue(threads, Math.max(1, threads - 1));
  let pool: Piscina | undefined;
  return {
    waiting: queue.waiting,
    think(table, question) {
      return queue.run(table, () => {
        pool ??= new Piscina({
          filename: fileURLToPath(worker),
          minThreads: 0,
          maxThreads: threads,
          idleTimeout: 30_000,
        });
        return pool.run(question) as Promise<unknown>;
      });
    },
    async close() {
      await pool?.destroy();
    },
  };
}
