/**
 * A key for a place on the page: a component, a good in the viewer's purse or in the supply, a player, the viewer's
 * hand or the cards in front of the viewer.
 */
export type Spot = `id:${string}` | `purse:${string}` | `supply:${string}` | `seat:${number}` | 'hand' | 'front';

/** The centre of a place in page coordinates, independent of scrolling. */
export interface Whereabout {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}
export type Whereabouts = ReadonlyMap<Spot, Whereabout>;

/** Selects the things themselves, not mentions of their names. */
const PLACES = '.point[data-id], .card-good[data-id], .seatLine, .people [data-seat], .card-hand, .card-front';

/** Measures all places. If a place occurs several times, the first visible element counts. */
export function whereabouts(): Whereabouts {
  const found = new Map<Spot, Whereabout>();
  for (const element of document.querySelectorAll<HTMLElement>(PLACES)) {
    const spot = spotOf(element);
    if (found.has(spot)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    found.set(spot, { element, x: left + width / 2 + scrollX, y: top + height / 2 + scrollY });
  }
  return found;
}

function spotOf(element: HTMLElement): Spot {
  const { id = '', seat } = element.dataset;
  if (element.matches('.seatLine, .people [data-seat]')) return `seat:${Number(seat)}`;
  if (element.classList.contains('card-hand')) return 'hand';
  if (element.classList.contains('card-front')) return 'front';
  if (element.closest('.card-purse') !== null) return `purse:${id}`;
  return element.closest('.card-supply') !== null ? `supply:${id}` : `id:${id}`;
}
