import { isStoreError, noTable, StoreError } from './errors.ts';
import type { NewDecision } from './schema.ts';

/** The outcome of one entry of a group: written, or the error. */
export type WriteResult = 'written' | StoreError;

interface QueuedWrite<T> {
  readonly entry: T;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

type Write<T> = (group: readonly T[]) => Promise<readonly WriteResult[]>;

/** A queue of writes that are committed in groups. */
export interface GroupCommit<T> {
  /** Resolves when the entry is on disk. */
  add(entry: T): Promise<void>;
  /** Resolves when the pause between two groups is over; immediately if there is none. */
  ready(): Promise<void>;
  /** Rejects new entries and waits for pending ones. */
  close(): Promise<void>;
}

/** Keeps statements below PostgreSQL's limit of 65,535 parameters. */
const LARGEST_GROUP = 1000;

/** The default pause between two groups. */
const PAUSE_MS = 12;

/**
 * Group commit. A disk sync costs the same for one decision as for a hundred. Entries are therefore written together if
 * they arrive in one turn of the event loop, while the previous group is written, or in the pause after it. An entry
 * that arrives at an idle store is written without delay. A busy store syncs at most once per pause, so even a slow
 * disk leaves the event loop that time for other work. Callers that wait for `ready` before deciding are resumed
 * together, which is cheaper than one at a time.
 */
export function groupCommit<T>(write: Write<T>, pauseMs = PAUSE_MS): GroupCommit<T> {
  let waiting: QueuedWrite<T>[] = [];
  let underway: Promise<void> | undefined;
  let closed = false;
  const pause = newPause();

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      await pause.over();
      await new Promise(setImmediate); // lets all sockets with data be read and all callers of `ready` continue
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
  /** Resolves when the pause is over; immediately if there is none. */
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
    /**
     * Shares one timer between all callers. A timer may fire late; callers that arrive after `until` then wait for it
     * too, so that they join the same group.
     */
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

/** Writes a group and settles the promise of every entry. Never rejects. */
async function writeGroup<T>(group: readonly QueuedWrite<T>[], write: Write<T>): Promise<void> {
  try {
    const outcomes = await write(group.map(({ entry }) => entry));
    for (const [index, { resolve, reject }] of group.entries()) {
      const outcome = outcomes[index];
      if (outcome === 'written') resolve();
      else reject(outcome ?? new Error('an entry without a write result'));
    }
  } catch (error) {
    // An unavailable store affects all entries. Any other error comes from one entry, so each is written on its own.
    if (group.length > 1 && !isStoreError(error, 'storeUnavailable'))
      for (const one of group) await writeGroup([one], write);
    else for (const { reject } of group) reject(error);
  }
}

/** The end of a table's log. */
export interface LogEnd {
  readonly epoch: number;
  readonly length: number;
}

/**
 * Returns the outcome of each entry of a group, given the log ends of all existing tables. An entry may follow another
 * one of the same group, but not a rejected one: a log has no gaps.
 */
export function admit(group: readonly NewDecision[], logEnds: ReadonlyMap<string, LogEnd>): readonly WriteResult[] {
  const next = new Map<string, number>();
  const over = new Set<string>();
  return group.map(({ table_id, number, epoch, endStatements }) => {
    const logEnd = logEnds.get(table_id);
    if (logEnd === undefined) return noTable(table_id);
    if (over.has(table_id) || (epoch !== null && epoch !== logEnd.epoch)) return conflict(table_id);
    const expected = next.get(table_id) ?? logEnd.length;
    if (number < expected) return new StoreError('duplicate', `table ${table_id} has a decision ${number} already`);
    if (number > expected)
      return new StoreError('gap', `table ${table_id} expects decision ${expected} next, not ${number}`);
    next.set(table_id, number + 1);
    if (endStatements.length > 0) over.add(table_id);
    return 'written';
  });
}

export function conflict(table: string): StoreError {
  return new StoreError('conflict', `table ${table} has changed since it was read`);
}

export function tablesOf(group: readonly NewDecision[]): readonly string[] {
  return [...new Set(group.map(({ table_id }) => table_id))].sort(); // a fixed lock order prevents deadlocks
}
