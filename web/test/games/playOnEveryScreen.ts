import { at } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { layoutFaults } from './layoutFaults.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Desktop screens must show everything at once. Other screens must show at least one target. */
const DESKS: readonly Screen[] = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const UPRIGHT: Screen = { width: 390, height: 844 };
/** Phones in landscape, and a laptop of 1366 × 768 at a zoom of 200 %. */
export const SIDEWAYS: readonly Screen[] = [
  { width: 667, height: 375 },
  { width: 683, height: 384 },
  { width: 844, height: 390 },
];
const SCREENS: readonly Screen[] = [UPRIGHT, ...SIDEWAYS, ...DESKS];
/** Phones in both orientations and the smallest desktop screen. */
export const SMALL_SCREENS = SCREENS.slice(0, 2 + SIDEWAYS.length);

export interface ScreenPlan {
  /** Shortens the game: after this many questions, answers choose what the selector finds. */
  readonly shortened?: { readonly after: number; readonly by: string };
  /** True if the zones of the table must stay in place for the whole game. */
  readonly steady?: boolean;
  /** Maximum number of questions. */
  readonly most?: number;
}

/**
 * Plays a game by pointing and checks its questions: the question, the choices, the player's own components and the
 * targets are visible, and selecting moves nothing. A new question is checked on all screens, a repeated one on an
 * upright phone and one other screen, a frequent one on one screen. The other screens change with every question. Questions appear on an
 * upright phone.
 */
export async function playOnEveryScreen(
  page: Page,
  { shortened, steady = false, most = Number.POSITIVE_INFINITY }: ScreenPlan = {},
): Promise<void> {
  await page.setViewportSize(UPRIGHT);
  const first = new Map<Screen, string>();
  const asked = new Map<string, number>();
  for (let number = 0; number < most && (await isAsked(page)); number++) {
    const question = await page.locator('.ask h1').innerText();
    const times = asked.get(question) ?? 0;
    asked.set(question, times + 1);
    await lookOnScreens(page, number, screensFor(number, times), async (size, where) => {
      const zones = steady ? await page.evaluate(zonesOf) : '';
      expect(zones, where).toBe(first.get(size) ?? zones);
      first.set(size, zones);
    });
    await page.setViewportSize(UPRIGHT);
    await answer(page, number, shortened !== undefined && number >= shortened.after ? shortened.by : 'none');
    if (steady)
      expect([first.get(UPRIGHT), 'over'], `after question ${number}`).toContain(await page.evaluate(zonesOf));
    expect(number).toBeLessThan(200);
  }
}

/** Number of repetitions that makes a question frequent. */
const OFTEN = 3;

function screensFor(number: number, timesBefore: number): readonly Screen[] {
  if (timesBefore === 0) return SCREENS;
  if (timesBefore >= OFTEN) return [at(SCREENS, number % SCREENS.length)];
  return [UPRIGHT, at(SCREENS, 1 + (number % (SCREENS.length - 1)))];
}

/** Checks one question on these screens and points at a target, which depends on the number of the question. */
export async function lookOnScreens(
  page: Page,
  number: number,
  screens: readonly Screen[],
  look: (size: Screen, where: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await isAsked(page);
  const question = await page.locator('.ask h1').innerText();
  for (const size of screens) {
    await page.setViewportSize(size);
    const faults = await page.evaluate(faultsOf, { isDesk: DESKS.includes(size), number });
    const layout = await page.evaluate(layoutFaults, { mayCutQuestion: size === UPRIGHT });
    const where = `${question} (question ${number}, ${size.width}×${size.height})`;
    expect([...faults, ...layout], where).toEqual([]);
    await look(size, where);
  }
}

/** Returns the positions of the table's zones until the game is over. Runs in the page. */
function zonesOf(): string {
  if (document.querySelector('.end') !== null) return 'over';
  const zones = [...document.querySelectorAll('.bar, .ask, .askLine, .choiceRow, .preview, .board, .dock, .rail')];
  return zones
    .map((zone) => {
      const { x, y, width, height } = zone.getBoundingClientRect();
      return `${zone.classList[0]} ${[x, y, width, height].join()}`;
    })
    .join(' ');
}

/** Waits for a question at a rendered table, or for the end of the game. */
async function isAsked(page: Page): Promise<boolean> {
  const asked = '.table:not(:has(.ask.waits)):has(.board > .gameTable)';
  const state = page.locator(`${asked} .choiceRow .segment:not([data-folded]), .end`).first();
  await state.waitFor();
  return (await page.locator('.end').count()) === 0;
}

/** Points at targets, which depend on the number of the question, until a move is selected, and confirms it. */
async function answer(page: Page, number: number, preferred: string): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-version');
  await page.evaluate(
    async ([shift, first]) => {
      const go = document.querySelector<HTMLButtonElement>('.btn.go');
      if (go?.disabled) document.querySelector<HTMLElement>(first)?.click();
      await new Promise(requestAnimationFrame);
      for (let step = 0; go?.disabled && step < 8; step++) {
        const legal = [...document.querySelectorAll<HTMLElement>('.legal[data-target], .legal > [data-target]')];
        legal[(shift * 7 + step * 3) % legal.length]?.click();
        await new Promise(requestAnimationFrame);
        document.querySelector<HTMLElement>('.card-verbs button:last-child')?.click();
        await new Promise(requestAnimationFrame);
      }
      go?.click();
    },
    [number, preferred] as const,
  );
  await page.waitForFunction(
    (version) => document.querySelector<HTMLElement>('.table')?.dataset.version !== version,
    before,
  );
}

/**
 * Waits until the layout is at rest, then returns the faults of the visible question. Also points at a target, which must
 * move nothing. Runs in the page.
 */
async function faultsOf({ isDesk, number }: { isDesk: boolean; number: number }): Promise<readonly string[]> {
  const faults: string[] = [];
  const drawn = () => new Promise(requestAnimationFrame);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const box = (element: Element) => element.getBoundingClientRect();
  const isInside = (element: Element) => {
    const { left, top, right, bottom, width } = box(element);
    return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  /** True if the element is inside the window and nothing covers its centre. */
  const isInSight = (element: HTMLElement) => {
    const { left, top, width, height } = box(element);
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return isInside(element) && (element.contains(above) || element.parentElement === above);
  };
  /** On a phone the players replace the board if a question concerns them. */
  const isTurnedAway = (element: Element) => !isDesk && element.matches('.board') && box(element).width === 0;
  const height = (selector: string) => all(selector).reduce((sum, one) => sum + box(one).height, 0);
  const places = (elements: readonly Element[]) =>
    elements.map((one) => [box(one).x, box(one).y, box(one).width, box(one).height].join());
  const parts = () =>
    all('.ask, .choiceRow, .preview, .board, .dock, .rail, .point, .hit:not(.point > .hit), .card-purse .icon');
  const legalNow = () => all('.legal[data-target], .legal > [data-target]');
  // After a change of size the table is laid out in several frames. On a phone it then scrolls or switches to its targets.
  const until = performance.now() + 20_000;
  const isOutOfSight = (targets: readonly HTMLElement[]) => targets.length > 0 && !targets.some(isInSight);
  for (let still = 0, last = ''; still < 3 && performance.now() < until; ) {
    await drawn();
    const now = places(parts()).join();
    still = now === last && (isDesk || !isOutOfSight(legalNow())) ? still + 1 : 0;
    last = now;
  }

  for (const zone of ['.ask h1', '.choiceRow', '.btn.go', '.preview', '.board', '.dock:not(:empty)'])
    for (const one of all(zone)) if (!isInside(one) && !isTurnedAway(one)) faults.push(`${zone} is out of sight`);
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page can be scrolled');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page can be scrolled sideways');
  if (isDesk && height('.bar, .ask, .choiceRow') > 150) faults.push('the bars above the board are too high');
  const isTooLow = (board: Element) => !isTurnedAway(board) && box(board).height < 0.6 * innerHeight;
  if (innerHeight < 500 && all('.board').some(isTooLow)) faults.push('the board is too low');

  const legal = legalNow();
  const seen = new Set(legal.filter(isInSight).map(({ dataset }) => dataset.target));
  const unseen = legal.filter(({ dataset }) => !seen.has(dataset.target)).map(({ dataset }) => dataset.target);
  if (isDesk) faults.push(...unseen.map((target) => `${target} is out of sight`));
  else if (legal.length > 0 && seen.size === 0) faults.push('nothing to point at is in sight');

  const things = parts();
  const before = places(things);
  legal[number % legal.length]?.click();
  await drawn();
  const after = places(things);
  /** On a phone pointing may switch to another part of the table. Hidden elements do not count as moved. */
  const isAway = (place = '') => !isDesk && place === '0,0,0,0';
  for (const [index, one] of things.entries())
    if (one.isConnected && before[index] !== after[index] && !isAway(before[index]) && !isAway(after[index]))
      faults.push(
        `${one.className} ${one.dataset.target ?? one.dataset.id ?? ''}: ${before[index]} is now ${after[index]}`,
      );
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return faults;
}
