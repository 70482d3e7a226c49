import { isStoreError, noTable, StoreError } from './errors.ts';
import type { NewDecision } from './schema.ts';

/** What became of one entry of a group: written, or why not. */
export type Outcome = 'written' | StoreError;

interface Waiting<T> {
  readonly entry: T;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

type Write<T> = (group: readonly T[]) => Promise<readonly Outcome[]>;

export interface Groups<T> {
  /** Resolves when the entry is on disk. */
  add(entry: T): Promise<void>;
  /** Resolves when the pause is over; at once when there is none. */
  ready(): Promise<void>;
  /** Takes no more and waits for those under way. */
  close(): Promise<void>;
}

/** PostgreSQL takes 65,535 parameters a statement. */
const LARGEST_GROUP = 1000;

/** Between two groups, unless told otherwise. */
export const PAUSE_MS = 12;

/**
 * Group commit. A disk sync costs the same for one decision as for a hundred, so those that arrive in one turn of the
 * event loop, while the group before is being written, or in the pause after it, are written together. A decision that
 * comes to a store at rest waits for nobody; however busy the server, it syncs at most once a pause, and a slow disk
 * leaves the event loop at least that time for others. Whoever waits for `ready` before they make their decision makes
 * it in one go with all others, which is cheaper than one at a time.
 */
export function inGroups<T>(write: Write<T>, pauseMs = PAUSE_MS): Groups<T> {
  let waiting: Waiting<T>[] = [];
  let underway: Promise<void> | undefined;
  let closed = false;
  const pause = newPause();

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      await pause.over();
      await new Promise(setImmediate); // after all sockets that have something were read, and all who waited have come
      const group = waiting.slice(0, LARGEST_GROUP);
      waiting = waiting.slice(LARGEST_GROUP);
      await writeGroup(group, write);
      pause.begin(closed ? 0 : pauseMs);
    }
    underway = undefined;
  }

  return {
    add(entry) {
      if (closed) return Promise.reject(new StoreError('storeUnavailable', 'the store is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        underway ??= writeAll();
      });
    },
    ready: pause.over,
    async close() {
      closed = true;
      pause.begin(0);
      await underway;
    },
  };
}

interface Pause {
  begin(milliseconds: number): void;
  /** Resolves when the pause is over; at once when there is none. */
  over(): Promise<void>;
}

const OVER = Promise.resolve();

function newPause(): Pause {
  let until = 0;
  let waiting: Promise<void> | undefined;
  return {
    begin(milliseconds) {
      until = performance.now() + milliseconds;
    },
    /** A timer may be late: who comes then waits for it like the others, or their group would miss the others. */
    over() {
      if (waiting !== undefined) return waiting;
      const left = Math.ceil(until - performance.now());
      if (left <= 0) return OVER;
      waiting = new Promise((resolve) => setTimeout(resolve, left)).then(() => {
        waiting = undefined;
      });
      return waiting;
    },
  };
}

/** Never rejects: each who waits is told. */
async function writeGroup<T>(group: readonly Waiting<T>[], write: Write<T>): Promise<void> {
  try {
    const outcomes = await write(group.map(({ entry }) => entry));
    for (const [index, { resolve, reject }] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome === 'written') resolve();
      else reject(outcome ?? new Error('a decision without an outcome'));
    }
  } catch (error) {
    // When the disk is full it is full for all. Otherwise it was one entry's fault, and the others must not suffer.
    if (group.length > 1 && !isStoreError(error, 'storeUnavailable'))
      for (const one of group) await writeGroup([one], write);
    else for (const { reject } of group) reject(error);
  }
}

/** Where a table's log stands. */
export interface LogEnd {
  readonly epoch: number;
  readonly length: number;
}

/**
 * Which of a group may be written, given where the logs of their tables stand (and which tables there are). An entry
 * may follow one of the same group, but not one that was turned away: a log has no holes.
 */
export function admit(group: readonly NewDecision[], ends: ReadonlyMap<string, LogEnd>): readonly Outcome[] {
  const next = new Map<string, number>();
  const over = new Set<string>();
  return group.map(({ table_id, number, epoch, end: endStatements }) => {
    const end = ends.get(table_id);
    if (end === undefined) return noTable(table_id);
    if (over.has(table_id) || (epoch !== null && epoch !== end.epoch)) return conflict(table_id);
    const expected = next.get(table_id) ?? end.length;
    if (number < expected) return new StoreError('duplicate', `table ${table_id} has a decision ${number} already`);
    if (number > expected)
      return new StoreError('gap', `table ${table_id} expects decision ${expected} next, not ${number}`);
    next.set(table_id, number + 1);
    if (endStatements.length > 0) over.add(table_id);
    return 'written';
  });
}

export function conflict(table: string): StoreError {
  return new StoreError('conflict', `somebody else has changed table ${table}`);
}

export function tablesOf(group: readonly NewDecision[]): readonly string[] {
  return [...new Set(group.map(({ table_id }) => table_id))].sort(); // one order for all: locks cannot cross
}
