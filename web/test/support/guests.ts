import { PROTOCOL_VERSION } from '@signoria/protocol';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ASKED, choose, confirm, enabledConfirm, isAsked, version } from './choosing.ts';

/** Signs in with a name by the page's form. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('/me');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
}

/** Sets up a table by the API with settings no form offers, such as a clock in seconds. */
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

/** Opens a table as another person and writes numbered chat lines. */
export async function talk(browser: Browser, baseURL: string, table: string, name: string, count: number) {
  const context = await browser.newContext({ baseURL });
  await context.request.post('/api/people', { data: { name } });
  const page = await context.newPage();
  await page.goto('/api/games'); // any address of the server works
  await page.evaluate(
    ({ hello, lines }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket('/api/socket');
        socket.addEventListener('open', () => {
          for (const message of [hello, ...lines.map((text, id) => ({ type: 'chat', id, text }))])
            socket.send(JSON.stringify(message));
        });
        socket.addEventListener('message', ({ data }) => {
          if (JSON.parse(data).line?.text === lines.at(-1)) resolve();
        });
      }),
    {
      hello: { type: 'hello', protocol: PROTOCOL_VERSION, table, have: null },
      lines: Array.from({ length: count }, (_, line) => `${name} ${line}`),
    },
  );
  await context.close();
}

export const askBar = (page: Page) => page.locator('.ask');
/** Returns the text of the bar with the question; empty behind a curtain. */
const questionText = async (page: Page) => (await askBar(page).allInnerTexts()).join();
export const isOver = (page: Page) => page.locator('.end').isVisible();

/** Answers with one of the choices if this page must decide. Returns true if it did. */
export async function answerIfAsked(page: Page, which: number): Promise<boolean> {
  if (!(await isAsked(page))) return false;
  const before = await questionText(page);
  await chooseWithRetries(page, which);
  await confirm(page).click();
  await expect.poll(async () => (await isOver(page)) || (await questionText(page)) !== before).toBe(true);
  return true;
}

/** Selects a choice. Retries if the table changed meanwhile. */
async function chooseWithRetries(page: Page, which: number): Promise<void> {
  const enabled = enabledConfirm(page); // already enabled if there is only one answer
  await expect
    .poll(
      async () => {
        if (await enabled.isVisible()) return true;
        return choose(page, which)
          .then(() => enabled.waitFor({ timeout: 5000 }))
          .then(
            () => true,
            () => false,
          );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

/** Returns one of the pages at a table whose player must decide. */
export function whoIsAsked(pages: readonly Page[]): Promise<Page> {
  return Promise.any(
    pages.map(async (page) => {
      await page.locator(ASKED).first().waitFor();
      return page;
    }),
  );
}

/** Lets one page answer until the other must decide. */
export async function passOn(from: Page, to: Page): Promise<void> {
  for (let answered = 0; !(await isAsked(to)); answered++) {
    await answerIfAsked(from, 0);
    expect(answered).toBeLessThan(12);
  }
}

interface LinkSteps {
  /** Changes more settings. */
  readonly setUp?: () => Promise<void> | undefined;
  /** Runs while Anna waits for Otto. */
  readonly whileWaiting?: () => Promise<void> | undefined;
}

/** Anna sets up a table, beginning at the home page, and sends Otto its link. Otto joins, and Anna starts the game. */
export async function sitDownByLink(
  anna: Page,
  otto: Page,
  game: string,
  { setUp, whileWaiting }: LinkSteps = {},
): Promise<void> {
  await anna.goto('/');
  await anna.locator(`a[href="/friends/${game}"]`, { hasText: 'With friends, by link' }).click();
  await anna.getByLabel('Your name').fill('Anna');
  await setUp?.();
  await anna.getByRole('button', { name: 'Set up the table and get the link' }).click();
  await whileWaiting?.();
  await otto.goto(await anna.getByLabel('Link for your friends').inputValue());
  await otto.getByLabel('Your name').fill('Otto');
  await otto.getByRole('button', { name: 'Join the table' }).click();
  await anna.getByRole('button', { name: 'Start game' }).click();
  await otto.locator('.ask').waitFor();
}

/** Opens the replay at the end of a game and steps to its last position. */
export async function openReplay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.waitForURL('**/look*');
  await expect.poll(() => page.locator('.replayPlace').innerText()).toMatch(/^0 of \d{2,}/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => version(page)).toBeGreaterThan(0);
  await page.keyboard.press('End');
}
