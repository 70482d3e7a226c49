import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { dragFrom } from './dragging.ts';
import { useHighlight } from './highlight.ts';
import type { Naming } from './ProseText.tsx';

/** The length of a long press in milliseconds. */
export const LONG_PRESS = 480;

interface Pointed {
  /** The component to highlight elsewhere while the pointer is here. */
  readonly id: string;
  /** The component that a long press explains, or null. */
  readonly about: string | null;
  onPoint(place: HTMLElement): void;
  /** Returns the drop targets and the callback of a drag; null if it cannot be dragged. */
  drag(): Pick<Parameters<typeof dragFrom>[1], 'onto' | 'onDrop'> | null;
}

/** Event handlers of a target. A click or Enter points, a drag drops; a long press, a right click or "?" explains. */
export function usePointing({ id, about, onPoint, drag }: Pointed, { onExplain, onHighlight }: Naming) {
  const press = useRef({ timer: 0, hasExplained: false });
  const explain = () => {
    if (about === null || press.current.hasExplained) return;
    press.current.hasExplained = true;
    onExplain(about);
  };
  const release = () => window.clearTimeout(press.current.timer);
  /** A long press on a sign shows its tip (`SignTips`), a press elsewhere explains the component. */
  const pressLong = (target: EventTarget, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
    const pressed = new window.MouseEvent('signpress', { bubbles: true, cancelable: true, clientX, clientY });
    const hasTip = !target.dispatchEvent(pressed);
    if (hasTip) press.current.hasExplained = true;
    else explain();
  };
  const highlight = useHighlight(id, onHighlight);
  return {
    ...highlight,
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      if (!press.current.hasExplained) onPoint(currentTarget);
      press.current.hasExplained = false;
    },
    onContextMenu(event: MouseEvent) {
      if (about === null) return;
      event.preventDefault();
      explain();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      release();
      press.current.hasExplained = false;
      const dragged = event.isPrimary && event.button === 0 ? drag() : null;
      if (dragged !== null) dragFrom(event, { ...dragged, onBegin: release });
      const { target, clientX, clientY } = event;
      const presses = () => pressLong(target, { clientX, clientY });
      if (event.pointerType !== 'mouse') press.current.timer = window.setTimeout(presses, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave() {
      release();
      highlight.onPointerLeave();
    },
    onKeyDown(event: KeyboardEvent) {
      press.current.hasExplained = false;
      if (event.key !== '?' || about === null) return;
      event.preventDefault();
      onExplain(about);
    },
  };
}

type Root = { readonly current: HTMLElement | null };

/** Marks the elements of a highlighted component in the DOM. Highlights change too often to re-render the table. */
export function useHighlightMarks(id: string | null, drawn: unknown, root: Root): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new render may have moved the elements
  useEffect(() => {
    if (id === null || root.current === null) return;
    const places = root.current.querySelectorAll<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    for (const place of places) place.dataset.shown = '';
    return () => {
      for (const place of places) delete place.dataset.shown;
    };
  }, [id, drawn, root]);
}
