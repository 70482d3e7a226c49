/** The reason an operation was refused, as one line for the person who runs the command. */
export class OperationError extends Error {}

/** Receives the progress of an operation. `total` may grow meanwhile. */
export type OnProgress = (done: number, total: number) => void;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
