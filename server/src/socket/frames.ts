/** Frames of a kind that one socket may send in a while: more than anyone can click, and enough for a program that plays. */
const MOST_FRAMES = 1000;
/** Frames that are refused in that while before the socket is closed. */
const MOST_REFUSED = 500;
const WHILE = 10_000;

/** The frames of one kind that a socket has sent: messages, or control frames. */
export interface Frames {
  /** Counts a frame that has arrived. Returns whether it is one too many. */
  arrived(): boolean;
  /** Counts a frame that was refused because its sender has used up a limit. */
  refused(): void;
}

/** Counts frames, and calls `close` when a socket goes on sending what is refused. */
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
