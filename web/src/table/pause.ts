import { settings } from '../settings.ts';

/** Before a turn, and between the decisions of one: milliseconds. */
const PAUSES = {
  slow: { turn: 2800, step: 500 },
  calm: { turn: 1400, step: 250 },
  brisk: { turn: 500, step: 100 },
  instant: { turn: 0, step: 0 },
} as const;

/**
 * Waits before a decision is shown, so that people can follow: long before a turn, shortly within one. It counts from
 * now, or from when the decision before it was shown (`performance.now()`). Null when there is nothing to wait for.
 */
export type Pause = (within: boolean, since?: number) => Promise<void> | null;

/** Pauses at the pace of the settings. A click or a key ends one, and those that follow within the same turn. */
export function skippablePauses(): Pause {
  let isSkipped = false;
  return (within, since = performance.now()) => {
    if (!within) isSkipped = false;
    const { turn, step } = PAUSES[settings().pace];
    const left = since + (within ? step : turn) - performance.now();
    if (left <= 0 || isSkipped || document.hidden) return null;
    return waitOrSkip(left).then((skipped) => {
      isSkipped = skipped;
    });
  };
}

let playedOut = Promise.resolve();

/** Something is played out from now on, until the given function is called. */
export function playOut(): () => void {
  let end = () => {};
  playedOut = new Promise((done) => {
    end = done;
  });
  return end;
}

/** The same pauses, which end no earlier than what is being played out. */
export function afterPlayOut(pause: Pause): Pause {
  return (within, since) => pause(within, since)?.then(() => playedOut) ?? null;
}

/** Whoever asks to see something again wants to see it, however quick they like their bots. */
export function replayPause(within: boolean): number {
  const { pace } = settings();
  const { turn, step } = PAUSES[pace === 'instant' ? 'brisk' : pace];
  return within ? step : turn;
}

/** Whether it was skipped. */
function waitOrSkip(milliseconds: number): Promise<boolean> {
  const began = performance.now();
  return new Promise((done) => {
    const end = (skipped: boolean) => {
      clearTimeout(timer);
      removeEventListener('click', onAct);
      removeEventListener('keydown', onAct);
      done(skipped);
    };
    const onAct = (event: Event) => isWish(event, began) && end(true);
    const timer = setTimeout(() => end(false), milliseconds);
    addEventListener('click', onAct);
    addEventListener('keydown', onAct);
  });
}

/** Not the very click or key that led to the pause, and not what is written in a field. */
export function isWish(event: Event, began: number): boolean {
  const isHeld = event instanceof KeyboardEvent && event.repeat;
  return event.timeStamp > began && !isHeld && !(event.target instanceof HTMLInputElement);
}
