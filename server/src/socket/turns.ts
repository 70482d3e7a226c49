/** How long jobs are begun before sockets are read and timers looked at again, in milliseconds. */
const TURN = 10;

type Job = () => Promise<void>;

/** Jobs that are done one after the other. */
export interface Line {
  /** Done when everything before it in this line is done and the others have had their turn. It must not fail. */
  add(job: Job): void;
  /** How many have not been begun. */
  waiting(): number;
  /** Resolves when nothing is left to do. */
  done(): Promise<void>;
  /** Forgets those that have not been begun. */
  clear(): void;
}

/**
 * Lines of jobs that take turns: one job of each that has any, then one of each again. However much waits in one line,
 * another is no longer kept than by one job of every line.
 */
export interface Turns {
  newLine(): Line;
}

export function newTurns(): Turns {
  const ready: (() => Promise<void>)[] = [];
  let isAtWork = false;

  async function work(): Promise<void> {
    isAtWork = true;
    for (let began = performance.now(), begin = ready.shift(); begin !== undefined; begin = ready.shift()) {
      void begin();
      await undefined; // what can be done at once is done before the next is begun
      if (performance.now() - began < TURN) continue;
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
    newLine() {
      let jobs: Job[] = [];
      let isBusy = false;
      let waitForDone: (() => void)[] = [];
      const begin = async () => {
        await jobs.shift()?.();
        if (jobs.length > 0) await new Promise(setImmediate); // not in the same turn: those not read yet may come first
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
