import type { PointerEvent as ReactPointerEvent } from 'react';

/** The drop targets and callbacks of a drag. */
interface Drag {
  /** Targets of the table (`data-target`); empty for a thing that is dropped on the board itself. */
  readonly onto: ReadonlySet<string>;
  /** Called with the drop target; null for the board. */
  onDrop(target: string | null): void;
  /** Called when the press turns into a drag, and is neither a click nor a long press any more. */
  onBegin(): void;
}

/** Distance in pixels after which a press becomes a drag. Fingers are less steady than a mouse. */
const DRAG_DISTANCE = { mouse: 8, touch: 14 };
const BOARD = '.board';

/**
 * Drags a thing: a copy follows the pointer, and its drop targets glow. Escape, or a drop elsewhere, cancels. Dragging
 * is never the only way: clicks reach the same moves.
 */
export function dragFrom({ nativeEvent, currentTarget: thing }: ReactPointerEvent<HTMLElement>, drag: Drag): void {
  const { clientX, clientY, pointerId, pointerType } = nativeEvent;
  const distance = pointerType === 'mouse' ? DRAG_DISTANCE.mouse : DRAG_DISTANCE.touch;
  let active: ActiveDrag | null = null;
  const listeners = new AbortController();
  const stop = () => {
    listeners.abort();
    active?.end();
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const [x, y] = [event.clientX - clientX, event.clientY - clientY];
    if (active === null && Math.hypot(x, y) > distance) {
      active = startDrag(thing, drag.onto);
      if (active === null) return stop();
      drag.onBegin();
    }
    active?.move(x, y, event);
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const place = active?.placeAt(event);
    if (active !== null) suppressClick();
    stop();
    if (place) drag.onDrop(place.matches(BOARD) ? null : (place.dataset.target ?? null));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || active === null) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const { signal } = listeners;
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener('pointerup', onUp, { signal });
  document.addEventListener('pointercancel', stop, { signal });
  document.addEventListener('keydown', onKey, { signal, capture: true });
}

/** A drag in progress: its copy follows the pointer. */
interface ActiveDrag {
  move(x: number, y: number, at: PointerEvent): void;
  placeAt(at: PointerEvent): HTMLElement | null;
  end(): void;
}

/** Starts the drag; returns null if no drop target is visible. */
function startDrag(thing: HTMLElement, onto: ReadonlySet<string>): ActiveDrag | null {
  const places = placesFor(thing, onto);
  if (places.length === 0) return null;
  const shown = thing.closest<HTMLElement>('.point') ?? thing;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const ghost = shown.cloneNode(true) as HTMLElement;
  ghost.classList.add('dragGhost');
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  // A sibling inherits the same styles; a popover is above everything else.
  ghost.popover = 'manual';
  shown.after(ghost);
  ghost.showPopover();
  for (const place of places) place.dataset.drop = '';
  const placeAt = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]') ?? null;
  return {
    placeAt,
    move(x, y, at) {
      ghost.style.transform = `translate(${x}px, ${y}px)`;
      const over = placeAt(at);
      for (const place of places) place.dataset.drop = place === over ? 'over' : '';
    },
    end() {
      ghost.remove();
      for (const place of places) delete place.dataset.drop;
    },
  };
}

/** Returns the visible drop targets. A thing of the dock without any is dropped on the board. */
function placesFor(thing: HTMLElement, onto: ReadonlySet<string>): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-target]')];
  const places = all.filter((one) => one !== thing && onto.has(one.dataset.target ?? '') && one.checkVisibility());
  if (places.length > 0) return places;
  const board = thing.closest(BOARD) === null ? document.querySelector<HTMLElement>(BOARD) : null;
  return board === null ? [] : [board];
}

/** Suppresses the click event at the end of a drag. */
function suppressClick(): void {
  const suppress = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', suppress, { capture: true, once: true });
  window.setTimeout(() => document.removeEventListener('click', suppress, { capture: true }));
}
