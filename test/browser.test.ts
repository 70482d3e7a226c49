import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { GAMES } from '@signoria/catalogue';
import { seatCounts } from '@signoria/engine';
import { chromium } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playedGame } from './browser-entry.ts';
import { builtProgram } from './built.ts';

/** The bundle for browsers, which is built together with the programs. */
const bundle = readFileSync(join(dirname(builtProgram('signoria')), 'signoria-browser.js'), 'utf8');
const browser = process.env.SIGNORIA_BROWSER;
const seeds = ['lorenzo', 'giuliano', 'cosimo', 'piero'];
const games = GAMES.flatMap(({ id, ...about }) =>
  seatCounts(about.seats).flatMap((seats) => seeds.map((seed) => ({ id, seats, seed }))),
);

describe('the same seed gives the same game to the byte', () => {
  test('in a JavaScript context without Node APIs', async () => {
    const world = createContext({});
    runInContext(`${bundle}; globalThis.signoria = signoria`, world);
    for (const { id, seats, seed } of games)
      expect(await runInContext(`signoria.playedGame('${id}', ${seats}, '${seed}')`, world)).toBe(
        await playedGame(id, seats, seed),
      );
  });

  // `npm test` finds or installs a browser, and reports if it can do neither.
  test.skipIf(browser === undefined)('in a browser', async () => {
    const running = await chromium.launch({
      executablePath: browser as string,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    });
    try {
      const page = await running.newPage();
      await page.addScriptTag({ content: bundle });
      for (const { id, seats, seed } of games) {
        const played = await page.evaluate(`signoria.playedGame('${id}', ${seats}, '${seed}')`);
        expect(played).toBe(await playedGame(id, seats, seed));
      }
    } finally {
      await running.close();
    }
  });
});
