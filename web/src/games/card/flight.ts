import type { Journey } from './journeys.ts';
import type { Whereabouts } from './whereabouts.ts';

/** No more than this many things are on their way at once. */
export const AT_ONCE = 3;
/** Each sets out a little after the one before. */
const APART = 0.12;

interface Trip {
  readonly journey: Journey;
  readonly before: Whereabouts;
  readonly now: Whereabouts;
  /** What is written on a card. */
  readonly name: string;
  readonly duration: number;
  readonly place: number;
}

/** Sends a likeness along a straight line from where the thing was to where it is; it is gone when it arrives. */
export function fly({ journey, before, now, name, duration, place }: Trip): void {
  const from = before.get(journey.from) ?? now.get(journey.from);
  const to = now.get(journey.to);
  if (from === undefined || to === undefined) return;
  const ghost = likeness(journey, name);
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
    { duration, delay: duration * APART * place, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
  );
  flight.id = FLIGHT;
  flight.onfinish = () => ghost.remove();
  greet(to.element, duration);
}

const FLIGHT = 'card-flight';

/** What lies in a row moves up when something has left it, instead of jumping. */
export function closeRanks(before: Whereabouts, now: Whereabouts, duration: number): void {
  for (const [spot, { element, x, y }] of now) {
    const was = before.get(spot);
    if (was === undefined || !element.matches('.cg-card') || Math.abs(was.y - y) > 1 || Math.abs(was.x - x) < 1)
      continue;
    const slide = element.animate([{ transform: `translateX(${was.x - x}px)` }, { transform: 'none' }], {
      duration: duration / 2,
      easing: 'ease-out',
    });
    slide.id = FLIGHT;
  }
}

/** Everything arrives at once. */
export function land(): void {
  for (const animation of document.getAnimations()) if (animation.id === FLIGHT) animation.finish();
}

function likeness({ icon, card }: Journey, name: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.className = card === undefined ? 'cg-ghost good' : 'cg-ghost card';
  if (card !== undefined) ghost.textContent = name;
  else ghost.innerHTML = `<svg><use href="#${icon ?? ''}"></use></svg>`;
  return ghost;
}

/** A short wash of colour where something arrives; nothing there moves. */
function greet(element: HTMLElement, duration: number): void {
  const wash = element.animate([{ backgroundColor: 'var(--selected-wash)' }, {}], {
    duration: duration * 1.6,
    delay: duration * 0.7,
    easing: 'ease-out',
  });
  wash.id = FLIGHT;
}
