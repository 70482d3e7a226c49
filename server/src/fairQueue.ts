export interface FairQueue {
  /** Begins the job when there is room and it is the turn of its owner, and among the owner's groups of its group. */
  run<T>({ owner, group }: JobOrigin, job: () => Promise<T>): Promise<T>;
  /** How many have not been begun. */
  waiting(): number;
}

export interface JobOrigin {
  readonly owner: string;
  readonly group: string;
}

type Job = () => Promise<void>;

interface Owner {
  running: number;
  /** Jobs by group, in the order in which the groups have their turn. */
  readonly groups: Map<string, Job[]>;
}

/**
 * Jobs of many owners in a few places. Owners take turns, and none has more than `perOwner` jobs under way: however many
 * jobs one of them asks for, in however many groups, the others wait for no more than what has been begun. The groups of
 * one owner take turns as well.
 */
export function fairQueue(places: number, perOwner: number): FairQueue {
  /** In the order in which they have their turn. */
  const owners = new Map<string, Owner>();
  let running = 0;

  function beginNext(): void {
    for (const [name, owner] of owners) {
      if (running >= places) return;
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
    if (owner.running > 0 || owner.groups.size > 0) owners.set(name, owner); // after all others
    beginNext();
  }

  return {
    run: ({ owner: name, group }, job) =>
      new Promise((resolve, reject) => {
        const owner = owners.get(name) ?? { running: 0, groups: new Map() };
        owners.set(name, owner);
        const jobs = owner.groups.get(group) ?? [];
        owner.groups.set(group, jobs);
        jobs.push(() => job().then(resolve, reject));
        beginNext();
      }),
    waiting: () => [...owners.values()].flatMap(({ groups }) => [...groups.values()].flat()).length,
  };
}

/** Takes a job of the group whose turn it is. */
function nextJob({ groups }: Owner): Job | undefined {
  const [first] = groups;
  if (first === undefined) return undefined;
  const [group, jobs] = first;
  const job = jobs.shift();
  groups.delete(group);
  if (jobs.length > 0) groups.set(group, jobs); // after all others
  return job;
}
