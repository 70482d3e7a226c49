import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAME_IDS, loadText } from '@signoria/catalogue';
import { LANGUAGES, ruleText } from '@signoria/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtPage } from '../../../test/built.ts';
import { LETTERS } from '../../vite.fonts.ts';
import { ASKED } from '../support/choosing.ts';
import { serveBuiltPage } from '../support/visit.ts';

const DIST = builtPage();
const ASSETS = join(DIST, 'assets');
const FILES = new Map(readdirSync(ASSETS).map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]));

/** Strings that occur only in the rules, and only in the drawings, of each game. */
const UNIQUE_STRINGS: Readonly<Record<string, readonly [string, string]>> = {
  card: ['merchantsResource', 'card-tile'],
  dice: ['rioneFull', 'dice-dieHit'],
  firenze: ['exchangeToCommissions', 'firenze-level'],
  florenza: ['die of income', 'florenza-workshop'],
};

interface Part {
  /** "card rules", "card drawings" or "card de". */
  readonly name: string;
  readonly uniqueString: string;
}

async function partsOf(game: string): Promise<readonly Part[]> {
  const [rules, drawings] = UNIQUE_STRINGS[game] ?? expect.fail(`no unique strings of ${game}`);
  const words = LANGUAGES.map(async (language) => {
    const sentences = Object.values((await loadText(game, language)).rules)
      .flatMap((rule) => (typeof rule === 'string' ? rule : rule.map((part) => ruleText([part]))))
      .filter((sentence) => /^[\w ,.]{60,}$/.test(sentence));
    return { name: `${game} ${language}`, uniqueString: sentences[0] ?? expect.fail(`no plain rule in ${language}`) };
  });
  return [
    { name: `${game} rules`, uniqueString: rules },
    { name: `${game} drawings`, uniqueString: drawings },
    ...(await Promise.all(words)),
  ];
}
const PARTS = (await Promise.all(GAME_IDS.map(partsOf))).flat();

/** Returns the parts of games that these files contain. */
function partsIn(files: Iterable<string>): readonly string[] {
  const texts = [...files].map((name) => FILES.get(name) ?? '');
  return PARTS.filter(({ uniqueString }) => texts.some((text) => text.includes(uniqueString))).map(({ name }) => name);
}

/** Returns a file with all its static imports. */
function withImports(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imports = (FILES.get(name) ?? expect.fail(`no file ${name}`)).matchAll(/(?:import|from)"\.\/([^"]+)"/g);
  for (const [, imported = ''] of imports) withImports(imported, found);
  return found;
}

/** Returns the transfer size of a file: compressed if the build compressed it. */
function bytesSent(name: string): number {
  const file = [join(ASSETS, name), join(DIST, name === '' ? 'index.html' : name)].find(existsSync);
  if (file === undefined) return 0; // a response of the server
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

describe('the built files', () => {
  test('the first font subset has every letter of all texts', () => {
    const words = LANGUAGES.flatMap((language) =>
      [...FILES].filter(([name]) => new RegExp(`^\\w+-\\w+-${language}-.*\\.js$`).test(name)),
    );
    expect(words.length).toBeGreaterThanOrEqual(LANGUAGES.length * (GAME_IDS.length + 1)); // and the pages
    const letters = new Set(words.flatMap(([, text]) => text.match(/\p{L}|\p{P}/gu) ?? []));
    expect([...letters].filter((letter) => !LETTERS.includes(letter))).toEqual([]);
  });

  test('the home page imports nothing of any game', () => {
    const page = readFileSync(join(DIST, 'index.html'), 'utf8');
    const loaded = [...page.matchAll(/\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name = '']) => name);
    expect(loaded.length).toBeGreaterThan(1);
    expect(partsIn(loaded.flatMap((name) => [...withImports(name)]))).toEqual([]);
  });

  test('every part of every game is built, and no file has parts of two games or languages', () => {
    expect(partsIn(FILES.keys())).toEqual(PARTS.map(({ name }) => name));
    for (const name of [...FILES.keys()].filter((one) => one.endsWith('.js'))) {
      const parts = partsIn(withImports(name));
      const games = new Set(parts.map((part) => part.split(' ')[0]));
      const languages = parts.filter((part) => LANGUAGES.some((language) => part.endsWith(` ${language}`)));
      expect([name, games.size <= 1, languages.length <= 1]).toEqual([name, true, true]);
    }
  });
});

describe('in a browser', () => {
  const { visit } = serveBuiltPage();

  function fetched(page: Page): ReadonlySet<string> {
    const names = new Set<string>();
    page.on('request', (request) => names.add(basename(new URL(request.url()).pathname)));
    return names;
  }

  /** Returns the font files for letters that do not occur in our own words. */
  const otherLetters = (names: ReadonlySet<string>) => [...names].filter((name) => name.includes('-other-'));

  test.each(LANGUAGES)('the home page (%s) fetches nothing of any game, and at most 200 KB', async (language) => {
    await visit(
      async ({ page }) => {
        const names = fetched(page);
        await page.goto('/', { waitUntil: 'networkidle' });
        await page.locator('.gameCard').first().waitFor();
        expect(partsIn(names)).toEqual([]);
        expect([...names].filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(2);
        expect([...names].map(bytesSent).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(200_000);
        expect(otherLetters(names)).toEqual([]);
        await page.evaluate(() => document.body.append('Þór'));
        await expect.poll(() => otherLetters(names).length).toBe(1);
      },
      { language },
    );
  });

  test('a set-up page fetches rules and texts, but no drawings', async () => {
    await visit(async ({ page }) => {
      const names = fetched(page);
      await page.goto('/new/dice');
      await page.getByRole('button', { name: 'Start game' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(partsIn(names)).toEqual(['dice rules', 'dice en']);
    });
  });

  test('a table is shown as soon as its parts are loaded, without the delay of React', async () => {
    await visit(async ({ page }) => {
      await page.addInitScript(() => {
        const { setTimeout } = window;
        const soon = (then: TimerHandler, ms = 0) => (ms > 5 && ms <= 300 ? 0 : setTimeout(then, ms));
        Object.assign(window, { setTimeout: soon });
      });
      await page.goto('/play/dice');
      await page.locator('.board > .gameTable').waitFor({ state: 'attached' });
    });
  });

  test.each(GAME_IDS)(
    'a table of %s fetches only that game, in the language in use; its bots fetch no texts',
    async (game) => {
      await visit(
        async ({ page }) => {
          const names = fetched(page);
          const worker = page.waitForEvent('worker');
          await page.goto(`/play/${game}`);
          await page.locator(ASKED).first().waitFor();
          await page.keyboard.press('h');
          const loaded = basename(new URL((await worker).url()).pathname);
          await page.waitForLoadState('networkidle');
          await expect.poll(() => names).toContain(loaded);
          await expect.poll(() => partsIn(names)).toEqual([`${game} rules`, `${game} drawings`, `${game} de`]);
          expect(otherLetters(names)).toEqual([]);
          expect(partsIn(withImports(loaded))).toEqual([]);
        },
        { language: 'de' },
      );
    },
  );
});
