import type { Locator, Page } from 'playwright-core';

/** Returns the version the table shows; every decision increments it. */
export const version = (page: Page) => page.locator('main').getAttribute('data-version').then(Number);

/** Waits until the version has increased. Polls in the page itself for speed. */
export async function movedOn(page: Page, before: number): Promise<void> {
  const hasMoved = (than: number) => Number(document.querySelector('main')?.dataset.version) > than;
  await page.waitForFunction(hasMoved, before);
}

/** The search is limited to `.acts`: a role query checks every element, and a board has thousands. */
export const confirm = (page: Page) => page.locator('.acts').getByRole('button', { name: 'Confirm' });
export const enabledConfirm = (page: Page) => page.locator('.acts :enabled').and(confirm(page));

/** Selector of the visible choices, which exist while the player on this screen must decide. */
export const ASKED = '.choiceList .segment:not([data-folded])';
export const isAsked = async (page: Page) => (await page.locator(ASKED).count()) > 0;

/** The visible choices of the row that can be chosen: verbs or moves. */
export const segments = (page: Page) => page.locator('.choiceList > .segments > .segment:not(.none, [data-folded])');

/** The selected choice, even if it is folded. */
export const chosenSegment = (page: Page) => page.locator('.choiceList > .segments > .segment.on');

/** Opens the search and returns the list of all choices. */
export async function listed(page: Page): Promise<Locator> {
  const sheet = page.locator('#wordSearch');
  if (!(await sheet.isVisible())) await page.locator('[popovertarget=wordSearch]').click();
  await sheet.getByRole('option').first().waitFor();
  return sheet.getByRole('option');
}

/** Selects one of all choices by its words or its index. */
export async function choose(page: Page, which: RegExp | string | number): Promise<void> {
  const all = await listed(page);
  const wanted = typeof which === 'number' ? all.nth(which % (await all.count())) : all.filter({ hasText: which });
  await wanted.first().click();
}

/** Selects one of all choices and confirms it. */
export async function answer(page: Page, which: RegExp | string | number): Promise<void> {
  await choose(page, which);
  await confirm(page).click();
}

/** Descends through the levels of the row, always at the same index, until a move is selected. */
export async function chooseInRow(page: Page, place: number): Promise<void> {
  for (let level = 0; level < 4 && !(await confirm(page).isEnabled()); level++) {
    const count = await segments(page).count();
    const folded = page.locator('#foldedChoices .segment:not(.none)');
    if (count > 0)
      await segments(page)
        .nth(place % count)
        .click();
    else {
      await page.locator('.foldPill').click();
      await folded.first().waitFor();
      await folded.nth(place % (await folded.count())).click();
    }
  }
}

/** Asks for a hint and goes on to the move: of two equal moves the first. */
export async function chooseByHint(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.locator('.adviceCard .buttonRow').waitFor();
  for (let step = 0; step < 3 && !(await confirm(page).isEnabled()); step++) await page.keyboard.press('h');
}
