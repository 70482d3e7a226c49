import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotChoice, BotQuestion } from '@signoria/bots';
import { Piscina } from 'piscina';
import type { AnalysisPart, AnalysisPartResult } from '../analyses/parts.ts';
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
  /**
   * Queues a part of an analysis. It starts when a thread is free and no question waits for it. With several threads,
   * analyses never occupy all of them. The signal acts as in `think`.
   */
  analyse<Part extends AnalysisPart>(part: Part, signal?: AbortSignal): Promise<AnalysisPartResult<Part>>;
  close(): Promise<void>;
}

/** Leaves one core for the thread that serves requests. */
const THREADS = Math.max(1, availableParallelism() - 1);

/** A pool of worker threads for bots and analyses. Threads start on demand and end after 30 idle seconds. */
export function botPool(worker: URL, threads = THREADS): BotPool {
  const queue = fairQueue(threads, Math.max(1, threads - 1));
  let pool: Piscina | undefined;
  const threadPool = () => {
    pool ??= new Piscina({
      filename: fileURLToPath(worker),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
    });
    return pool;
  };
  return {
    waiting: queue.waiting,
    think({ id, host }, question, signal) {
      const ask = () => threadPool().run(question, { signal: signal ?? null }) as Promise<BotChoice>;
      return queue.run({ owner: host ?? id, group: id }, ask, signal);
    },
    analyse(part, signal) {
      const compute = () => threadPool().run(part, { name: 'analysePart', signal: signal ?? null });
      return queue.runInBackground(compute, signal);
    },
    async close() {
      await pool?.destroy();
    },
  };
}
