import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotChoice, BotQuestion } from '@signoria/bots';
import { Piscina } from 'piscina';
import { fairQueue } from '../fairQueue.ts';

export interface HostedTable {
  readonly id: string;
  /** The person who hosts the table; null if nobody does. */
  readonly host: string | null;
}

export interface BotPool {
  /** The number of questions that no thread has started on. */
  waiting(): number;
  /**
   * Queues a question. Scheduling is round-robin between hosts and between the tables of one host. With several
   * threads, one host never occupies all of them. If the signal aborts, a waiting question leaves the queue, the thread
   * of a running one ends, and the promise is rejected.
   */
  think(table: HostedTable, question: BotQuestion, signal?: AbortSignal): Promise<BotChoice>;
  close(): Promise<void>;
}

/** Leaves one core for the thread that serves requests. */
const THREADS = Math.max(1, availableParallelism() - 1);

/** A pool of worker threads for bots. Threads start on demand and end after 30 idle seconds. */
export function botPool(worker: URL, threads = THREADS): BotPool {
  const queue = fairQueue(threads, Math.max(1, threads - 1));
  let pool: Piscina | undefined;
  return {
    waiting: queue.waiting,
    think({ id, host }, question, signal) {
      const ask = () => {
        pool ??= new Piscina({
          filename: fileURLToPath(worker),
          minThreads: 0,
          maxThreads: threads,
          idleTimeout: 30_000,
        });
        return pool.run(question, { signal: signal ?? null }) as Promise<BotChoice>;
      };
      return queue.run({ owner: host ?? id, group: id }, ask, signal);
    },
    async close() {
      await pool?.destroy();
    },
  };
}
