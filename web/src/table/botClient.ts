import type { BotChoice, BotQuestion } from '@signoria/bots';

/** Asks a bot. If the signal aborts first, the promise is rejected with its reason. */
export type Think = (question: BotQuestion, signal?: AbortSignal) => Promise<BotChoice>;

export interface WorkerQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}

/** The reply has an error message if the bot failed. */
export type WorkerReply = { readonly number: number } & ({ readonly choice: BotChoice } | { readonly error: string });

interface QueuedQuestion extends WorkerQuestion {
  resolve(choice: BotChoice): void;
  reject(error: unknown): void;
}

/**
 * Runs bots in a Web Worker, which starts with the first question and ends with the table. The worker gets one question
 * at a time, because a running computation is aborted by terminating the worker. The next question starts another.
 */
export function botClient(): { readonly think: Think; close(): void } {
  let worker: Worker | null = null;
  let count = 0;
  /** Open questions. The worker computes the first one. */
  const queue: QueuedQuestion[] = [];

  const terminate = () => {
    worker?.terminate();
    worker = null;
  };
  const askNext = () => {
    const [first] = queue;
    if (first === undefined) return;
    worker ??= startWorker(take, fail);
    worker.postMessage({ number: first.number, question: first.question } satisfies WorkerQuestion);
  };
  const take = (reply: WorkerReply) => {
    if (reply.number !== queue[0]?.number) return;
    settle(queue.shift(), reply);
    askNext();
  };
  const fail = (message: string) => {
    terminate(); // the next question starts another worker
    for (const { reject } of queue.splice(0)) reject(new Error(message));
  };
  const abort = (asked: QueuedQuestion, reason: unknown) => {
    const place = queue.indexOf(asked);
    if (place === -1) return;
    queue.splice(place, 1);
    asked.reject(reason);
    if (place > 0) return;
    terminate();
    askNext();
  };

  return {
    think: (question, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const asked: QueuedQuestion = { number: count++, question, resolve, reject };
        signal?.addEventListener('abort', () => abort(asked, signal.reason), { once: true });
        if (queue.push(asked) === 1) askNext();
      }),
    close() {
      terminate();
      queue.length = 0;
    },
  };
}

function settle(asked: QueuedQuestion | undefined, reply: WorkerReply): void {
  if ('choice' in reply) asked?.resolve(reply.choice);
  else asked?.reject(new Error(reply.error));
}

function startWorker(onReply: (reply: WorkerReply) => void, onError: (message: string) => void): Worker {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => onReply(data));
  worker.addEventListener('error', ({ message }) => onError(message));
  return worker;
}
