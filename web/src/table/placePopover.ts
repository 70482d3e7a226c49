const GAP = 10;

/** Lines above other lines, which a popover below them would cover. */
const IN_LIST = 'li, tr, .seatLine';

/** Things that can be chosen now. A popover covers as few of them as possible. */
const CHOICES = '.table .legal';

type Side = 'below' | 'above' | 'beside' | 'after';

interface Spot {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** The distance of the tail from the left or the upper edge. */
  readonly tail: number;
}

/**
 * Positions a popover within the window: below a place, above it, or beside it where it covers fewer choices. `line` is
 * an element around the place that the popover must not cover either. If it is in a list, the popover is left of it if
 * there is room; if it is one of several in a column, beside it.
 */
export function placePopover(box: HTMLElement, place: Element, line = place): void {
  const spots = spotsFor(box, place, line);
  const listed = line.matches(IN_LIST) ? spots.find(({ side }) => side === 'beside') : undefined;
  const { side, x, y, tail } = listed ?? leastCovering(box, isStacked(line) ? sidewaysFirst(spots) : spots);
  box.style.left = `${x + window.scrollX}px`;
  box.style.top = `${y + window.scrollY}px`;
  box.style.setProperty('--tail', `${Math.round(tail)}px`);
  box.dataset.side = side;
}

/** Returns the positions with enough room, the preferred one first. There is always one below or above. */
function spotsFor(box: HTMLElement, place: Element, line: Element): readonly [Spot, ...Spot[]] {
  const { left, top, width, height } = place.getBoundingClientRect();
  const around = line.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const right = document.documentElement.clientWidth - offsetWidth - GAP;
  const x = Math.max(GAP, Math.min(right, left + width / 2 - offsetWidth / 2));
  const y = Math.max(GAP, Math.min(window.innerHeight - offsetHeight - GAP, top + height / 2 - offsetHeight / 2));
  const upright = { x, tail: left + width / 2 - x };
  const sideways = { y, tail: top + height / 2 - y };
  const below: Spot = { side: 'below', y: around.bottom + GAP, ...upright };
  const above: Spot = { side: 'above', y: around.top - offsetHeight - GAP, ...upright };
  const beside: Spot = { side: 'beside', x: around.left - offsetWidth - GAP, ...sideways };
  const after: Spot = { side: 'after', x: around.right + GAP, ...sideways };
  const hasRoomBelow = below.y + offsetHeight < window.innerHeight;
  const hasRoomAbove = above.y >= 0;
  return [
    hasRoomBelow || !hasRoomAbove ? below : above,
    ...(hasRoomBelow && hasRoomAbove ? [above] : []),
    ...(beside.x >= GAP ? [beside] : []),
    ...(after.x <= right ? [after] : []),
  ];
}

/** The largest width of a thing in a column. Beside a wider thing the popover would be too far from the place. */
const COLUMN_WIDTH = 160;

/** True for one of several things of a kind in a column, such as the tiles beside the towers of Firenze. */
function isStacked(line: Element): boolean {
  const { left, width } = line.getBoundingClientRect();
  const isInColumn = (other: Element | null) =>
    other !== null &&
    other.classList[0] === line.classList[0] &&
    Math.abs(other.getBoundingClientRect().left - left) < 1 &&
    other.getBoundingClientRect().top !== line.getBoundingClientRect().top;
  return width <= COLUMN_WIDTH && [line.previousElementSibling, line.nextElementSibling].some(isInColumn);
}

function sidewaysFirst(spots: readonly [Spot, ...Spot[]]): readonly [Spot, ...Spot[]] {
  const sideways = spots.filter(({ side }) => side === 'beside' || side === 'after');
  const [first = spots[0], ...others] = [...sideways, ...spots];
  return [first, ...others];
}

function leastCovering(box: HTMLElement, spots: readonly [Spot, ...Spot[]]): Spot {
  const choices = [...document.querySelectorAll(CHOICES)].map((choice) => choice.getBoundingClientRect());
  const covered = ({ x, y }: Spot) =>
    choices.reduce((sum, { left, right, top, bottom }) => {
      const width = Math.min(right, x + box.offsetWidth) - Math.max(left, x);
      const height = Math.min(bottom, y + box.offsetHeight) - Math.max(top, y);
      return sum + Math.max(0, width) * Math.max(0, height);
    }, 0);
  let [best] = spots;
  for (const spot of spots) if (covered(spot) < covered(best)) best = spot;
  return best;
}
