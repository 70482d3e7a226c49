import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import { dragFrom } from './dragging.ts';
import type { GameTableProps } from './gameTable.ts';
import { useHighlight } from './highlight.ts';

const LONG_PRESS = 480;

interface Pointed {
  /** What lights up elsewhere while the pointer is here. */
  readonly id: string;
  /** What a long press explains; null when nothing does. */
  readonly about: string | null;
  onPoint(place: HTMLElement): void;
  /** What it can be dropped on, and what happens then; null when it cannot be dragged. */
  drag(): Pick<Parameters<typeof dragFrom>[1], 'onto' | 'onDrop'> | null;
}

type Told = Pick<GameTableProps, 'onExplain' | 'onHighlight'>;

/** A click or Enter points, pulling drags; a long press, the other mouse button or "?" asks. */
export function usePointing({ id, about, onPoint, drag }: Pointed, { onExplain, onHighlight }: Told) {
  const press = useRef({ timer: 0, asked: false });
  const ask = () => {
    if (about === null || press.current.asked) return;
    press.current.asked = true;
    onExplain(about);
  };
  const release = () => window.clearTimeout(press.current.timer);
  const highlight = useHighlight(id, onHighlight);
  return {
    ...highlight,
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      if (!press.current.asked) onPoint(currentTarget);
      press.current.asked = false;
    },
    onContextMenu(event: MouseEvent) {
      if (about === null) return;
      event.preventDefault();
      ask();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      release();
      press.current.asked = false;
      const dragged = event.isPrimary && event.button === 0 ? drag() : null;
      if (dragged !== null) dragFrom(event, { ...dragged, onBegin: release });
      if (event.pointerType !== 'mouse') press.current.timer = window.setTimeout(ask, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave() {
      release();
      highlight.onPointerLeave();
    },
    onKeyDown(event: KeyboardEvent) {
      press.current.asked = false;
      if (event.key !== '?' || about === null) return;
      event.preventDefault();
      onExplain(about);
    },
  };
}

type Root = { readonly current: HTMLElement | null };

/** Marks where a component lies while it is named elsewhere; too quick and too frequent to draw everything anew. */
export function useShown(id: string | null, drawn: unknown, root: Root): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn anew may have put it somewhere else
  useEffect(() => {
    if (id === null || root.current === null) return;
    const places = root.current.querySelectorAll<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    for (const place of places) place.dataset.shown = '';
    return () => {
      for (const place of places) delete place.dataset.shown;
    };
  }, [id, drawn, root]);
}
