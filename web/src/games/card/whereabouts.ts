/** Where something lies: a component by its id, a good in the own purse or the supply, a player, the own cards. */
export type Spot = `id:${string}` | `purse:${string}` | `supply:${string}` | `seat:${number}` | 'hand' | 'front';

/** The middle and size of a place on the page, whatever the window shows of it. */
export interface Whereabout {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
export type Whereabouts = ReadonlyMap<Spot, Whereabout>;

/** Things themselves, not names of them. */
const PLACES = '.point[data-id], .cg-good[data-id], .seatLine, .ppl [data-seat], .cg-hand, .cg-front';

/** Where everything lies now. Of several places of one thing, the first that is on show. */
export function whereabouts(): Whereabouts {
  const found = new Map<Spot, Whereabout>();
  for (const element of document.querySelectorAll<HTMLElement>(PLACES)) {
    const spot = spotOf(element);
    if (found.has(spot)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    found.set(spot, { element, x: left + width / 2 + scrollX, y: top + height / 2 + scrollY, width });
  }
  return found;
}

function spotOf(element: HTMLElement): Spot {
  const { id = '', seat } = element.dataset;
  if (element.matches('.seatLine, .ppl [data-seat]')) return `seat:${Number(seat)}`;
  if (element.classList.contains('cg-hand')) return 'hand';
  if (element.classList.contains('cg-front')) return 'front';
  if (element.closest('.cg-purse') !== null) return `purse:${id}`;
  return element.closest('.cg-supply') !== null ? `supply:${id}` : `id:${id}`;
}
