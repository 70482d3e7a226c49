import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isOverlayOpen } from '../shell/overlay.ts';

interface ListActions {
  /** True after a key of the row, until a pointer is pressed. Kept outside the row, which unmounts while others decide. */
  readonly byKeyboard: RefObject<boolean>;
  onConfirm(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** Digits typed within this many milliseconds make one number. */
const DIGIT_PAUSE = 900;

/**
 * Keys of the row of choices: arrows, Home and End move the focus, a number jumps to that segment. They also work while
 * no control has the focus; Enter then confirms. After an answer by keyboard the first segment of the next question or
 * level takes the focus.
 */
export function useListKeys(row: RefObject<HTMLElement | null>, level: unknown, actions: ListActions): void {
  const { byKeyboard } = actions;
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new level is the reason to run
  useEffect(() => {
    const all = segmentsIn(row.current);
    const [first] = all;
    if (first !== undefined && all.every(({ tabIndex }) => tabIndex !== 0)) first.tabIndex = 0;
    if (byKeyboard.current && isNoControl(document.activeElement)) first?.focus();
  }, [level, row]);

  useEffect(() => {
    const typed = { digits: '', at: 0 };
    const onKey = (event: KeyboardEvent) => {
      const isHere = row.current?.contains(document.activeElement) ?? false;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isHere && !isNoControl(document.activeElement)) return;
      if (isOverlayOpen()) return;
      const all = segmentsIn(row.current);
      if (isHere && isPress(event)) byKeyboard.current = true; // the browser clicks the segment
      const to = isHere ? segmentFor(event, all, typed) : segmentFor(event, all, typed, -1);
      if (to !== undefined) moveTo(to, all);
      else if (event.key === 'Enter' && !isHere) latest.current.onConfirm();
      else return;
      byKeyboard.current = true;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [row, byKeyboard]);
}

/** True for a key that presses the button with the focus. */
const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** Moves the focus (roving tabindex): Tab reaches only the segment that had it last. */
function moveTo(segment: HTMLElement, all: readonly HTMLElement[]): void {
  for (const other of all) other.tabIndex = other === segment ? 0 : -1;
  segment.focus();
}

interface Typed {
  digits: string;
  at: number;
}

/** Returns the segment to which a key moves the focus. */
function segmentFor(
  { key, timeStamp }: KeyboardEvent,
  all: readonly HTMLElement[],
  typed: Typed,
  here = all.indexOf(document.activeElement as HTMLElement),
): HTMLElement | undefined {
  const step = STEPS[key];
  if (step !== undefined) return all.at((Math.max(here, step < 0 ? 0 : -1) + step) % all.length);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (!/^\d$/.test(key)) return undefined;
  typed.digits = timeStamp - typed.at < DIGIT_PAUSE ? typed.digits + key : key;
  typed.at = timeStamp;
  return all[Number(typed.digits) - 1];
}

/** Returns the visible segments of the row. */
function segmentsIn(row: HTMLElement | null): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('.segment:not([data-folded])') ?? [])].filter(
    (segment) => segment.closest('[popover]') === null,
  );
}

/** True if the element that has the focus is no control. */
function isNoControl(element: Element | null): boolean {
  return element === null || !element.matches('button, a, input, select, textarea, summary, [tabindex="0"]');
}
