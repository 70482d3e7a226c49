import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isMotionAllowed } from '../settings.ts';

/** Scrolls the first legal target into view after a new question, if the board is too small to show the whole table. */
export function useTargetsInSight(board: RefObject<HTMLElement | null>, moves: unknown, legal: ReadonlySet<string>) {
  const latest = useRef(legal);
  useEffect(() => {
    latest.current = legal;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to run
  useEffect(() => {
    // Waits a frame: the game first switches to the part in question.
    const go = () => goToTargets(board.current, latest.current);
    const frame = requestAnimationFrame(go);
    addEventListener('resize', go); // after a rotation of the phone
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', go);
    };
  }, [moves, board]);
}

function goToTargets(board: HTMLElement | null, legal: ReadonlySet<string>): void {
  if (board === null || board.scrollHeight <= board.clientHeight) return;
  const { top, bottom } = board.getBoundingClientRect();
  const targets = [...board.querySelectorAll<HTMLElement>('[data-target]')].filter(
    (one) => legal.has(one.dataset.target ?? '') && one.checkVisibility(),
  );
  const isInSight = (one: HTMLElement) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  };
  if (targets.some(isInSight)) return;
  targets[0]?.scrollIntoView({ block: 'center', behavior: isMotionAllowed() ? 'smooth' : 'instant' });
}
