import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotQuestion } from '@signoria/bots';
import { Piscina } from 'piscina';

export interface BotPool {
  /** How many questions no thread has begun to think about. */
  waiting(): number;
  think(question: BotQuestion): Promise<unknown>;
  close(): Promise<void>;
}

/** Threads for the bots, started when the first is asked and ended when none has been for a while. */
export function botPool(worker: URL): BotPool {
  let pool: Piscina | undefined;
  return {
    waiting: () => pool?.queueSize ?? 0,
    think(question) {
      pool ??= new Piscina({
        filename: fileURLToPath(worker),
        minThreads: 0,
        maxThreads: Math.max(1, availableParallelism() - 1),
        idleTimeout: 30_000,
      });
      return pool.run(question) as Promise<unknown>;
    },
    async close() {
      await pool?.destroy();
    },
  };
}
