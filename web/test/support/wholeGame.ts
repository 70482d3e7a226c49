import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ASKED, choose, confirm, enabledConfirm, isAsked, movedOn, version } from './choosing.ts';

/** Confirms the selection and waits until the version has increased. */
async function playChosen(page: Page, play: () => Promise<void>): Promise<void> {
  const before = await version(page);
  await enabledConfirm(page).waitFor();
  await play();
  await movedOn(page, before);
}

export interface Playing {
  /** Selects a choice, unless one is selected already. */
  choose(turn: number): Promise<void>;
  play(): Promise<void>;
  /** Returns true to stop before the end of the game. */
  isEnough?(): Promise<boolean>;
}

/** Answers questions until the game is over or `isEnough`. Returns the number of answers. */
export async function playOn(page: Page, { choose, play, isEnough }: Playing): Promise<number> {
  for (let turn = 0; ; turn++) {
    await page.locator(`${ASKED}, .end`).first().waitFor();
    if ((await page.locator('.end').isVisible()) || (await isEnough?.())) return turn;
    if (!(await confirm(page).isEnabled())) await choose(turn);
    await playChosen(page, play);
    expect(turn).toBeLessThan(400);
  }
}

/** The step through the list of choices, so that different kinds of moves are played. */
const STRIDE = 7;

/** Selects the first choices by keyboard for some turns, later others from the list of all choices. */
export function chooseByKeys(page: Page, turns: number) {
  return async (turn: number): Promise<void> => {
    for (let level = 0; turn < turns && level < 3 && !(await confirm(page).isEnabled()); level++) {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      if ((await page.locator(':popover-open').count()) > 0) await page.keyboard.press('Escape');
    }
    if (!(await confirm(page).isEnabled())) await choose(page, STRIDE * turn);
  };
}

/** Clicks highlighted targets for some turns, later choices in the list. Counts how often pointing was sufficient. */
export function chooseByPointing(page: Page, turns: number) {
  let byPointing = 0;
  const chooseNext = async (turn: number): Promise<void> => {
    const glowing = page.locator('.hit.legal:visible, .legal > .hit:visible');
    const count = turn < turns ? await glowing.count() : 0;
    if (count > 0) await glowing.nth((turn * 5) % count).click();
    if (await confirm(page).isEnabled()) byPointing++;
    else await choose(page, STRIDE * turn);
  };
  return { choose: chooseNext, byPointing: () => byPointing };
}

export const question = (page: Page) => page.locator('.ask h1').innerText();

/** Passes if possible, to shorten the game. */
export async function choosePass(page: Page): Promise<void> {
  const pass = page.locator('.choiceRow .segment:not([data-folded]):visible', { hasText: 'Pass' });
  if ((await pass.count()) > 0) await pass.click();
}

/**
 * Answers if this page must decide: with the selection of `chooseFirst`, otherwise with a choice of the list. Returns the
 * question, or null if the page need not decide.
 */
export async function answerSomehow(page: Page, chooseFirst = async (_: Page) => {}): Promise<string | null> {
  if (!(await isAsked(page))) return null;
  const asked = await question(page);
  if (!(await confirm(page).isEnabled())) await chooseFirst(page);
  if (!(await confirm(page).isEnabled())) await choose(page, STRIDE * (await version(page)));
  await playChosen(page, () => page.keyboard.press('Control+Enter'));
  return asked;
}
