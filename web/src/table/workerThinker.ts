import type { Question, Thinker, WorkerReply } from './thinker.ts';

/** A thinker in a Web Worker, started with its first question and ended with the table. */
export function workerThinker(): { readonly think: Thinker; close(): void } {
  let worker: Worker | null = null;
  let count = 0;
  const waiting = new Map<number, { resolve(index: number): void; reject(reason: Error): void }>();

  const start = () => {
    const started = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      waiting.get(data.number)?.resolve(data.index);
      waiting.delete(data.number);
    });
    started.addEventListener('error', ({ message }) => {
      for (const { reject } of waiting.values()) reject(new Error(message));
      waiting.clear();
    });
    return started;
  };

  return {
    think: (question: Question) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const number = count++;
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, question });
      }),
    close() {
      worker?.terminate();
      worker = null;
      waiting.clear();
    },
  };
}
