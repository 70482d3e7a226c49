import type * as Operations from '@signoria/server/operations';
import { Problem, reasonOf } from './input.ts';

/** Something done to the store at DATA_DIR or DATABASE_URL. Loaded late: no other command needs a database. */
export async function operate<T>(work: (operations: typeof Operations) => Promise<T>): Promise<T> {
  const operations = await import('@signoria/server/operations');
  try {
    return await work(operations);
  } catch (error) {
    const isExpected = error instanceof operations.OperationError || (error instanceof Error && 'code' in error);
    throw isExpected ? new Problem(reasonOf(error)) : error; // of the system or the database
  }
}
