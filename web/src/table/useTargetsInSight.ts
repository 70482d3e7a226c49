import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isMotionAllowed } from '../settings.ts';

/** Where the board is too small for all of a table, a new question brings the first thing it can be answered with into sight. */
export function useTargetsInSight(board: RefObject<HTMLElement | null>, moves: unknown, legal: ReadonlySet<string>) {
  const latest = useRef(legal);
  useEffect(() => {
    latest.current = legal;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to run
  useEffect(() => {
    // A game turns to the part that is asked about first.
    const go = () => goToTargets(board.current, latest.current);
    const frame = requestAnimationFrame(go);
    addEventListener('resize', go); // a phone that is turned
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
