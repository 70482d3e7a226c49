/** Maximum number of frames of one kind per socket and window: more than a person sends, enough for a program. */
const MOST_FRAMES = 1000;
/** Maximum number of refused frames per time window before the socket is closed. */
const MOST_REFUSED = 500;
const WHILE = 10_000;

/** A counter of the frames of one kind (messages or control frames) that a socket has sent. */
export interface Frames {
  /** Counts an arrived frame. Returns whether it exceeds the limit. */
  arrived(): boolean;
  /** Counts a frame that was refused because its sender had used up a rate limit. */
  refused(): void;
}

/** Returns a counter that calls `close` when a socket keeps sending after refusals. */
export function framesOf(now: () => number, close: () => void): Frames {
  let since = now();
  let [arrived, refused] = [0, 0];
  return {
    arrived() {
      if (now() - since > WHILE) [since, arrived, refused] = [now(), 0, 0];
      arrived++;
      if (arrived > MOST_FRAMES + MOST_REFUSED) close();
      return arrived > MOST_FRAMES;
    },
    refused() {
      refused++;
      if (refused > MOST_REFUSED) close();
    },
  };
}
