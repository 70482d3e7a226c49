import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isMotionAllowed } from '../settings.ts';
import { untilUsed } from '../shell/untilUsed.ts';
import { whenPainted } from '../shell/whenPainted.ts';

/**
 * Scrolls to the first legal target of a new question, if the board can be scrolled and shows no legal target. The
 * board may be rendered later than the question, so it is observed until the player uses the table. A change of the
 * window size, as by a rotation of the phone, starts the observation anew.
 */
export function useTargetsInSight(board: RefObject<HTMLElement | null>, moves: unknown, legal: ReadonlySet<string>) {
  const latest = useRef(legal);
  useEffect(() => {
    latest.current = legal;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to run
  useEffect(() => {
    if (board.current === null) return;
    let cancel = () => {};
    const check = () => {
      cancel();
      cancel = whenPainted(() => scrollToTargets(board.current, latest.current));
    };
    const changes = new MutationObserver(check);
    const stop = () => {
      changes.disconnect();
      cancel();
    };
    const start = () => {
      if (board.current) changes.observe(board.current, { childList: true, subtree: true, attributes: true });
      check();
    };
    start();
    addEventListener('resize', start);
    const removeListeners = untilUsed(stop);
    return () => {
      stop();
      removeEventListener('resize', start);
      removeListeners();
    };
  }, [moves, board]);
}

function scrollToTargets(board: HTMLElement | null, legal: ReadonlySet<string>): void {
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
