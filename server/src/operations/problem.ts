/** Why something could not be done, in words for whoever asked for it. */
export class OperationError extends Error {}

/** How far it is; `total` may grow while it goes on. */
export type OnProgress = (done: number, total: number) => void;
