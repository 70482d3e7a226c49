import { at } from '@signoria/engine';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAsked } from '../support/choosing.ts';
import { answerIfAsked, introduce, passOn, setTable, talk, whoIsAsked } from '../support/guests.ts';
import type { RunningServer } from '../support/server.ts';
import { runServer } from '../support/server.ts';
import type { Visitor, VisitorSettings } from '../support/visitor.ts';
import { launch, visitor } from '../support/visitor.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

// Each test has its own server, so that public tables do not appear in another test's lobby.
beforeEach(async () => {
  server = await runServer();
});
afterEach(() => server?.close());

/** Opens a browser for each of several people and expects no console messages. */
async function meet(wanted: readonly VisitorSettings[], act: (...people: Visitor[]) => Promise<void>): Promise<void> {
  const people = await Promise.all(wanted.map((one) => visitor(browser, server.address, one)));
  try {
    await act(...people);
    for (const { consoleMessages } of people) expect(consoleMessages).toEqual([]);
  } finally {
    await Promise.all(people.map((one) => one.close()));
  }
}

const NAMES = ['Anna', 'Otto', 'Lea'] as const;

/** Starts a table with these people; the first is the host. */
async function sitTogether(pages: readonly Page[], table: object = {}): Promise<string> {
  for (const [seat, page] of pages.entries()) await introduce(page, at(NAMES, seat));
  const [host = expect.fail('nobody'), ...others] = pages;
  const id = await setTable(host, { seats: [{ kind: 'person' }, ...others.map(() => ({ kind: 'open' }))], ...table });
  for (const page of others) {
    await page.goto(`/with/${id}`);
    await page.getByRole('button', { name: 'Join the table' }).click();
    await page.getByText('The host starts the game.').waitFor();
  }
  await host.goto(`/with/${id}`);
  await host.getByRole('button', { name: 'Start game' }).click();
  await Promise.all(pages.map((page) => page.locator('.ask').waitFor()));
  return id;
}

describe('people at tables', { retry: 2 }, () => {
  test('a public table is listed in the lobby and can be joined, watched and used for chat', async () => {
    await meet([{}, { width: 390 }, {}], async (anna, otto, lea) => {
      await anna?.page.goto('/friends/card');
      if (anna === undefined || otto === undefined || lea === undefined) throw new Error('expected three people');
      await anna.page.getByLabel('Your name').fill('Anna');
      await anna.page.getByText('Anyone: listed publicly').click();
      await anna.page.getByRole('button', { name: 'Set up the table and get the link' }).click();
      await anna.page.getByRole('img', { name: /QR code/ }).waitFor();

      await otto.page.goto('/');
      await otto.page.getByRole('link', { name: /^Join: The Card Game/ }).waitFor(); // the home page shows it too
      await otto.page.getByRole('link', { name: 'Tables', exact: true }).click();
      await otto.page.getByRole('link', { name: /^Join: The Card Game, Anna/ }).click();
      await otto.page.getByLabel('Your name').fill('Otto');
      await otto.page.getByRole('button', { name: 'Join the table' }).click();
      await anna.page.getByText('Everyone is here').waitFor();
      await anna.page.getByRole('button', { name: 'Start game' }).click();
      await otto.page.locator('.ask').waitFor();

      await anna.page.getByRole('button', { name: 'Chat', exact: true }).click();
      await anna.page.getByLabel('Write a message').fill('Good game <b>Otto</b>');
      await anna.page.keyboard.press('Enter');
      await otto.page.getByRole('button', { name: 'Chat 1 new' }).click();
      await otto.page.locator('dialog').getByText('Good game <b>Otto</b>').waitFor(); // as it was typed
      await anna.page.getByRole('button', { name: 'Chronicle', exact: true }).click();
      await otto.page.locator('dialog').getByLabel('Write a message').fill('The same to you');
      await otto.page.keyboard.press('Enter');
      await anna.page.getByRole('button', { name: 'Chat 1 new' }).click();
      await anna.page.locator('.railChat').getByText('The same to you').waitFor();
      await otto.page.keyboard.press('Escape');
      await otto.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();

      await lea.page.goto('/tables');
      await lea.page.getByRole('link', { name: /^Watch: The Card Game/ }).click();
      await lea.page.getByText('You are watching').waitFor();
      await anna.page.getByText('1 person watching').waitFor();
      await expect.poll(() => lea.page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
      await expect.poll(() => lea.page.locator('.segment').count()).toBe(0);
      await lea.page.getByRole('button', { name: 'Chat', exact: false }).click();
      await lea.page.getByLabel('Your name').fill('Lea');
      await lea.page.getByRole('button', { name: 'Join the chat' }).click();
      await lea.page.getByRole('button', { name: 'Chat', exact: true }).click(); // the table was reopened with the name
      await lea.page.getByLabel('Write a message').fill('I only watch');
      await lea.page.keyboard.press('Enter');
      await anna.page.locator('.railChat').getByText('I only watch').waitFor();
      // The first half of a choice causes no event yet.
      for (let turn = 0; turn < 4; turn++) await answerIfAsked(await whoIsAsked([anna.page, otto.page]), 0);
      await lea.page.getByRole('button', { name: /^Chronicle \d new$/ }).click(); // the chronicle is hidden by the chat
      await expect.poll(() => lea.page.locator('.log li').count()).toBeGreaterThan(0);
    });
  });

  test('title and icon show that the player must decide, and a notification does if the page is hidden', async () => {
    await meet([{}, {}], async (anna, otto) => {
      if (anna === undefined || otto === undefined) throw new Error('expected two people');
      for (const { page } of [anna, otto]) {
        await page.context().grantPermissions(['notifications']);
        // Makes the page hidden and records notifications, which some headless browsers do not allow.
        await page.addInitScript(() => {
          const notices: string[] = [];
          Object.assign(window, { notices });
          Object.defineProperty(document, 'hidden', { get: () => true });
          window.Notification = class extends Notification {
            static override readonly permission = 'granted';
            constructor(title: string, notice?: NotificationOptions) {
              super(title, notice);
              notices.push(`${title} ${notice?.tag}`);
            }
          };
        });
      }
      const id = await sitTogether([anna.page, otto.page]);
      const mover = await whoIsAsked([anna.page, otto.page]);
      const other = mover === anna.page ? otto.page : anna.page;
      const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');
      const notices = (page: Page) => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
      expect([await mover.title(), await icon(mover)]).toEqual([
        '● Your turn, The Card Game · Signoria',
        '/lily-turn.svg',
      ]);
      expect([await other.title(), await icon(other)]).toEqual(['The Card Game · Signoria', '/lily.svg']);
      await expect.poll(() => notices(mover)).toEqual([`Your turn signoria-${id}`]);
      await expect.poll(() => notices(other)).toEqual([]);
      await passOn(mover, other);
      await expect.poll(() => other.title()).toBe('● Your turn, The Card Game · Signoria');
      await expect.poll(() => notices(other)).toEqual([`Your turn signoria-${id}`]);
      await mover.goto('/tables');
      await other.goto('/tables');
      await expect.poll(() => other.title()).toBe('● 1 table is waiting for you, Tables · Signoria');
      await other.getByRole('link', { name: /^Your turn: The Card Game/ }).waitFor();
      await other.goto('/');
      await other
        .locator('.waitCard')
        .getByRole('link', { name: /^Your turn: The Card Game/ })
        .click();
      await other.waitForURL(`**/with/${id}`);
    });
  });

  test('a bot plays for a player whose time ran out, and the player can return', async () => {
    await meet([{}, { width: 390 }], async (anna, otto) => {
      if (anna === undefined || otto === undefined) throw new Error('expected two people');
      await sitTogether([anna.page, otto.page], { clock: { kind: 'live', initial: 15, increment: 60 } });
      const late = await whoIsAsked([anna.page, otto.page]);
      const other = late === anna.page ? otto.page : anna.page;
      const name = late === anna.page ? 'Anna' : 'Otto';
      const clock = other.locator('.clock.runs:visible').first();
      const first = await clock.innerText();
      expect(first).toMatch(/0:[01]\d/);
      await expect.poll(() => clock.innerText(), { timeout: 5000 }).not.toBe(first);
      await late.getByText('A bot is playing for you.').waitFor();
      await other.getByText(`A bot is playing for ${name}`).waitFor();
      await late.getByRole('button', { name: 'Return to my seat' }).click();
      await late.getByText('A bot is playing for you.').waitFor({ state: 'detached' });
      await other.getByText(`A bot is playing for ${name}`).waitFor({ state: 'detached' });
    });
  });

  test('after a time-out the other players can end the game by a unanimous vote', async () => {
    await meet([{}, {}, { width: 390 }], async (...people) => {
      const pages = people.map(({ page }) => page);
      await sitTogether(pages, { clock: { kind: 'live', initial: 12, increment: 600 } });
      const late = await whoIsAsked(pages);
      const [first = late, second = late] = pages.filter((page) => page !== late);
      await first.getByRole('button', { name: 'Ask to end the game' }).click();
      await first.getByText('You asked to end the game as it stands.').waitFor();
      await second.getByRole('button', { name: 'Decline' }).click();
      await first.getByText('Not everyone agreed.').waitFor();
      await first.getByRole('button', { name: 'Ask to end the game' }).click();
      await second.getByRole('button', { name: 'Agree' }).click();
      for (const page of pages) await page.locator('.end').getByText('There is no winner.').waitFor();
      await first.locator('.end summary', { hasText: 'Fair cards and dice' }).click();
      await first.getByText('the seed matches the fingerprint').waitFor();
    });
  });

  test('a decision beyond the barrier is undone only if the other player agrees', async () => {
    await meet([{}, {}], async (anna, otto) => {
      if (anna === undefined || otto === undefined) throw new Error('expected two people');
      await sitTogether([anna.page, otto.page]);
      const first = await whoIsAsked([anna.page, otto.page]);
      const second = first === anna.page ? otto.page : anna.page;
      await passOn(first, second);
      const ask = first.getByRole('button', { name: 'Ask to undo' });
      if ((await ask.count()) === 0) await answerIfAsked(second, 0); // now another player's decision is the undo barrier
      await ask.click();
      await first.getByText('You asked to undo').waitFor();
      await second.getByRole('button', { name: 'Decline' }).click();
      await first.getByText('Not everyone agreed.').waitFor();
      await ask.click();
      await second.getByRole('button', { name: 'Agree' }).click();
      await expect.poll(() => isAsked(first)).toBe(true);
    });
  });

  test('two persons at one screen of an online table: a curtain separates their turns and shows no hand', async () => {
    await meet([{}], async (anna) => {
      const { page } = anna ?? (await Promise.reject(new Error('expected one person')));
      await introduce(page, 'Anna');
      const seats = [{ kind: 'person' }, { kind: 'local', name: 'Bice' }];
      await page.goto(`/with/${await setTable(page, { seats })}`);
      await page.getByRole('button', { name: 'Start game' }).click();
      const lift = page.getByRole('button', { name: /lift the curtain/ });
      for (let turn = 0; turn < 3; turn++) {
        await lift.waitFor();
        const words = await lift.innerText();
        expect(await page.locator('.card-dock, .segment, .log').count()).toBe(0);
        await lift.click();
        while (!(await lift.isVisible())) if (!(await answerIfAsked(page, 0))) await page.waitForTimeout(50);
        await expect.poll(() => lift.innerText()).not.toBe(words);
      }
    });
  });

  test('a note is shown while the server is down, and chat lines are complete when it is back', async () => {
    const { page, close } = await visitor(browser, server.address);
    try {
      await introduce(page, 'Anna');
      const id = await setTable(page, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
      for (const name of ['Berta', 'Carlo', 'Dora']) await talk(browser, server.address, id, name, 36);
      await page.goto(`/with/${id}`);
      await page.getByRole('button', { name: 'Start game' }).click();
      await page.locator('.card-dock').first().waitFor();
      await whoIsAsked([page]);
      await page.getByRole('button', { name: 'Chat', exact: true }).click();
      await page.getByText('Dora 35').waitFor();
      const earlier = page.getByRole('button', { name: 'Earlier messages' });
      await earlier.focus();
      const known = page.getByText('Berta 8', { exact: true });
      const placeOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
      const place = async () => Math.round((await placeOf(known)) - (await placeOf(page.locator('.chatLines'))));
      const before = await place();
      await server.stop();
      await page.getByText('Connecting… Nothing is lost.').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.chatEarlier').getByText('The server is not responding.').waitFor();
      await server.start();
      await page.getByText('The connection is back.').waitFor();
      await page.getByText('The connection is back.').waitFor({ state: 'detached' });
      await page.keyboard.press('Enter'); // the button still has the focus
      await page.getByText('Berta 0', { exact: true }).waitFor({ state: 'attached' });
      expect(await page.locator('.chatLines li').count()).toBe(3 * 36);
      expect([await earlier.count(), await place()]).toEqual([0, before]);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('chatLines');
      await expect.poll(() => answerIfAsked(page, 0)).toBe(true);
    } finally {
      await close();
    }
  });
});
