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
  /** Selects a choice, if none is selected yet. `answered` is the number of answers before. */
  choose(answered: number): Promise<void>;
  /** Confirms the selection. */
  play(): Promise<void>;
  /** Returns true to stop before the end of the game. */
  isEnough?(): Promise<boolean>;
}

/** Answers questions until the game is over or `isEnough`. Returns the number of answers. */
export async function playOn(page: Page, { choose, play, isEnough }: Playing): Promise<number> {
  for (let answered = 0; ; answered++) {
    await page.locator(`${ASKED}, .end`).first().waitFor();
    if ((await page.locator('.end').isVisible()) || (await isEnough?.())) return answered;
    if (!(await confirm(page).isEnabled())) await choose(answered);
    await playChosen(page, play);
    expect(answered).toBeLessThan(400);
  }
}

/** The step through the list of choices, so that different kinds of moves are played. */
const STRIDE = 7;

/** Selects the first choice by keyboard for the first `most` answers, later others from the list of all choices. */
export function chooseByKeys(page: Page, most: number) {
  return async (answered: number): Promise<void> => {
    for (let level = 0; answered < most && level < 3 && !(await confirm(page).isEnabled()); level++) {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      if ((await page.locator(':popover-open').count()) > 0) await page.keyboard.press('Escape');
    }
    if (!(await confirm(page).isEnabled())) await choose(page, STRIDE * answered);
  };
}

/** Clicks highlighted targets for the first `most` answers, later choices in the list. Counts how often pointing sufficed. */
export function chooseByPointing(page: Page, most: number) {
  let byPointing = 0;
  const chooseNext = async (answered: number): Promise<void> => {
    const glowing = page.locator('.hit.legal:visible, .legal > .hit:visible');
    const count = answered < most ? await glowing.count() : 0;
    if (count > 0) await glowing.nth((answered * 5) % count).click();
    if (await confirm(page).isEnabled()) byPointing++;
    else await choose(page, STRIDE * answered);
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
