import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from '../support/axe.ts';
import { introduce, setTable } from '../support/guests.ts';
import type { RunningServer } from '../support/server.ts';
import { runServer } from '../support/server.ts';
import type { Visitor } from '../support/visitor.ts';
import { launch, visitor } from '../support/visitor.ts';

let server: RunningServer;
let browser: Browser;
/** A person with one running table, with a clock and own figures, and one open table. */
let host: Visitor;
let running = '';
let waiting = '';

const OWN_FIGURES = { artists: { 'donatello-sculptor': { cost: 150 } } };

beforeAll(async () => {
  server = await runServer();
  browser = await launch();
  host = await visitor(browser, server.address);
  await introduce(host.page, 'Anna');
  const table = {
    visibility: 'public',
    clock: { kind: 'live', initial: 1800, increment: 30 },
    options: { guilds: false, figures: OWN_FIGURES },
  };
  waiting = await setTable(host.page, { ...table, seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'invited' }] });
  const bots = [{ kind: 'bot', level: 'greedy' }];
  running = await setTable(host.page, { ...table, seats: [{ kind: 'person' }, ...bots, ...bots] });
  await host.page.goto(`/with/${running}`);
  await host.page.getByRole('button', { name: 'Start game' }).click();
  await host.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await host.page.getByLabel('Write a message').fill('Welcome to my table, look around');
  await host.page.keyboard.press('Enter');
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'home-tables': async (page) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Join/ }).waitFor();
  },
  'home-my-turn': async (page) => {
    await introduce(page, 'Otto');
    const bots = [{ kind: 'bot', level: 'random' }];
    const id = await setTable(page, { seats: [{ kind: 'person' }, ...bots] });
    await page.goto(`/with/${id}`);
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.locator('.segment').first().waitFor({ state: 'attached' }); // all can be folded on a phone
    await page.goto('/');
    await page.locator('.waitCard .waitStage', { hasText: /./ }).waitFor();
  },
  lobby: async (page) => {
    await page.goto('/tables');
    await page.getByRole('link', { name: /^Watch/ }).waitFor();
  },
  friends: async (page) => {
    await page.goto('/friends/card');
    await page.getByLabel('4 players').check();
    await page.getByLabel('Seat 2: Who plays').selectOption('local');
    await page.getByText('Live', { exact: true }).click();
    await page.getByText('Game values: sources').click();
  },
  'waiting-guest': async (page) => {
    await page.goto(`/with/${waiting}`);
    await page.locator('summary').click();
  },
  'waiting-seated': async (page) => {
    await introduce(page, 'Otto');
    await page.getByRole('link', { name: 'Tables' }).click();
    await page.getByText('Set up a table').waitFor();
    const id = await setTable(page, { seats: [{ kind: 'person' }, { kind: 'invited' }] });
    await page.goto(`/with/${id}`);
    await page.locator('.qr').waitFor();
  },
  watching: async (page) => {
    await page.goto(`/with/${running}`);
    await page.getByText('You are watching').waitFor();
  },
  about: async (page) => {
    await page.goto(`/with/${running}`);
    await page.getByRole('button', { name: 'About this table' }).click();
    await page.locator('dialog').getByText('Fingerprint (SHA-256)').waitFor();
  },
  me: async (page) => {
    await introduce(page, 'Otto');
  },
  settings: (page) => page.goto('/settings'),
};

test.each(Object.keys(SCREENS))('%s has no serious accessibility faults, on any screen', { retry: 1 }, async (name) => {
  const one = await visitor(browser, server.address, { width: 390 });
  try {
    await SCREENS[name]?.(one.page);
    await one.page.locator('main h1').waitFor();
    await one.atWidths([390, 1440], async (width) => {
      await one.inBothThemes(async () => {
        await one.picture(name);
        expect(await seriousFaults(one.page), `${width} px`).toEqual([]);
      });
    });
    await one.atWidths([360, 390, 768, 1440], async (width) =>
      expect([width, await one.overflows()]).toEqual([width, false]),
    );
    await one.page.setViewportSize({ width: 844, height: 390 }); // the bar is hidden only during a game
    expect(await one.page.locator('.bar').isVisible()).toBe((await one.page.locator('main.table').count()) === 0);
    expect(one.consoleMessages).toEqual([]);
  } finally {
    await one.close();
  }
});
