import type { BotQuestion } from '@signoria/bots';

/** Returns a bot's move. */
export type Think = (question: BotQuestion) => Promise<unknown>;

export interface WorkerQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}

export interface WorkerReply {
  readonly number: number;
  readonly move?: unknown;
  /** The error message, if the bot failed. */
  readonly error?: string;
}

/** Runs bots in a Web Worker, which starts with the first question and ends with the table. */
export function botClient(): { readonly think: Think; close(): void } {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, { resolve(move: unknown): void; reject(error: Error): void }>();

  const start = () => {
    const started = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data: { number, move, error } }: MessageEvent<WorkerReply>) => {
      if (error === undefined) waiting.get(number)?.resolve(move);
      else waiting.get(number)?.reject(new Error(error));
      waiting.delete(number);
    });
    started.addEventListener('error', ({ message }) => {
      for (const { reject } of waiting.values()) reject(new Error(message));
      waiting.clear();
      started.terminate();
      worker = null; // the next question starts another worker
    });
    return started;
  };

  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const asked: WorkerQuestion = { number: count++, question };
        waiting.set(asked.number, { resolve, reject });
        worker.postMessage(asked);
      }),
    close() {
      worker?.terminate();
      worker = null;
      waiting.clear();
    },
  };
}
