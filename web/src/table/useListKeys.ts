import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

interface ListActions {
  /** Outlives the list, which goes while others decide. */
  readonly byKeyboard: RefObject<boolean>;
  onEnter(index: number): void;
  onEscape(): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** Digits typed within this many milliseconds make one number. */
const ONE_NUMBER = 900;

/**
 * Keys of a list of options: arrows, Home and End move the focus, a number jumps to that place, Enter chooses.
 * Whoever answered by keyboard finds the focus on the next question's first option.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, question: unknown, actions: ListActions) {
  const { byKeyboard, onEnter, onEscape } = actions;
  const typed = useRef({ digits: '', at: 0 });
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to run
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (byKeyboard.current && lost) list.current?.querySelector<HTMLElement>('[role=option]')?.focus();
  }, [question, list]);

  return (event: KeyboardEvent) => {
    byKeyboard.current = true;
    const all = options();
    const here = all.indexOf(document.activeElement as HTMLElement);
    const go = (index: number) => {
      event.preventDefault();
      all[(index + all.length) % all.length]?.focus();
    };
    const step = STEPS[event.key];
    if (step !== undefined) return go(here + step);
    if (event.key === 'Home') return go(0);
    if (event.key === 'End') return go(all.length - 1);
    if (event.key === 'Escape') return onEscape();
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && here >= 0) {
      event.preventDefault();
      return onEnter(here);
    }
    if (/^\d$/.test(event.key)) {
      const { digits, at } = typed.current;
      typed.current = {
        digits: event.timeStamp - at < ONE_NUMBER ? digits + event.key : event.key,
        at: event.timeStamp,
      };
      const number = Number(typed.current.digits);
      if (number >= 1 && number <= all.length) go(number - 1);
    }
  };
}
