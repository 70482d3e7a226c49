export interface FairQueue {
  /** Begins the job when there is room and it is its owner's turn. */
  run<T>(owner: string, job: () => Promise<T>): Promise<T>;
  /** How many have not been begun. */
  waiting(): number;
}

interface Owner {
  running: number;
  readonly jobs: (() => Promise<void>)[];
}

/**
 * Jobs of many owners in a few places. Owners take turns, and none has more than `perOwner` jobs under way: however many
 * one of them asks for, the others wait for no more than what has been begun.
 */
export function fairQueue(places: number, perOwner: number): FairQueue {
  /** In the order in which they have their turn. */
  const owners = new Map<string, Owner>();
  let running = 0;

  function beginNext(): void {
    for (const [name, owner] of owners) {
      if (running >= places) return;
      const job = owner.running < perOwner ? owner.jobs.shift() : undefined;
      if (job !== undefined) void begin(name, owner, job);
    }
  }

  async function begin(name: string, owner: Owner, job: () => Promise<void>): Promise<void> {
    running++;
    owner.running++;
    await job();
    running--;
    owner.running--;
    owners.delete(name);
    if (owner.running > 0 || owner.jobs.length > 0) owners.set(name, owner); // after all others
    beginNext();
  }

  return {
    run: (name, job) =>
      new Promise((resolve, reject) => {
        const owner = owners.get(name) ?? { running: 0, jobs: [] };
        owners.set(name, owner);
        owner.jobs.push(() => job().then(resolve, reject));
        beginNext();
      }),
    waiting: () => [...owners.values()].reduce((sum, { jobs }) => sum + jobs.length, 0),
  };
}
