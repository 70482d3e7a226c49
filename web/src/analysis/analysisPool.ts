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
  const idle: Worker[] = [];
  const busy = new Map<Worker, QueuedTask>();
  const assign = () => {
    while (queue.length > 0 && idle.length > 0) {
      const [next, worker] = [queue.shift(), idle.shift()];
      if (next === undefined || worker === undefined) return;
      busy.set(worker, next);
      worker.postMessage({ task: next.task } satisfies AnalysisMessage);
    }
  };
  const settle = (worker: Worker, reply: AnalysisReply) => {
    const done = busy.get(worker);
    busy.delete(worker);
    idle.push(worker);
    if ('result' in reply) done?.resolve(reply.result);
    else done?.reject(new Error(reply.error));
    assign();
  };
  const workers = Array.from({ length: size }, () => {
    const worker = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => settle(worker, data));
    worker.addEventListener('error', ({ message }) => settle(worker, { error: message }));
    worker.postMessage({ record } satisfies AnalysisMessage);
    return worker;
  });
  idle.push(...workers);
  return {
    size,
    run: <Task extends AnalysisTask>(task: Task) =>
      new Promise<AnalysisResultOf<Task>>((resolve, reject) => {
        queue.push({ task, resolve: (result) => resolve(result as AnalysisResultOf<Task>), reject });
        assign();
      }),
    close() {
      for (const worker of workers) worker.terminate();
      queue.length = 0;
    },
  };
}
