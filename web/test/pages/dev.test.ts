import { CATALOGUE } from '@signoria/catalogue/all';
import { expect, onTestFinished, test } from 'vitest';
import { choose, confirm } from '../support/choosing.ts';
import { startDev } from '../support/dev.ts';
import { keep, keptGame, livelyGame } from '../support/keptGames.ts';
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

test('the coach works under StrictMode, which `npm run dev` uses', async () => {
  const address = await startDev();
  const browser = await launch();
  onTestFinished(() => browser.close());
  const { page } = await visitor(browser, address);
  const { rules } = CATALOGUE.card ?? expect.fail('the catalogue has no Card Game');
  const position = [...livelyGame(rules, 2, 'advised')][18] ?? expect.fail('the game is over');
  await page.goto(`${address}/new/card`);
  await page.getByLabel('Coach in games against bots').check();
  await keep(page, keptGame(rules, position, rules.pending(position.state)[0]));
  await page.goto(`${address}/table/kept`);
  await choose(page, /^Reserve the Cappella/);
  await confirm(page).click();
  await page.getByRole('region', { name: 'A quiet word' }).waitFor();
});
