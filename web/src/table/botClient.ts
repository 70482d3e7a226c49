import type { BotChoice, BotQuestion } from '@signoria/bots';

export type Think = (question: BotQuestion) => Promise<BotChoice>;

export interface WorkerQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}

/** The reply has an error message if the bot failed. */
export type WorkerReply = { readonly number: number } & ({ readonly choice: BotChoice } | { readonly error: string });

/** Runs bots in a Web Worker, which starts with the first question and ends with the table. */
export function botClient(): { readonly think: Think; close(): void } {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, { resolve(choice: BotChoice): void; reject(error: Error): void }>();

  const start = () => {
    const started = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const { number } = data;
      if ('choice' in data) waiting.get(number)?.resolve(data.choice);
      else waiting.get(number)?.reject(new Error(data.error));
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
