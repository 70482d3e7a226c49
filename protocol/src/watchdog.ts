/** Idle time after which a ping is sent. All times are in milliseconds. */
const IDLE_MS = 10_000;
/** Time after an unanswered message until a ping is sent. */
const UNANSWERED_MS = 2000;
/** Timeout for the answer to a ping. */
const PONG_TIMEOUT_MS = 2000;
/** Timeout for opening a connection. */
export const CONNECT_TIMEOUT_MS = 4000;
/**
 * Each connection that is given up for silence multiplies the timeouts by the factor, up to the largest backoff, so that a
 * slow connection is not given up again and again. A closed connection does not.
 */
const BACKOFF_FACTOR = 1.5;
const LARGEST_BACKOFF = 4;

/**
 * Detects a server that no longer responds. A server that hangs, or whose machine lost power, does not close its
 * connections; without pings a client would detect this only after minutes.
 */
export interface Watchdog {
  opening(): void;
  /** Call when the connection has opened or anything was received. */
  received(): void;
  sent(): void;
  /** Sends a ping now, even if there is no sign of a problem. */
  pingNow(): void;
  /** Call when the connection is gone. */
  stop(): void;
}

interface WatchdogParts {
  ping(): void;
  /** Called when the server does not respond. */
  onSilent(): void;
  /** Returns true while the page is visible. An idle connection of a hidden page is not pinged. */
  isVisible(): boolean;
}

interface Watch extends WatchdogParts {
  timer: ReturnType<typeof setTimeout> | undefined;
  receivedAt: number;
  /** The time of the first message sent since something was last received. */
  sentAt: number | null;
  /** The time by which something must be received. */
  deadline: number | null;
  backoff: number;
}

export function newWatchdog(parts: WatchdogParts): Watchdog {
  const watch: Watch = { ...parts, timer: undefined, receivedAt: 0, sentAt: null, deadline: null, backoff: 1 };
  return {
    opening: () => waitFor(watch, CONNECT_TIMEOUT_MS),
    received: () => onReceived(watch),
    sent() {
      watch.sentAt ??= performance.now();
      checkTimes(watch);
    },
    pingNow: () => pingNow(watch),
    stop: () => stop(watch),
  };
}

/**
 * Pings or gives up if it is time, and otherwise sets a timer. Timers can be late, on a hidden page by a minute, so the
 * recorded times decide.
 */
function checkTimes(watch: Watch): void {
  const { deadline, timer } = watch;
  clearTimeout(timer);
  const now = performance.now();
  const next = deadline ?? nextPingAt(watch);
  if (next === null) return;
  if (now < next) watch.timer = setTimeout(checkTimes, next - now, watch);
  else if (deadline === null) pingNow(watch);
  else watch.timer = setTimeout(giveUp, 0, watch); // messages received while the page was suspended are handled first
}

function nextPingAt({ receivedAt, sentAt, isVisible }: Watch): number | null {
  if (sentAt !== null) return sentAt + UNANSWERED_MS;
  return isVisible() ? receivedAt + IDLE_MS : null;
}

function pingNow(watch: Watch): void {
  if (watch.deadline !== null) return; // a ping is already pending
  watch.sentAt ??= performance.now();
  watch.ping();
  waitFor(watch, PONG_TIMEOUT_MS);
}

function waitFor(watch: Watch, milliseconds: number): void {
  watch.deadline = performance.now() + milliseconds * watch.backoff;
  checkTimes(watch);
}

function onReceived(watch: Watch): void {
  const now = performance.now();
  const { sentAt } = watch;
  if (sentAt !== null && now - sentAt < PONG_TIMEOUT_MS) watch.backoff = 1;
  Object.assign(watch, { receivedAt: now, sentAt: null, deadline: null });
  checkTimes(watch);
}

function stop(watch: Watch): void {
  clearTimeout(watch.timer);
  Object.assign(watch, { sentAt: null, deadline: null });
}

function giveUp(watch: Watch): void {
  stop(watch);
  watch.backoff = Math.min(LARGEST_BACKOFF, watch.backoff * BACKOFF_FACTOR);
  watch.onSilent();
}
