import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { LONG_PRESS } from '../table/pointerEvents.ts';
import type { FoundSign } from './findSign.ts';
import { signsIn, signUnder } from './findSign.ts';
import type { SignTable } from './signTable.ts';

/** Delays in milliseconds: a pointer that only passes shows nothing, and a tip stays while the pointer moves to it. */
const SHOW_AFTER = 350;
const HIDE_AFTER = 250;
const SHOW_AFTER_FOCUS = 700;

/** The largest number of signs in the tip of a focused element. */
const MOST_NAMES = 8;

export interface ShownTip extends FoundSign {
  /** The line that contains the sign. The tip stays clear of it, and of its list if there is room beside it. */
  readonly line: Element;
  /** True if the signs are alternatives. */
  readonly isChoice: boolean;
}

/** Returns the tip to show. Listens on the whole document, so that a table needs no handlers for its hundreds of signs. */
export function useSignTip(signs: SignTable, box: RefObject<HTMLElement | null>, version: number): ShownTip | null {
  const [tip, setTip] = useState<ShownTip | null>(null);
  const latest = useRef(signs);
  useEffect(() => {
    latest.current = signs;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position may have removed the sign
  useEffect(() => {
    setTip(null);
  }, [version]);
  useEffect(() => {
    return listen(latest, box, setTip);
  }, [box]);
  return tip;
}

type Show = (tip: ShownTip | null) => void;
type Box = RefObject<HTMLElement | null>;
type Handlers = Readonly<Record<string, (event: Event) => void>>;

function listen(signs: RefObject<SignTable>, box: Box, show: Show): () => void {
  const control = tipControl(box, show);
  const find: Find = (event) => (isOnTable(event.target) ? signUnder(signs.current, event.target, event) : null);
  const handlers = {
    ...mouseMoveHandlers(control, find, box),
    ...pressHandlers(control, find, box),
    ...focusHandlers(control, signs),
  };
  for (const [type, handle] of Object.entries(handlers)) document.addEventListener(type, handle, { capture: true });
  return () => {
    control.after(0, () => {});
    for (const [type, handle] of Object.entries(handlers))
      document.removeEventListener(type, handle, { capture: true });
  };
}

type TipControl = ReturnType<typeof tipControl>;

/** Shows and hides tips, one at a time, some of them after a delay. */
function tipControl(box: Box, show: Show) {
  let timer = 0;
  const stay = () => window.clearTimeout(timer);
  const after = (delay: number, act: () => void) => {
    stay();
    timer = window.setTimeout(act, delay);
  };
  return {
    stay,
    after,
    show,
    showAt: (found: FoundSign) => show({ ...found, line: lineOf(found.place), isChoice: found.signs.length > 1 }),
    hide() {
      stay();
      box.current?.hidePopover(); // at once: the keyboard shortcuts look for open popovers
      show(null);
    },
  };
}

type Find = (event: MouseEvent) => FoundSign | null;

/** Handlers for a moving mouse. A table that changes under the pointer shows no tip. */
function mouseMoveHandlers(control: TipControl, find: Find, box: Box): Handlers {
  let at: Element | null = null;
  return {
    pointermove(event) {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
      if (isIn(box, event.target)) return control.stay();
      const found = find(event);
      if ((found?.place ?? null) === at) return;
      at = found?.place ?? null;
      if (found === null) control.after(HIDE_AFTER, control.hide);
      else control.after(SHOW_AFTER, () => control.showAt(found));
    },
  };
}

/** Handlers for presses: a click on a sign outside of buttons shows its tip, and a long press on one in a button. */
function pressHandlers(control: TipControl, find: Find, box: Box): Handlers {
  let hasTip = false;
  let wasPressed = false;
  const release = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') control.stay();
  };
  return {
    pointerdown(event) {
      hasTip = false;
      wasPressed = false;
      if (isIn(box, event.target)) return;
      control.hide();
      if (!(event instanceof PointerEvent) || event.pointerType === 'mouse' || isPointable(event.target)) return;
      const found = find(event);
      if (found === null || !isInButton(found.place)) return;
      control.after(LONG_PRESS, () => {
        hasTip = true;
        control.showAt(found);
      });
    },
    /** A long press on a sign in a target of the table (`usePointing`), which also handles the click at its end. */
    signpress(event) {
      const found = event instanceof MouseEvent ? find(event) : null;
      if (found === null) return;
      event.preventDefault();
      wasPressed = true;
      control.showAt(found);
    },
    pointerup: release,
    pointercancel: release,
    mousedown(event) {
      if (hasTip || wasPressed) event.preventDefault(); // a change of focus would hide the tip
    },
    click(event) {
      if (hasTip) {
        hasTip = false; // the end of a long press is no click
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const found = event instanceof MouseEvent ? find(event) : null;
      if (found !== null && !isInButton(found.place) && !isStretched(event.target)) control.showAt(found);
    },
  };
}

/** Handlers for the keyboard: the tip of a focused element names all signs in it. */
function focusHandlers(control: TipControl, signs: RefObject<SignTable>): Handlers {
  return {
    focusin({ target }) {
      if (!isOnTable(target) || !target.matches('.hit:focus-visible, [data-signs]:focus-visible')) return;
      const inside = signsIn(signs.current, target).slice(0, MOST_NAMES);
      if (inside.length === 0) return;
      const tip = { place: target, signs: inside, line: target, isChoice: false };
      control.after(SHOW_AFTER_FOCUS, () => control.show(tip));
    },
    focusout: control.hide,
    keydown: control.hide,
  };
}

const isIn = (box: Box, target: EventTarget | null) => target instanceof Node && box.current?.contains(target) === true;

/** True in a target of the table, which handles long presses itself (`usePointing`). */
const isPointable = (target: EventTarget | null) => target instanceof Element && target.closest('.hit') !== null;

const isInButton = (place: Element) => place.closest('button, a, summary') !== null;

/** True in a button over other things, which acts on a tap. */
const isStretched = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-stretched]') !== null;

/** True for elements of the table and of the dialogs over it, where signs are explained. */
function isOnTable(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('.table, dialog') !== null;
}

/** The largest height of a line in pixels. In a taller thing the tip stays clear of the sign only. */
const LINE_HEIGHT = 280;

/** Returns the row, card or button around a sign. The tip must not cover its name, cost and reward. */
function lineOf(place: Element): Element {
  const line = place.closest('[data-tip-line]') ?? place.closest('.point, .hit, li, tr, .seatLine');
  return line !== null && line.getBoundingClientRect().height <= LINE_HEIGHT ? line : place;
}
