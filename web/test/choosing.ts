import type { Locator, Page } from 'playwright-core';

/** The version of what the table shows: every decision raises it. */
export const version = (page: Page) => page.locator('main').getAttribute('data-version').then(Number);

/** Waits until the table has moved on; asked in the page itself, since it is asked often. */
export async function movedOn(page: Page, before: number): Promise<void> {
  const hasMoved = (than: number) => Number(document.querySelector('main')?.dataset.version) > than;
  await page.waitForFunction(hasMoved, before);
}

/** Looked for in its place only: a role is asked of every element, and a board has thousands. */
export const confirm = (page: Page) => page.locator('.acts').getByRole('button', { name: 'Confirm' });
export const enabledConfirm = (page: Page) => page.locator('.acts :enabled').and(confirm(page));

/** There while this screen is asked: the row of choices, in segments. */
export const ASKED = '.opts .segment:not([data-folded])';
export const isAsked = async (page: Page) => (await page.locator(ASKED).count()) > 0;

/** What is seen of the row and can be chosen: verbs, or moves. */
export const segments = (page: Page) => page.locator('.opts > .segments > .segment:not(.none, [data-folded])');

/** What is chosen, also where it is folded away. */
export const chosenSegment = (page: Page) => page.locator('.opts > .segments > .segment.on');

/** Every choice in its words: the list behind the magnifying glass. */
export async function listed(page: Page): Promise<Locator> {
  const sheet = page.locator('#wordSearch');
  if (!(await sheet.isVisible())) await page.locator('[popovertarget=wordSearch]').click();
  await sheet.getByRole('option').first().waitFor();
  return sheet.getByRole('option');
}

/** Picks one of all choices, by its words or by its place in the list. */
export async function choose(page: Page, which: RegExp | string | number): Promise<void> {
  const all = await listed(page);
  const wanted = typeof which === 'number' ? all.nth(which % (await all.count())) : all.filter({ hasText: which });
  await wanted.first().click();
}

/** Answers with one of all choices. */
export async function answer(page: Page, which: RegExp | string | number): Promise<void> {
  await choose(page, which);
  await confirm(page).click();
}

/** Goes through the levels of the row, always to the same place, until a move is chosen. */
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
