import { settings } from '../settings.ts';

/** Pauses in milliseconds: before a turn, and between the decisions of a turn. */
const PAUSES = {
  slow: { turn: 2800, step: 500 },
  calm: { turn: 1400, step: 250 },
  brisk: { turn: 500, step: 100 },
  instant: { turn: 0, step: 0 },
} as const;

/**
 * Waits before a decision is shown, so that people can follow: longer before a turn, shorter within one. The time
 * counts from `since` (`performance.now()`), by default from now. Returns null if no wait is needed.
 */
export type Pause = (isWithinTurn: boolean, since?: number) => Promise<void> | null;

/** Pauses at the pace of the settings. A click or a key press ends a pause and skips the rest of the same turn. */
export function skippablePauses(): Pause {
  let isSkipped = false;
  return (isWithinTurn, since = performance.now()) => {
    if (!isWithinTurn) isSkipped = false;
    const { turn, step } = PAUSES[settings().pace];
    const left = since + (isWithinTurn ? step : turn) - performance.now();
    if (left <= 0 || isSkipped || document.hidden) return null;
    return waitOrSkip(left).then((skipped) => {
      isSkipped = skipped;
    });
  };
}

let sequenceEnd = Promise.resolve();

/** Makes later pauses wait for an animated sequence, until the returned function is called. */
export function beginSequence(): () => void {
  let end = () => {};
  sequenceEnd = new Promise((done) => {
    end = done;
  });
  return end;
}

/** Wraps pauses: those that are needed end no earlier than the current animated sequence. */
export function afterSequence(pause: Pause): Pause {
  return (isWithinTurn, since) => pause(isWithinTurn, since)?.then(() => sequenceEnd) ?? null;
}

/** Returns the pause of a replay in milliseconds. It is never zero: at the pace "instant" a replay runs at "brisk". */
export function replayPause(isWithinTurn: boolean): number {
  const { pace } = settings();
  const { turn, step } = PAUSES[pace === 'instant' ? 'brisk' : pace];
  return isWithinTurn ? step : turn;
}

/** Resolves to true if the pause was skipped. */
function waitOrSkip(milliseconds: number): Promise<boolean> {
  const began = performance.now();
  return new Promise((done) => {
    const end = (skipped: boolean) => {
      clearTimeout(timer);
      removeEventListener('click', onAct);
      removeEventListener('keydown', onAct);
      done(skipped);
    };
    const onAct = (event: Event) => skipsPause(event, began) && end(true);
    const timer = setTimeout(() => end(false), milliseconds);
    addEventListener('click', onAct);
    addEventListener('keydown', onAct);
  });
}

/** True if the event may skip a pause: it came after its start, is no key repeat, and was not typed into a field. */
export function skipsPause(event: Event, began: number): boolean {
  const isHeld = event instanceof KeyboardEvent && event.repeat;
  return event.timeStamp > began && !isHeld && !(event.target instanceof HTMLInputElement);
}
