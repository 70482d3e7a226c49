import { useEffect, useLayoutEffect, useRef } from 'react';
import { isOverlayOpen } from '../shell/overlay.ts';
import type { ReplayController } from './replayTable.ts';
import type { StepBy } from './steps.ts';
import { stepFrom } from './steps.ts';

/**
 * Handles keys: arrows step by decision, with Shift by turn, Page Up and Down by round, Home and End go to the ends. Keys
 * work as soon as the replay is visible: other effects run after its first paint, which takes long on a slow device.
 */
export function useReplayKeys(table: ReplayController): void {
  const latest = useRef(table);
  useEffect(() => {
    latest.current = table;
  }, [table]);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { game, position, go } = latest.current;
      const count = isTaken(event) ? null : countAfter(event, game, position().count);
      if (count === null) return;
      event.preventDefault();
      go({ count });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 };

function countAfter(event: KeyboardEvent, game: ReplayController['game'], count: number): number | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return game.turns.length;
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const by: StepBy = key.startsWith('Page') ? 'round' : shiftKey ? 'turn' : 'decision';
  return stepFrom(game, count, by, direction);
}

/**
 * Returns true if another field or a dialog handles the key. The slider does not: its keys also step through the game.
 */
function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  const isField =
    (target instanceof HTMLInputElement && target.type !== 'range') ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return defaultPrevented || isField || isOverlayOpen();
}
