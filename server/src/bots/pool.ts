import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotQuestion } from '@signoria/bots';
import { Piscina } from 'piscina';
import { fairQueue } from '../fairQueue.ts';

export interface HostedTable {
  readonly id: string;
  /** The person who set the table up. */
  readonly host: string | null;
}

export interface BotPool {
  /** How many questions no thread has begun to think about. */
  waiting(): number;
  /** Hosts take turns, and so do the tables of one host. Where there are several threads, one host never has them all. */
  think(table: HostedTable, question: BotQuestion): Promise<unknown>;
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
    think({ id, host }, question) {
      return queue.run({ owner: host ?? id, group: id }, () => {
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
