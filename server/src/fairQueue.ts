export interface FairQueue {
  /**
   * Starts the job as soon as a slot is free and it is the turn of its owner and of its group. If the signal aborts
   * before that, the job is removed and the promise is rejected with the signal's reason.
   */
  run<T>({ owner, group }: JobOrigin, job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Starts the job as soon as a slot is free that no job of an owner can use. At most `perOwner` background jobs run
   * at once. The signal acts as in `run`.
   */
  runInBackground<T>(job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** The number of jobs that have not started, without background jobs. */
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

interface Background {
  running: number;
  readonly jobs: Job[];
}

/** The jobs of one group, or the background jobs, that have not started. */
interface Waiting {
  add(job: Job): void;
  remove(job: Job): void;
}

/**
 * A job queue with `slots` slots and round-robin scheduling between owners. An owner runs at most `perOwner` jobs at
 * once, so other owners wait only for jobs that have already started, however many jobs one owner adds. The groups of
 * one owner are scheduled round-robin as well. Background jobs have a lower priority than the jobs of all owners.
 */
export function fairQueue(slots: number, perOwner: number): FairQueue {
  /** Owners in round-robin order. */
  const owners = new Map<string, Owner>();
  const background: Background = { running: 0, jobs: [] };
  let running = 0;

  function beginNext(): void {
    for (const [name, owner] of owners) {
      if (running >= slots) return;
      const job = owner.running < perOwner ? nextJob(owner) : undefined;
      if (job !== undefined) void begin(job, owner).then(() => end(name, owner));
    }
    while (running < slots && background.running < perOwner) {
      const job = background.jobs.shift();
      if (job === undefined) return;
      void begin(job, background).then(beginNext);
    }
  }

  function end(name: string, owner: Owner): void {
    moveToEnd(owners, name, owner);
    beginNext();
  }

  async function begin(job: Job, origin: Owner | Background): Promise<void> {
    running++;
    origin.running++;
    await job();
    running--;
    origin.running--;
  }

  return {
    run: ({ owner, group }, job, signal) => enqueue(ofOwner(owners, owner, group), beginNext, job, signal),
    runInBackground: (job, signal) => enqueue(listOf(background.jobs), beginNext, job, signal),
    waiting: () => [...owners.values()].flatMap(({ groups }) => [...groups.values()].flat()).length,
  };
}

function moveToEnd(owners: Map<string, Owner>, name: string, owner: Owner): void {
  owners.delete(name);
  if (owner.running > 0 || owner.groups.size > 0) owners.set(name, owner);
}

/** Adds a job and starts the jobs whose turn it is. If the signal aborts before the job starts, removes it. */
function enqueue<T>(waiting: Waiting, beginNext: () => void, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const leave = () => {
      waiting.remove(start);
      reject(signal?.reason);
    };
    const start = async () => {
      signal?.removeEventListener('abort', leave);
      await settle(job, resolve, reject);
    };
    signal?.addEventListener('abort', leave);
    waiting.add(start);
    beginNext();
  });
}

/** The waiting jobs of a group of an owner. The owner leaves the map with its last job. */
function ofOwner(owners: Map<string, Owner>, name: string, group: string): Waiting {
  return {
    add(job) {
      const owner = owners.get(name) ?? { running: 0, groups: new Map() };
      owners.set(name, owner);
      const jobs = owner.groups.get(group) ?? [];
      jobs.push(job);
      owner.groups.set(group, jobs);
    },
    remove(job) {
      const owner = owners.get(name);
      if (owner === undefined) return;
      remove(owner, group, job);
      if (owner.running === 0 && owner.groups.size === 0) owners.delete(name);
    },
  };
}

function listOf(jobs: Job[]): Waiting {
  return {
    add: (job) => void jobs.push(job),
    remove: (job) => void jobs.splice(jobs.indexOf(job), 1),
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
