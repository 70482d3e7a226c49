import { useEffect, useRef } from 'react';
import type { TableSnapshot } from '../../table/source.ts';

const AT_ONCE = 6;

/** Briefly marks what the latest decision touched; nothing moves where motion is not wanted. */
export function useFlash(snapshot: TableSnapshot, root: { readonly current: HTMLElement | null }): void {
  const shown = useRef(snapshot.version);
  useEffect(() => {
    if (snapshot.version === shown.current) return;
    const isNext = snapshot.version > shown.current;
    shown.current = snapshot.version;
    const duration = milliseconds('--t-4');
    if (!isNext || duration === 0 || root.current === null) return;
    for (const element of touched(root.current, snapshot.latest).slice(0, AT_ONCE)) flash(element, duration);
  }, [snapshot, root]);
}

function touched(root: HTMLElement, events: readonly unknown[]): readonly HTMLElement[] {
  const ids = new Set(events.flatMap(textsIn));
  const seats = new Set(events.flatMap(seatsIn));
  return [...root.querySelectorAll<HTMLElement>('[data-id], .cg-seat[data-seat]')].filter(({ dataset }) => {
    return ids.has(dataset.id ?? '') || seats.has(dataset.seat ?? '');
  });
}

function flash(element: HTMLElement, duration: number): void {
  if (typeof element.animate !== 'function' || element.offsetParent === null) return;
  element.animate([{ backgroundColor: 'var(--selected-wash)', transform: 'scale(1.03)' }, { transform: 'none' }], {
    duration: duration * 2,
    easing: 'ease-out',
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function seatsIn(event: unknown): readonly string[] {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return [];
  return [String(event.seat)];
}

/** A duration of tokens.css, which is nought under reduced motion. */
function milliseconds(token: string): number {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(text) || 0;
  return text.endsWith('ms') ? number : number * 1000;
}
