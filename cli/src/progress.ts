import { SingleBar } from 'cli-progress';

export interface Progress {
  /** One more is done. */
  step(): void;
  /** So many of so many are done. */
  reach(done: number, total: number): void;
  stop(): void;
}

/** A bar on stderr, if a person is watching. */
export function startProgress(total: number, what: string): Progress {
  if (!process.stderr.isTTY) return { step: () => {}, reach: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${what}, {eta_formatted} left`,
    stream: process.stderr,
    barsize: 30,
    clearOnComplete: true,
    gracefulExit: false, // Ctrl+C ends the program at once, also in the middle of a game
  });
  let isStarted = total > 0; // or it is known with the first that is done
  if (isStarted) bar.start(total, 0);
  const reach = (done: number, all: number) => {
    if (!isStarted) bar.start(all, done);
    isStarted = true;
    bar.setTotal(all);
    bar.update(done);
  };
  return { step: () => bar.increment(), reach, stop: () => bar.stop() };
}
