import { SingleBar } from 'cli-progress';

export interface Progress {
  /** One more is done. */
  step(): void;
  stop(): void;
}

/** A bar on stderr, if a person is watching. */
export function startProgress(total: number, what: string): Progress {
  if (!process.stderr.isTTY) return { step: () => {}, stop: () => {} };
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${what}, {eta_formatted} left`,
    stream: process.stderr,
    barsize: 30,
    clearOnComplete: true,
    gracefulExit: false, // Ctrl+C ends the program at once, also in the middle of a game
  });
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
