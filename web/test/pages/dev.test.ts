import { expect, onTestFinished, test } from 'vitest';
import { startDev } from '../support/dev.ts';
import { launch, sitDown, visitor } from '../support/visitor.ts';

test('npm run dev serves the sources of the page and, at the same address, the API', async () => {
  const address = await startDev();
  const browser = await launch();
  onTestFinished(() => browser.close());
  const { page, consoleMessages } = await visitor(browser, address, { keepsPage: true });
  await sitDown(page, '/new/dice', 1, 'arno');
  await page.locator('.ask').waitFor();
  const scripts = await page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(scripts).toContain('/@vite/client');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect((await page.request.post('/api/people', { data: { name: 'Anna' } })).status()).toBe(201);
  expect(consoleMessages).toEqual([]);
});
