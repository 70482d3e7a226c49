/** How long nothing need be heard before it is asked whether anybody is there, in milliseconds like all of these. */
const QUIET = 10_000;
/** The same after something was sent. */
const UNANSWERED = 2000;
/** How long an answer to that may take. */
const PATIENCE = 2000;
/** How long a connection may take to open. */
export const OPENING = 4000;
/** A line that is slow rather than dead is given more time with each loss, up to so many times as much. */
const MORE = 1.5;
const MOST = 4;

/**
 * Notices a server that has gone silent. One that stands still, or whose machine lost power, does not close its
 * connections: whoever only waits for that waits for minutes.
 */
export interface Watchdog {
  /** A connection is being opened. */
  opening(): void;
  /** Anything came in, or the connection is open: somebody is there. */
  heard(): void;
  /** Something was sent. */
  sent(): void;
  /** Asks whether anybody is there, although nothing is wrong so far. */
  ask(): void;
  /** The connection is gone. */
  stop(): void;
}

interface WatchdogParts {
  ping(): void;
  /** Nobody is there. */
  onSilent(): void;
  /** Nobody minds a connection on which nothing happens while nobody looks. */
  isLookedAt(): boolean;
}

interface Watch extends WatchdogParts {
  timer: ReturnType<typeof setTimeout> | undefined;
  heardAt: number;
  /** The first of what was sent since something was heard. */
  sentAt: number | null;
  /** Until when something must be heard. */
  deadline: number | null;
  slowness: number;
}

export function newWatchdog(parts: WatchdogParts): Watchdog {
  const watch: Watch = { ...parts, timer: undefined, heardAt: 0, sentAt: null, deadline: null, slowness: 1 };
  return {
    opening: () => waitFor(watch, OPENING),
    heard: () => hear(watch),
    sent() {
      watch.sentAt ??= performance.now();
      look(watch);
    },
    ask: () => ask(watch),
    stop: () => stop(watch),
  };
}

/** Timers may come late, those of a hidden page by a minute: what counts is when something was really sent. */
function look(watch: Watch): void {
  const { deadline, timer } = watch;
  clearTimeout(timer);
  const now = performance.now();
  const next = deadline ?? nextQuestion(watch);
  if (next === null) return;
  if (now < next) watch.timer = setTimeout(look, next - now, watch);
  else if (deadline === null) ask(watch);
  else watch.timer = setTimeout(giveUp, 0, watch); // what came in while the page itself stood still is heard first
}

function nextQuestion({ heardAt, sentAt, isLookedAt }: Watch): number | null {
  if (sentAt !== null) return sentAt + UNANSWERED;
  return isLookedAt() ? heardAt + QUIET : null;
}

function ask(watch: Watch): void {
  if (watch.deadline !== null) return; // asked already
  watch.sentAt ??= performance.now();
  watch.ping();
  waitFor(watch, PATIENCE);
}

function waitFor(watch: Watch, milliseconds: number): void {
  watch.deadline = performance.now() + milliseconds * watch.slowness;
  look(watch);
}

function hear(watch: Watch): void {
  const now = performance.now();
  const { sentAt } = watch;
  if (sentAt !== null && now - sentAt < PATIENCE) watch.slowness = 1;
  Object.assign(watch, { heardAt: now, sentAt: null, deadline: null });
  look(watch);
}

function stop(watch: Watch): void {
  clearTimeout(watch.timer);
  Object.assign(watch, { sentAt: null, deadline: null });
}

function giveUp(watch: Watch): void {
  stop(watch);
  watch.slowness = Math.min(MOST, watch.slowness * MORE);
  watch.onSilent();
}
