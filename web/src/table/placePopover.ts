const GAP = 10;

/**
 * Positions a popover below a place, or above it where there is more room; horizontally within the window. With `line`
 * it stays clear of that element too, which contains the place.
 */
export function placePopover(box: HTMLElement, place: Element, line = place): void {
  const { left, width } = place.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const room = document.documentElement.clientWidth - offsetWidth - GAP;
  const isBelow = bottom + GAP + offsetHeight < window.innerHeight || top < offsetHeight + GAP;
  const x = Math.max(GAP, Math.min(room, left + width / 2 - offsetWidth / 2));
  const y = isBelow ? bottom + GAP : top - offsetHeight - GAP;
  box.style.left = `${x + window.scrollX}px`;
  box.style.top = `${y + window.scrollY}px`;
  box.style.setProperty('--tail', `${Math.round(left + width / 2 - x)}px`);
  box.dataset.side = isBelow ? 'below' : 'above';
}
