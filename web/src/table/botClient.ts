import type { BotChoice, BotQuestion } from '@signoria/bots';
import type { Advice, AdviceRequest } from '@signoria/bots/analysis';

/** Asks a bot. If the signal aborts first, the promise is rejected with its reason. */
export type Think = (question: BotQuestion, signal?: AbortSignal) => Promise<BotChoice>;

/** Asks for advice on a decision; null if there is only one move. */
export type Advise = (request: AdviceRequest, signal: AbortSignal, onProgress: OnProgress) => Promise<Advice | null>;

type OnProgress = (percent: number) => void;

export interface BotClient {
  readonly think: Think;
  readonly advise: Advise;
  close(): void;
}

export interface WorkerQuestion {
  readonly number: number;
  readonly question: BotQuestion | AdviceRequest;
}

/** The reply has an error message if the bot failed. Progress comes before the answer. */
export type WorkerReply = { readonly number: number } & (
  | { readonly answer: unknown }
  | { readonly error: string }
  | { readonly percent: number }
);

interface QueuedQuestion extends WorkerQuestion {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
  readonly onProgress: OnProgress | undefined;
}

/**
 * Runs bots in a Web Worker, which starts with the first question and ends with the table. The worker gets one question
 * at a time, because a running computation is aborted by terminating the worker. The next question starts another.
 */
export function botClient(): BotClient {
  let worker: Worker | null = null;
  let count = 0;
  const queue: QueuedQuestion[] = []; // the worker computes the first one

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
    const [first] = queue;
    if (first?.number !== reply.number || !settle(first, reply)) return;
    queue.shift();
    askNext();
  };
  const fail = (message: string) => {
    terminate(); // the next question starts another worker
    for (const { reject } of queue.splice(0)) reject(new Error(message));
  };
  const abort = (asked: QueuedQuestion, reason: unknown) => {
    const place = queue.indexOf(asked);
    if (place !== -1) queue.splice(place, 1);
    asked.reject(reason); // without effect after the answer
    if (place !== 0) return;
    terminate();
    askNext();
  };

  const ask = (question: WorkerQuestion['question'], signal?: AbortSignal, onProgress?: OnProgress) =>
    new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const asked: QueuedQuestion = { number: count++, question, resolve, reject, onProgress };
      signal?.addEventListener('abort', () => abort(asked, signal.reason), { once: true });
      if (queue.push(asked) === 1) askNext();
    });
  return {
    think: ask as Think,
    advise: ask as Advise,
    close() {
      terminate();
      queue.length = 0;
    },
  };
}

/** Passes a reply on. Returns true if it is the answer. */
function settle({ resolve, reject, onProgress }: QueuedQuestion, reply: WorkerReply): boolean {
  if ('percent' in reply) onProgress?.(reply.percent);
  else if ('error' in reply) reject(new Error(reply.error));
  else resolve(reply.answer);
  return !('percent' in reply);
}

function startWorker(onReply: (reply: WorkerReply) => void, onError: (message: string) => void): Worker {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => onReply(data));
  worker.addEventListener('error', ({ message }) => onError(message));
  return worker;
}
