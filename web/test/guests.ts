import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ASKED, choose, isAsked } from './choosing.ts';

/** Gives the browser of a page a name, as its own forms would. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('/me');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take this name' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Sets a table up for whoever the page is, with what no form offers: a clock of seconds. */
export function setTable(page: Page, table: object): Promise<string> {
  return page.evaluate(async (wanted) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'card', ...wanted }),
    });
    return ((await answer.json()) as { id: string }).id;
  }, table);
}

export const question = (page: Page) => page.locator('.ask');
/** Empty behind a curtain. */
const questionText = async (page: Page) => (await question(page).allInnerTexts()).join();
export const isOver = (page: Page) => page.locator('.end').isVisible();

/** Answers with one of the choices if this page is asked; says whether it was. */
export async function answers(page: Page, which: number): Promise<boolean> {
  if (!(await isAsked(page))) return false;
  const before = await questionText(page);
  await chooseSurely(page, which);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await isOver(page)) || (await questionText(page)) !== before).toBe(true);
  return true;
}

/** As a person would: what slipped away under the finger, because the table moved on just then, is chosen again. */
async function chooseSurely(page: Page, which: number): Promise<void> {
  const confirm = page.locator('.btn.go:enabled', { hasText: 'Confirm' });
  await expect
    .poll(
      async () => {
        if (await confirm.isVisible()) return true;
        return choose(page, which)
          .then(() => confirm.waitFor({ timeout: 1000 }))
          .then(
            () => true,
            () => false,
          );
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

/** Of several pages at one table, one that is asked. */
export function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await page.locator(ASKED).first().waitFor();
      return page;
    }),
  );
}

/** Lets one page answer until the other is asked. */
export async function passOn(from: Page, to: Page): Promise<void> {
  for (let turn = 0; !(await isAsked(to)); turn++) {
    await answers(from, 0);
    expect(turn).toBeLessThan(12);
  }
}
