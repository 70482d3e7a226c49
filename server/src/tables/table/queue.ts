import type { LiveTable } from './liveTable.ts';

/**
 * Runs a job after all earlier jobs of the table (single writer). An error rejects the returned promise; the queue
 * continues.
 */
export function enqueue<T>(table: LiveTable, job: () => T | Promise<T>): Promise<T> {
  const done = table.queue.then(job);
  table.queue = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
}
