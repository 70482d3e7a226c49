/** Starts a progress bar for `total` steps. `what` is the plural of what is counted. */
export type StartProgress = (total: number, what: string) => { step(): void; stop(): void };
