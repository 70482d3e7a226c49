import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose } from '../support/choosing.ts';
import { askBar, introduce, setTable } from '../support/guests.ts';
import type { RunningServer } from '../support/server.ts';
import { runServer } from '../support/server.ts';
import { launch, visitor } from '../support/visitor.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** Intercepts the socket. Its functions send messages to the page and hold back those of the server. */
async function interceptSocket(page: Page) {
  const held: string[] = [];
  let isHolding = false;
  let socket: WebSocketRoute | null = null;
  await page.routeWebSocket('**/api/socket?*', (route) => {
    const real = route.connectToServer();
    socket = route;
    route.onMessage((text) => real.send(text));
    real.onMessage((text) => (isHolding ? held.push(String(text)) : route.send(text)));
  });
  return {
    say: (text: string) => socket?.send(text),
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const text of held.splice(0)) socket?.send(text);
    },
  };
}

/** Printed if the interceptor of the test passes a message on after the server has closed; the page itself does not send. */
const LATE_SEND = 'WebSocket is already in CLOSING or CLOSED state.';

test('a page that the server calls outdated does not reconnect, and shows its table after reloading', async () => {
  const one = await visitor(browser, server.address, {});
  const { page, consoleMessages } = one;
  try {
    await introduce(page, 'Anna');
    const id = await setTable(page, { seats: [{ kind: 'person' }, { kind: 'local', name: 'Bruno' }] });
    let isOld = true;
    let opened = 0;
    await page.clock.install();
    await page.routeWebSocket('**/api/socket?*', (route) => {
      opened++;
      const real = route.connectToServer();
      route.onMessage((text) => real.send(isOld ? String(text).replace(/"protocol":\d+/, '"protocol":1') : text));
    });
    await page.goto(`/with/${id}`);
    await page.getByText('There is a new version of Signoria').waitFor();
    await page.clock.fastForward('01:00'); // all retries and delayed messages are due now
    expect([await page.getByText('Connecting').count(), opened]).toEqual([0, 1]);
    isOld = false;
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'Start game' }).waitFor();
    expect(consoleMessages.filter((message) => message !== LATE_SEND)).toEqual([]);
  } finally {
    await one.close();
  }
});

test.each([
  ['en', 'There is a new version of Signoria', 'Reload'],
  ['de', 'Es gibt eine neue Version von Signoria', 'Neu laden'],
  ['it', 'C’è una nuova versione di Signoria', 'Ricarica'],
] as const)(
  '%s: a page older than the server shows a note, and offers to reload when no answer is pending',
  async (...texts) => {
    const [language, words, button] = texts;
    const one = await visitor(browser, server.address, {});
    const { page, consoleMessages } = one;
    try {
      await introduce(page, 'Anna');
      const id = await setTable(page, { seats: [{ kind: 'person' }, { kind: 'local', name: 'Bruno' }] });
      const wire = await interceptSocket(page);
      await page.goto(`/with/${id}`);
      await page.getByRole('button', { name: 'Start game' }).click();
      await page.locator('.curtain button').click();
      await askBar(page).waitFor();
      await page.getByLabel('Language').selectOption(language);
      expect(await page.getByText(words).count()).toBe(0);

      wire.say('{"type":"weather","sky":"clear"}');
      await page.getByText(words).waitFor();
      const reload = page.getByRole('button', { name: button });
      expect(await reload.isEnabled()).toBe(true);

      wire.hold();
      await choose(page, 0);
      await page.locator('.actButtons .btn.go').click();
      await expect.poll(() => reload.isDisabled()).toBe(true);
      wire.release();
      await expect.poll(() => reload.isEnabled()).toBe(true);

      await reload.click();
      await page.locator('.curtain button').click();
      await askBar(page).waitFor();
      expect(await page.locator('main').getAttribute('data-version')).toBe('1'); // nothing is lost
      expect(await page.getByText(words).count()).toBe(0);
      expect(consoleMessages).toEqual([]);
    } finally {
      await one.close();
    }
  },
);
