import type { GameRecord } from '@signoria/engine';
import type { AnalysisResultOf, AnalysisTask } from './analysisTasks.ts';

export type AnalysisMessage = { readonly record: GameRecord<unknown> } | { readonly task: AnalysisTask };

/** The reply has an error message if the task failed. */
export type AnalysisReply = { readonly result: AnalysisResultOf<AnalysisTask> } | { readonly error: string };

/** Workers that analyse the decisions of one game. */
export interface AnalysisPool {
  readonly size: number;
  /** Runs a task in the next free worker. */
  run<Task extends AnalysisTask>(task: Task): Promise<AnalysisResultOf<Task>>;
  close(): void;
}

interface QueuedTask {
  readonly task: AnalysisTask;
  resolve(result: AnalysisResultOf<AnalysisTask>): void;
  reject(error: unknown): void;
}

/** The most workers: each loads the rules and the networks of the game. */
const MOST_WORKERS = 4;

export function workerCount(cores: number | undefined): number {
  return Math.max(1, Math.min(MOST_WORKERS, cores ?? 1));
}

/** Starts workers, each with the game. A worker gets one task at a time. */
export function analysisPool(
  record: GameRecord<unknown>,
  size = workerCount(navigator.hardwareConcurrency),
): AnalysisPool {
  const queue: QueuedTask[] = [];
  /** The workers with their tasks. An idle worker has none. */
  const workers = new Map<Worker, QueuedTask | null>();
  let failure: Error | null = null;
  const assign = () => {
    for (const [worker, task] of workers) {
      const next = task === null ? queue.shift() : undefined;
      if (next === undefined) continue;
      workers.set(worker, next);
      worker.postMessage({ task: next.task } satisfies AnalysisMessage);
    }
  };
  const settle = (worker: Worker, reply: AnalysisReply) => {
    const done = workers.get(worker);
    workers.set(worker, null);
    if ('result' in reply) done?.resolve(reply.result);
    else done?.reject(new Error(reply.error));
    assign();
  };
  /** Drops a worker whose program could not be loaded or has crashed. Without workers all tasks fail. */
  const drop = (worker: Worker, error: Error) => {
    worker.terminate();
    workers.get(worker)?.reject(error);
    workers.delete(worker);
    if (workers.size > 0) return;
    failure = error;
    for (const { reject } of queue.splice(0)) reject(error);
  };
  for (let count = 0; count < size; count++) workers.set(startWorker(record, settle, drop), null);
  return {
    size,
    run: <Task extends AnalysisTask>(task: Task) =>
      new Promise<AnalysisResultOf<Task>>((resolve, reject) => {
        if (failure !== null) return reject(failure);
        queue.push({ task, resolve: (result) => resolve(result as AnalysisResultOf<Task>), reject });
        assign();
      }),
    close() {
      for (const worker of workers.keys()) worker.terminate();
      queue.length = 0;
    },
  };
}

function startWorker(
  record: GameRecord<unknown>,
  onReply: (worker: Worker, reply: AnalysisReply) => void,
  onCrash: (worker: Worker, error: Error) => void,
): Worker {
  const worker = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => onReply(worker, data));
  worker.addEventListener('error', ({ message }) => onCrash(worker, new Error(message)));
  worker.postMessage({ record } satisfies AnalysisMessage);
  return worker;
}
