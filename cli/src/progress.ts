import { SingleBar } from 'cli-progress';

export interface ProgressBar {
  /** Advances the bar by one. */
  step(): void;
  /** Sets the bar to `done` of `total`. */
  reach(done: number, total: number): void;
  stop(): void;
}

/** Starts a progress bar on stderr if it is a terminal. */
export function startProgress(total: number, what: string): ProgressBar {
  if (!process.stderr.isTTY) return { step: () => {}, reach: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${what}, {eta_formatted} left`,
    stream: process.stderr,
    barsize: 30,
    clearOnComplete: true,
    gracefulExit: false, // Ctrl+C exits at once, also in the middle of a game
  });
  let isStarted = total > 0; // otherwise the first `reach` call sets the total
  if (isStarted) bar.start(total, 0);
  const reach = (done: number, all: number) => {
    if (!isStarted) bar.start(all, done);
    isStarted = true;
    bar.setTotal(all);
    bar.update(done);
  };
  return { step: () => bar.increment(), reach, stop: () => bar.stop() };
}
