import type { SignTable, TableSign } from './signTable.ts';
import { signDrawnAs } from './signTable.ts';

/** A sign on the table: its element, and one or several signs of which one is enough. */
export interface FoundSign {
  readonly place: Element;
  readonly signs: readonly TableSign[];
}

/**
 * Returns the sign at an element. The nearest `data-sign` has its id, or several ids of which one is enough; without it
 * the SVG symbol decides.
 */
export function signAt(table: SignTable, element: Element): FoundSign | null {
  const marked = element.closest('[data-sign]');
  const named = marked === null ? [] : signsOf(table, marked);
  const drawing = element.closest('svg');
  const drawn = drawing === null ? [] : symbolsIn(table, drawing);
  // a symbol inside a marked element is the marked sign, unless only the symbol is known
  if (marked !== null && named.length > 0) return { place: marked, signs: named };
  return drawing !== null && drawn.length > 0 ? { place: drawing, signs: drawn } : null;
}

function signsOf(table: SignTable, element: Element): readonly TableSign[] {
  const ids = (element.getAttribute('data-sign') ?? '').split(' ');
  return ids.flatMap((id) => table[id] ?? []);
}

function symbolsIn(table: SignTable, drawing: Element): readonly TableSign[] {
  const symbols = [...drawing.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  return symbols.flatMap((symbol) => signDrawnAs(table, symbol) ?? []).slice(0, 1);
}

/** Returns all different signs inside an element, in reading order. */
export function signsIn(table: SignTable, element: Element): readonly TableSign[] {
  const places = [...element.querySelectorAll('[data-sign], svg:has(use)')];
  const found = places.flatMap((place) => signAt(table, place)?.signs ?? []);
  return [...new Set(found)];
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Returns the thing that a button is stretched over: a `.hit` over its parent, others over their positioned ancestor. */
function surroundingsOf(target: Element): Element | null {
  const stretched = target.closest<HTMLElement>('[data-stretched]');
  return target.closest('.hit')?.parentElement ?? stretched?.offsetParent ?? null;
}

/** Returns the sign under a pointer. A button that is stretched over its surroundings does not hide their signs. */
export function signUnder(table: SignTable, target: Element, { clientX, clientY }: Point): FoundSign | null {
  const found = signAt(table, target);
  const around = surroundingsOf(target);
  if (found !== null || around === null) return found;
  for (const below of document.elementsFromPoint(clientX, clientY)) {
    const sign = around.contains(below) ? signAt(table, below) : null;
    if (sign !== null && around.contains(sign.place)) return sign;
  }
  return null;
}
