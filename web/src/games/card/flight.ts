import type { Journey } from './journeys.ts';
import type { MeasuredSpots } from './spots.ts';

/** The maximum number of simultaneous flights. */
export const AT_ONCE = 3;
/** The delay between two flights, as a fraction of the duration. */
const APART = 0.12;

interface Trip {
  readonly journey: Journey;
  readonly before: MeasuredSpots;
  readonly now: MeasuredSpots;
  /** The text on a flying card. */
  readonly name: string;
  readonly duration: number;
  /** The number of flights that start before this one. */
  readonly index: number;
}

/** Animates a copy of a thing along a straight line from its old to its new spot, then removes the copy. */
export function fly({ journey, before, now, name, duration, index }: Trip): void {
  const from = before.get(journey.from) ?? now.get(journey.from);
  const to = now.get(journey.to);
  if (from === undefined || to === undefined) return;
  const ghost = flyingCopyOf(journey, name);
  ghost.style.left = `${from.x}px`;
  ghost.style.top = `${from.y}px`;
  document.body.append(ghost);
  const way = `translate(calc(${to.x - from.x}px - 50%), calc(${to.y - from.y}px - 50%))`;
  const flight = ghost.animate(
    [
      { transform: 'translate(-50%, -50%)', opacity: 1 },
      { transform: way, opacity: 1, offset: 0.85 },
      { transform: way, opacity: 0 },
    ],
    { duration, delay: duration * APART * index, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
  );
  flight.id = FLIGHT;
  flight.onfinish = () => ghost.remove();
  flash(to.element, duration);
}

const FLIGHT = 'card-flight';

/** Slides the remaining cards of a row to their new places (FLIP animation). */
export function slideRemainingCards(before: MeasuredSpots, now: MeasuredSpots, duration: number): void {
  for (const [spot, { element, x, y }] of now) {
    const was = before.get(spot);
    if (was === undefined || !element.matches('.card-work') || Math.abs(was.y - y) > 1 || Math.abs(was.x - x) < 1)
      continue;
    const slide = element.animate([{ transform: `translateX(${was.x - x}px)` }, { transform: 'none' }], {
      duration: duration / 2,
      easing: 'ease-out',
    });
    slide.id = FLIGHT;
  }
}

/** Finishes all running animations of this file at once. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) if (animation.id === FLIGHT) animation.finish();
}

function flyingCopyOf({ icon, card }: Journey, name: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.className = card === undefined ? 'card-ghost good' : 'card-ghost card';
  if (card !== undefined) ghost.textContent = name;
  else ghost.innerHTML = `<svg><use href="#${icon ?? ''}"></use></svg>`;
  return ghost;
}

/** Flashes the background of the destination. */
function flash(element: HTMLElement, duration: number): void {
  const wash = element.animate([{ backgroundColor: 'var(--selected-wash)' }, {}], {
    duration: duration * 1.6,
    delay: duration * 0.7,
    easing: 'ease-out',
  });
  wash.id = FLIGHT;
}
