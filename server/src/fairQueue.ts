export interface FairQueue {
  /**
   * Starts the job as soon as a slot is free and it is the turn of its owner and of its group. If the signal aborts
   * before that, the job is removed and the promise is rejected with the signal's reason.
   */
  run<T>({ owner, group }: JobOrigin, job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The number of jobs that have not started. */
  waiting(): number;
}

export interface JobOrigin {
  readonly owner: string;
  readonly group: string;
}

type Job = () => Promise<void>;

interface Owner {
  running: number;
  /** Queued jobs by group, in round-robin order. */
  readonly groups: Map<string, Job[]>;
}

/**
 * A job queue with `slots` slots and round-robin scheduling between owners. An owner runs at most `perOwner` jobs at
 * once, so other owners wait only for jobs that have already started, however many jobs one owner adds. The groups of
 * one owner are scheduled round-robin as well.
 */
export function fairQueue(slots: number, perOwner: number): FairQueue {
  /** Owners in round-robin order. */
  const owners = new Map<string, Owner>();
  let running = 0;

  function beginNext(): void {
    for (const [name, owner] of owners) {
      if (running >= slots) return;
      const job = owner.running < perOwner ? nextJob(owner) : undefined;
      if (job !== undefined) void begin(name, owner, job);
    }
  }

  async function begin(name: string, owner: Owner, job: Job): Promise<void> {
    running++;
    owner.running++;
    await job();
    running--;
    owner.running--;
    owners.delete(name);
    if (owner.running > 0 || owner.groups.size > 0) owners.set(name, owner); // moves to the end of the order
    beginNext();
  }

  return {
    run: ({ owner: name, group }, job, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const owner = owners.get(name) ?? { running: 0, groups: new Map() };
        owners.set(name, owner);
        const jobs = owner.groups.get(group) ?? [];
        owner.groups.set(group, jobs);
        const leave = () => {
          remove(owner, group, start);
          if (owner.running === 0 && owner.groups.size === 0) owners.delete(name);
          reject(signal?.reason);
        };
        const start = async () => {
          signal?.removeEventListener('abort', leave);
          await settle(job, resolve, reject);
        };
        signal?.addEventListener('abort', leave);
        jobs.push(start);
        beginNext();
      }),
    waiting: () => [...owners.values()].flatMap(({ groups }) => [...groups.values()].flat()).length,
  };
}

/** Runs a job and settles its promise, also if the job throws before its first await. */
async function settle<T>(job: () => Promise<T>, resolve: (value: T) => void, reject: (error: unknown) => void) {
  try {
    resolve(await job());
  } catch (error) {
    reject(error);
  }
}

/** Removes and returns the next job, round-robin between groups. */
function nextJob({ groups }: Owner): Job | undefined {
  const [first] = groups;
  if (first === undefined) return undefined;
  const [group, jobs] = first;
  const job = jobs.shift();
  groups.delete(group);
  if (jobs.length > 0) groups.set(group, jobs); // moves to the end of the order
  return job;
}

/** Removes a job that has not started. */
function remove({ groups }: Owner, group: string, job: Job): void {
  const jobs = groups.get(group)?.filter((one) => one !== job) ?? [];
  if (jobs.length > 0) groups.set(group, jobs);
  else groups.delete(group);
}
