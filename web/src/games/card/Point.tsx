import type { Reason } from '@signoria/engine';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { Move } from './scene.ts';
import { isExplained, nameOf, useScene } from './scene.ts';

const LONG_PRESS = 480;

interface PointProps {
  readonly id: string;
  /** What it is and what it costs, in words. */
  readonly label: string;
  readonly className: string;
  /** Which moves this place stands for, where one id stands at two places. */
  readonly way?: (move: Move) => boolean;
  /** Why not, where the place knows better than the rules: of two equal ones this one is used up. */
  readonly reason?: Reason;
  /** Among many targets, one of those that matter most. */
  readonly lead?: boolean;
  /** Chosen as it lies here; the page's set if not said. */
  readonly picked?: boolean;
  /** What its "i" explains, if not itself. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A thing on the table that can be pointed at by mouse, finger and keyboard, and asked about. */
export function Point({ id, label, className, way, reason, lead = false, picked, about = id, children }: PointProps) {
  const scene = useScene();
  const { legal, chosenIds, pointed, onPoint, onWhyNot, onExplain } = scene.props;
  const isOpen = reason === undefined && (way === undefined || scene.moves.some(way));
  const isLegal = scene.asked && legal.has(id) && isOpen;
  const isPicked = picked ?? (chosenIds.has(id) || pointed.includes(id));
  const explained = isExplained(scene, about) ? about : null;
  const events = usePointing(id, explained, (place) => {
    if (isLegal || isPicked) onPoint(id);
    else
      onWhyNot(id, place, { about, ...(way && { way: way as (wish: unknown) => boolean }), ...(reason && { reason }) });
  });
  const states = [isPicked ? 'picked' : isLegal ? 'legal' : scene.asked ? 'dim' : '', isLegal && lead ? 'lead' : ''];
  return (
    <div className={`cg-point ${className} ${states.join(' ')}`} data-id={id}>
      <button type="button" className="cg-hit" aria-pressed={isPicked} aria-keyshortcuts="?" {...events}>
        <span className="unseen">
          {isLegal || isPicked || !scene.asked ? label : `${label}, ${scene.words.notNow}`}
        </span>
        <span className="cg-drawn" aria-hidden="true">
          {children}
        </span>
      </button>
      {explained !== null && (
        <button
          type="button"
          className="cg-i"
          tabIndex={-1}
          aria-label={scene.words.explain(nameOf(scene, explained))}
          onClick={() => onExplain(explained)}
        >
          i
        </button>
      )}
    </div>
  );
}

/** A click or Enter points; a long press, the other mouse button or "?" asks. */
function usePointing(id: string, explained: string | null, onPoint: (place: HTMLElement) => void) {
  const { onExplain, onHighlight } = useScene().props;
  const press = useRef({ timer: 0, asked: false });
  const ask = () => {
    if (explained === null || press.current.asked) return;
    press.current.asked = true;
    onExplain(explained);
  };
  const release = () => window.clearTimeout(press.current.timer);
  return {
    onClick({ currentTarget }: MouseEvent<HTMLElement>) {
      if (!press.current.asked) onPoint(currentTarget);
      press.current.asked = false;
    },
    onContextMenu(event: MouseEvent) {
      if (explained === null) return;
      event.preventDefault();
      ask();
    },
    onPointerDown({ pointerType }: PointerEvent) {
      release();
      press.current.asked = false;
      if (pointerType !== 'mouse') press.current.timer = window.setTimeout(ask, LONG_PRESS);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerEnter: () => onHighlight(id),
    onPointerLeave() {
      release();
      onHighlight(null);
    },
    onFocus: () => onHighlight(id),
    onBlur: () => onHighlight(null),
    onKeyDown(event: KeyboardEvent) {
      press.current.asked = false;
      if (event.key !== '?' || explained === null) return;
      event.preventDefault();
      onExplain(explained);
    },
  };
}

/** A name that only explains itself. */
export function Named({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { onExplain, onHighlight } = useScene().props;
  return (
    <button
      type="button"
      className="cg-name"
      data-id={id}
      onClick={() => onExplain(id)}
      onPointerEnter={() => onHighlight(id)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(id)}
      onBlur={() => onHighlight(null)}
    >
      {children}
    </button>
  );
}
