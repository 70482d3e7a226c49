import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@signoria/engine';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { root } from '../../../scripts/files.mjs';

/**
 * Features of Chromium that are disabled. The first two load pages for the suggestions of the address bar with every
 * window, which takes a third of the time of a visit. Chromium applies only the last `--disable-features`, so this list
 * repeats the one of Playwright.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's list, without the features of Edge and Windows:
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join()}`,
];
const PICTURES = join(root, 'artefacts', 'web');

export function launch(): Promise<Browser> {
  const executablePath = process.env.SIGNORIA_BROWSER ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Visitor {
  readonly page: Page;
  /** Errors and warnings of the console. */
  readonly consoleMessages: readonly string[];
  /** Takes a screenshot for people if SIGNORIA_PICTURES is set. Tests do not read it. */
  picture(name: string): Promise<void>;
  /** Runs `look` in the light and in the dark theme without reloading the page. */
  inBothThemes(look: () => Promise<void>): Promise<void>;
  /** Runs `look` at each of these widths without reloading the page. */
  atWidths(widths: readonly number[], look: (width: number) => Promise<void>): Promise<void>;
  /** Returns true if the page is wider than the window. */
  overflows(): Promise<boolean>;
  close(): Promise<void>;
}

export interface VisitorSettings {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: Language;
  readonly motion?: 'full' | 'none';
  readonly pace?: 'slow' | 'calm' | 'instant';
  readonly confirm?: 'button' | 'again' | 'immediately';
  readonly sheet?: 'open' | 'closed';
  readonly touch?: boolean;
  /** True if the service worker may cache all files. By default it may not, because visits in tests are short. */
  readonly keepsPage?: boolean;
}

const screenOf = (width: number) => ({ width, height: width < 600 ? 844 : 1000 });

/** Opens an empty page in a fresh browser context with these settings. By default bots do not pause. */
export async function visitor(browser: Browser, address: string, wanted: VisitorSettings = {}): Promise<Visitor> {
  const { width = 1440, theme = 'light', language = 'en', motion = 'none', pace = 'instant' } = wanted;
  const { keepsPage = false, confirm = 'button', sheet = 'closed', touch: hasTouch = false } = wanted;
  const context = await browser.newContext({ baseURL: address, viewport: screenOf(width), hasTouch });
  const sounds = { sound: 'off', soundOffer: 'closed' };
  const settings = JSON.stringify({ language, theme, motion, pace, ...sounds, notices: 'on', confirm, sheet });
  await context.addInitScript((kept) => {
    if (localStorage.getItem('signoria.settings') === null) localStorage.setItem('signoria.settings', kept);
  }, settings);
  if (!keepsPage) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await context.addInitScript(() => {
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync('body { opacity: 0 }');
    document.adoptedStyleSheets = [unpainted];
  });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', ({ message }) => consoleMessages.push(message));
  return {
    page,
    consoleMessages,
    async picture(name) {
      if (!process.env.SIGNORIA_PICTURES) return;
      mkdirSync(PICTURES, { recursive: true });
      const shown = await page.evaluate(() => document.documentElement.dataset.theme);
      const path = join(PICTURES, `${name}-${page.viewportSize()?.width}-${shown}.png`);
      await painted(page, () => page.screenshot({ path, fullPage: true }));
    },
    async inBothThemes(look) {
      for (const one of ['light', 'dark']) {
        await page.evaluate((shown) => {
          document.documentElement.dataset.theme = shown;
        }, one);
        await look();
      }
    },
    async atWidths(widths, look) {
      for (const one of widths) {
        await page.setViewportSize(screenOf(one));
        await look(one);
      }
    },
    overflows: () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    close: () => context.close(),
  };
}

/**
 * Runs `look` with painting enabled. Painting is half of a browser's work in these tests, so it is disabled except for
 * screenshots and colour checks. Layout and pointing work without it.
 */
export async function painted<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const setUnpainted = (isUnpainted: boolean) =>
    page.evaluate((wanted) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = !wanted;
    }, isUnpainted);
  await setUnpainted(false);
  const seen = await look();
  await setUnpainted(true);
  return seen;
}

/** Starts a game with a fixed seed from the set-up page. */
export async function sitDown(page: Page, path: string, players: number, seed: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel(players === 1 ? '1 player' : `${players} players`).check();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.waitForURL('**/table/*');
}

/** Chooses the player of a seat on the set-up page: a person, or a bot by its level's name. */
export async function choosePlayer(page: Page, seat: number, player: string): Promise<void> {
  const name = `Seat ${seat}: Who plays`;
  const button = page.getByRole('button', { name });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await page.getByRole('group', { name, exact: true }).getByRole('radio', { name: player }).check();
}
