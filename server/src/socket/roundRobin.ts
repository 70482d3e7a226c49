/** Time slice for starting jobs, in milliseconds. After it the event loop reads sockets and runs timers. */
const TIME_SLICE_MS = 10;

type QueuedJob = () => Promise<void>;

/** A queue of jobs that run one after the other. */
export interface JobQueue {
  /** Adds a job. It runs after all earlier jobs of this queue and one job of every other queue. It must not reject. */
  add(job: QueuedJob): void;
  /** Returns the number of jobs that have not started. */
  waiting(): number;
  /** Resolves when the queue is empty and no job is running. */
  done(): Promise<void>;
  /** Drops the jobs that have not started. */
  clear(): void;
}

/**
 * A round-robin scheduler: it starts one job of each non-empty queue per round. A queue therefore waits for at most
 * one job of each other queue, however long the others are.
 */
export interface RoundRobin {
  newQueue(): JobQueue;
}

export function newRoundRobin(): RoundRobin {
  const ready: (() => Promise<void>)[] = [];
  let isAtWork = false;

  async function work(): Promise<void> {
    isAtWork = true;
    for (let began = performance.now(), begin = ready.shift(); begin !== undefined; begin = ready.shift()) {
      void begin();
      await undefined; // lets synchronous work finish before the next job starts
      if (performance.now() - began < TIME_SLICE_MS) continue;
      await new Promise(setImmediate);
      began = performance.now();
    }
    isAtWork = false;
  }

  function queueUp(begin: () => Promise<void>): void {
    ready.push(begin);
    if (!isAtWork) void work();
  }

  return {
    newQueue() {
      let jobs: QueuedJob[] = [];
      let isBusy = false;
      let waitForDone: (() => void)[] = [];
      const begin = async () => {
        await jobs.shift()?.();
        if (jobs.length > 0) await new Promise(setImmediate); // lets jobs of sockets that were not read yet start first
        if (jobs.length > 0) return queueUp(begin);
        isBusy = false;
        for (const resolve of waitForDone) resolve();
        waitForDone = [];
      };
      return {
        add(job) {
          jobs.push(job);
          if (isBusy) return;
          isBusy = true;
          queueUp(begin);
        },
        waiting: () => jobs.length,
        done: () => (isBusy ? new Promise((resolve) => waitForDone.push(resolve)) : Promise.resolve()),
        clear() {
          jobs = [];
        },
      };
    },
  };
}
