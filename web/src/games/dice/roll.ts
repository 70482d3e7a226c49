import { useEffect, useRef } from 'react';
import { isMotionAllowed } from '../../settings.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';

/** The duration of a roll, and the delay between two dice, in milliseconds. */
const ROLL = 900;
const STAGGER = 60;
const FACES = 6;

interface RollProps {
  readonly snapshot: TableSnapshot;
  readonly root: { readonly current: HTMLElement | null };
}

/**
 * Animates the dice after a roll. Each tumbles and ends on its value. A click or a key ends the animation. Draws nothing
 * itself; it is part of the board, so that the dice exist when it is mounted.
 */
export function Roll({ snapshot, root }: RollProps): null {
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const isFirst = seen.current === null && snapshot.version === 0;
    const isNext = seen.current !== null && snapshot.version > seen.current;
    seen.current = snapshot.version;
    if (root.current === null || !isMotionAllowed() || !(isFirst || (isNext && snapshot.latest.some(isRoll)))) return;
    return tumble([...root.current.querySelectorAll<SVGElement>('.dice-board .dice-die')]);
  }, [snapshot, root]);
  return null;
}

function isRoll(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'rolled';
}

/** Animates all dice. Returns a function that ends the animation at once. */
function tumble(dice: readonly SVGElement[]): () => void {
  const throws = dice.map((die, index) => throwDie(die, index * STAGGER));
  const end = () => {
    for (const stop of throws) stop();
    for (const act of ['pointerdown', 'keydown'] as const) window.removeEventListener(act, end);
  };
  for (const act of ['pointerdown', 'keydown'] as const) window.addEventListener(act, end);
  return end;
}

/** Moves a die in two bounces with changing faces. It ends on the rolled value. */
function throwDie(die: SVGElement, delay: number): () => void {
  const show = (value: string | number) => die.querySelector('use')?.setAttribute('href', `#die-${value}`);
  /** Reads the value late: the die may have been rolled again. */
  const land = () => show(die.dataset.value ?? 1);
  const turns = die.animate(
    [
      { transform: 'translate(-34px, -46px) rotate(-430deg) scale(1.15)', offset: 0 },
      { transform: 'translate(10px, 2px) rotate(-200deg) scale(0.96)', offset: 0.42 },
      { transform: 'translate(14px, -16px) rotate(-110deg) scale(1.08)', offset: 0.6 },
      { transform: 'translate(4px, 1px) rotate(-24deg) scale(0.98)', offset: 0.8 },
      { transform: 'translate(1px, -3px) rotate(9deg)', offset: 0.9 },
      { transform: 'none', offset: 1 },
    ],
    { duration: ROLL, delay, fill: 'backwards', easing: 'cubic-bezier(0.3, 0.5, 0.4, 1)' },
  );
  let shown = Number(die.dataset.value);
  const flips = setInterval(() => {
    shown = (shown % FACES) + 1;
    show(shown);
  }, ROLL / 9);
  const settle = () => {
    clearInterval(flips);
    land();
  };
  const settling = setTimeout(settle, delay + ROLL * 0.72);
  return () => {
    clearTimeout(settling);
    settle();
    turns.cancel();
  };
}
