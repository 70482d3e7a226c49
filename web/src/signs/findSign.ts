import type { SignTable, TableSign } from './signTable.ts';
import { signDrawnAs } from './signTable.ts';

/** An element of the table with its sign, or with alternative signs: a work that needs an architect or a painter. */
export interface FoundSign {
  readonly place: Element;
  readonly signs: readonly TableSign[];
}

/**
 * Returns the sign at an element. The nearest `data-sign` has its id, or the ids of alternatives; without it the SVG
 * symbol decides. A number has the sign of the icon beside it.
 */
function signAt(table: SignTable, element: Element): FoundSign | null {
  const marked = element.closest('[data-sign]');
  const named = marked === null ? [] : signsOf(table, marked);
  const drawing = element.closest('svg');
  const drawn = drawing === null ? [] : symbolsIn(table, drawing);
  // a symbol inside a marked element is the marked sign, unless this table does not have that sign
  if (marked !== null && named.length > 0) return { place: marked, signs: named };
  if (drawing !== null && drawn.length > 0) return { place: drawing, signs: drawn };
  return drawing === null ? signBeside(table, element) : null;
}

/** The number of levels above a number at which its icon can be, and the largest height of both in pixels. */
const LEVELS_ABOVE = 2;
const AMOUNT_HEIGHT = 48;

/** Returns the only icon of an amount: an icon and a number, without words. */
function signBeside(table: SignTable, element: Element): FoundSign | null {
  let place: Element | null = element;
  for (let level = 0; level <= LEVELS_ABOVE && place !== null; level += 1) {
    if (place.getBoundingClientRect().height > AMOUNT_HEIGHT || hasWords(place)) return null;
    const [only, other] = signsAmong(table, place.querySelectorAll('svg'));
    if (only !== undefined) return other === undefined ? { place, signs: [only] } : null;
    place = place.parentElement;
  }
  return null;
}

/** True for a visible word of three letters or more. */
function hasWords(place: Element): boolean {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode;
    if (/\p{L}{3}/u.test(textContent ?? '') && parentElement?.closest('.unseen') === null) return true;
  }
  return false;
}

function signsOf(table: SignTable, element: Element): readonly TableSign[] {
  const ids = (element.getAttribute('data-sign') ?? '').split(' ');
  return ids.flatMap((id) => table[id] ?? []);
}

function symbolsIn(table: SignTable, drawing: Element): readonly TableSign[] {
  const symbols = [...drawing.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  const found = new Set(symbols.flatMap((symbol) => signDrawnAs(table, symbol) ?? []));
  return found.size === 1 ? [...found] : []; // a chart has the signs of several players
}

/**
 * Returns the additional sign of an element, from the nearest `data-extra-sign`: what a number counts, who owns or used a
 * thing, or what a mark means. A tip explains it after the sign itself.
 */
export function extraSignAt(table: SignTable, element: Element): TableSign | undefined {
  return table[element.closest('[data-extra-sign]')?.getAttribute('data-extra-sign') ?? ''];
}

/** Returns all different signs inside an element, in reading order. */
export function signsIn(table: SignTable, element: Element): readonly TableSign[] {
  return signsAmong(table, element.querySelectorAll('[data-sign], svg:has(use)'));
}

function signsAmong(table: SignTable, places: Iterable<Element>): readonly TableSign[] {
  const found = [...places].flatMap((place) => signAt(table, place)?.signs ?? []);
  return [...new Set(found)];
}

/** Returns the thing that a button is stretched over: a `.hit` over its parent, others over their positioned ancestor. */
function surroundingsOf(target: Element): Element | null {
  const stretched = target.closest<HTMLElement>('[data-stretched]');
  return target.closest('.hit')?.parentElement ?? stretched?.offsetParent ?? null;
}

/**
 * Returns the sign under a pointer. A button that is stretched over its surroundings does not hide their signs: its own
 * sign counts where nothing else has one.
 */
export function signUnder(
  table: SignTable,
  target: Element,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): FoundSign | null {
  const found = signAt(table, target);
  const around = surroundingsOf(target);
  const stretched = target.closest('[data-stretched]');
  const isOwn = found !== null && (target !== stretched || isOnDrawing(stretched, clientX, clientY));
  if (around === null || isOwn) return found;
  const seenThrough = transparentAt(around, clientX, clientY);
  for (const below of [...document.elementsFromPoint(clientX, clientY), ...seenThrough]) {
    if (stretched?.contains(below) === true) continue;
    const sign = around.contains(below) ? signAt(table, below) : null;
    if (sign !== null && around.contains(sign.place)) return sign;
  }
  return found;
}

function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** True at the icon of a stretched button, which stands for the button even if the pointer passes through it. */
function isOnDrawing(button: Element, x: number, y: number): boolean {
  return [...button.querySelectorAll('svg')].some((drawing) => isWithin(drawing, x, y));
}

/** Returns the elements at a point that let the pointer through, innermost first. The browser does not list them. */
function transparentAt(around: Element, x: number, y: number): readonly Element[] {
  const isThere = (one: Element) => isWithin(one, x, y) && getComputedStyle(one).pointerEvents === 'none';
  return [...around.querySelectorAll('*')].filter(isThere).reverse();
}
