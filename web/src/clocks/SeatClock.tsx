import type { Seat } from '@signoria/engine';
import type { TimeControl } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { ReceivedClocks } from './time.ts';
import { isLow, leftAt, timeWords } from './time.ts';

interface ClockProps {
  readonly clocks: ReceivedClocks | null;
  readonly seat: Seat;
  readonly clock: TimeControl;
}

/** A seat's remaining time. It counts down locally between two messages of the server. */
export function SeatClock({ clocks, seat, clock }: ClockProps) {
  const { say } = useWords();
  const isRunning = clocks?.running.includes(seat) ?? false;
  const now = useNow(isRunning);
  const left = clocks === null ? null : leftAt(clocks, seat, Math.max(now, clocks.receivedAt));
  if (left === null || clock.kind === 'none') return null;
  const low = isLow(left, clock.kind === 'live' ? clock.initial * 1000 : clock.days * 86_400_000);
  const state = left === 0 ? say('clock.out') : low ? say('clock.low') : '';
  return (
    <span
      className={`clock${isRunning ? ' runs' : ''}${low ? ' low' : ''}`}
      role="timer"
      aria-label={say('clock.left')}
    >
      <Icon name="i-clock" />
      {timeWords(left, say)}
      {state !== '' && <b> {state}</b>}
    </span>
  );
}

/** Returns the local time, updated every half second while a clock runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const update = () => setNow(performance.now());
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
