import type * as Operations from '@signoria/server/operations';
import { reasonOf, UserError } from './input.ts';

/** Runs an operation on a store. Imports the operations lazily, so that other commands do not load the database drivers. */
export async function operate<T>(work: (operations: typeof Operations) => Promise<T>): Promise<T> {
  const operations = await import('@signoria/server/operations');
  try {
    return await work(operations);
  } catch (error) {
    // Errors with a code are from the operating system or the database.
    const isExpected = error instanceof operations.OperationError || (error instanceof Error && 'code' in error);
    throw isExpected ? new UserError(reasonOf(error)) : error;
  }
}
