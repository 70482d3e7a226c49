import type * as cardGame from '@signoria/card';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isMotionAllowed, settings } from '../../settings.ts';
import { whenPainted } from '../../shell/whenPainted.ts';
import { isExplained } from '../../table/explained.ts';
import { AT_ONCE, finishAnimations, fly, slideRemainingCards } from './flight.ts';
import { journeysOf } from './journeys.ts';
import type { Scene } from './scene.ts';
import { nameOf } from './scene.ts';
import type { MeasuredSpots } from './spots.ts';
import { measureSpots } from './spots.ts';

/** The duration of a flight in milliseconds by pace, shorter than the pause before a bot's turn (`table/pause.ts`). */
const DURATIONS = { slow: 900, calm: 640, brisk: 280, instant: 0 } as const;

/**
 * Animates the effects of the latest decision. A click or a key finishes the animation. Nothing is animated with
 * reduced motion. Draws nothing itself; it is part of the board, so that the cards exist when it is mounted.
 */
export function Motion({ scene }: { readonly scene: Scene }): null {
  const shown = useRef<{ version: number; before: MeasuredSpots } | null>(null);
  useLayoutEffect(() => {
    const duration = isMotionAllowed() ? DURATIONS[settings().pace] : 0;
    const { version } = scene.props.snapshot;
    if (duration === 0) {
      shown.current = null;
      return;
    }
    const last = shown.current;
    if (last === null)
      return whenPainted(() => {
        shown.current = { version, before: measureSpots() };
      });
    const now = measureSpots();
    shown.current = { version, before: now };
    if (version === last.version + 1) show(scene, last.before, now, duration);
  }, [scene]);
  useEffect(() => {
    document.addEventListener('pointerdown', finishAnimations);
    document.addEventListener('keydown', finishAnimations);
    return () => {
      document.removeEventListener('pointerdown', finishAnimations);
      document.removeEventListener('keydown', finishAnimations);
      finishAnimations();
    };
  }, []);
  return null;
}

function show(scene: Scene, before: MeasuredSpots, now: MeasuredSpots, duration: number): void {
  finishAnimations();
  slideRemainingCards(before, now, duration);
  const events = scene.props.snapshot.latest as readonly cardGame.GameEvent[];
  const journeys = events.flatMap((event) => journeysOf(event, scene.seat)).slice(0, AT_ONCE);
  for (const [index, journey] of journeys.entries()) {
    const { card = '' } = journey;
    fly({
      journey,
      before,
      now,
      name: isExplained(scene.props.snapshot, card) ? nameOf(scene, card) : '',
      duration,
      index,
    });
  }
}
