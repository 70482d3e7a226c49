import type * as cardGame from '@signoria/card';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isMotionAllowed, settings } from '../../settings.ts';
import { isExplained } from '../../table/explained.ts';
import { AT_ONCE, closeRanks, fly, land } from './flight.ts';
import { journeysOf } from './journeys.ts';
import type { Scene } from './scene.ts';
import { nameOf } from './scene.ts';
import type { Whereabouts } from './whereabouts.ts';
import { whereabouts } from './whereabouts.ts';

/** The duration of a flight in milliseconds by pace, shorter than the pause before a bot's next move. */
const DURATIONS = { slow: 900, calm: 640, brisk: 280, instant: 0 } as const;

/**
 * Animates the effects of the latest decision. A click or a key finishes the animation. Nothing is animated with
 * reduced motion.
 */
export function useMotion(scene: Scene): void {
  const shown = useRef<{ version: number; before: Whereabouts } | null>(null);
  useLayoutEffect(() => {
    const duration = isMotionAllowed() ? DURATIONS[settings().pace] : 0;
    const { version } = scene.props.snapshot;
    if (duration === 0) {
      shown.current = null;
      return;
    }
    const now = whereabouts();
    const last = shown.current;
    shown.current = { version, before: now };
    if (last !== null && version === last.version + 1) show(scene, last.before, now, duration);
  }, [scene]);
  useEffect(() => {
    document.addEventListener('pointerdown', land);
    document.addEventListener('keydown', land);
    return () => {
      document.removeEventListener('pointerdown', land);
      document.removeEventListener('keydown', land);
      land();
    };
  }, []);
}

function show(scene: Scene, before: Whereabouts, now: Whereabouts, duration: number): void {
  land();
  closeRanks(before, now, duration);
  const events = scene.props.snapshot.latest as readonly cardGame.GameEvent[];
  const journeys = events.flatMap((event) => journeysOf(event, scene.seat)).slice(0, AT_ONCE);
  for (const [place, journey] of journeys.entries()) {
    const { card = '' } = journey;
    fly({
      journey,
      before,
      now,
      name: isExplained(scene.props.snapshot, card) ? nameOf(scene, card) : '',
      duration,
      place,
    });
  }
}
