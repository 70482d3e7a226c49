import type { LiveTable } from './liveTable.ts';

/** One writer a table: the job runs when everything before it is done. An error is the caller's; the queue goes on. */
export function enqueue<T>(table: LiveTable, job: () => T | Promise<T>): Promise<T> {
  const done = table.queue.then(job);
  table.queue = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}
