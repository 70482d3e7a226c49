/**
 * A start or end of an animation: a component, a good in the viewer's purse or in the supply, a player, the viewer's hand
 * or the cards in front of the viewer.
 */
export type Spot = `id:${string}` | `purse:${string}` | `supply:${string}` | `seat:${number}` | 'hand' | 'front';

/** The element of a spot and its centre in page coordinates, which do not depend on scrolling. */
export interface MeasuredSpot {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}
export type MeasuredSpots = ReadonlyMap<Spot, MeasuredSpot>;

/** Selects the elements of all spots, but no mentions of their names. */
const SELECTOR = '.point[data-id], .card-good[data-id], .seatLine, .people [data-seat], .card-hand, .card-front';

/** Measures all spots. If several elements are the same spot, the first visible one counts. */
export function measureSpots(): MeasuredSpots {
  const found = new Map<Spot, MeasuredSpot>();
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
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
