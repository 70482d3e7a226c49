import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { root } from '../../scripts/files.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const PICTURES = join(root, 'artefacts', 'web');

export function launch(): Promise<Browser> {
  const executablePath = process.env.SIGNORIA_BROWSER ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Visitor {
  readonly page: Page;
  /** Whatever the console complained about. */
  readonly complaints: readonly string[];
  /** Taken for people to look at, with SIGNORIA_PICTURES set: no test reads it. */
  picture(name: string): Promise<void>;
  /** Once by day and once by candle light, without opening the page anew. */
  inBothThemes(look: () => Promise<void>): Promise<void>;
  /** On screens of these widths, one after the other, without opening the page anew. */
  atWidths(widths: readonly number[], look: (width: number) => Promise<void>): Promise<void>;
  /** Whether the page can be scrolled sideways. */
  sticksOut(): Promise<boolean>;
  leave(): Promise<void>;
}

export interface VisitorSettings {
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'de' | 'it';
  readonly motion?: 'full' | 'none';
  readonly pace?: 'slow' | 'calm' | 'instant';
  readonly confirm?: 'button' | 'again' | 'once';
  readonly touch?: boolean;
  /** Whether the page may keep all its files for times without a network; nearly nobody here stays that long. */
  readonly keepsPage?: boolean;
}

const screenOf = (width: number) => ({ width, height: width < 600 ? 844 : 1000 });

/** Someone who opens the page in a fresh browser, in no mood to wait for bots. */
export async function visitor(browser: Browser, address: string, wanted: VisitorSettings = {}): Promise<Visitor> {
  const { width = 1440, theme = 'light', language = 'en', motion = 'none', pace = 'instant' } = wanted;
  const { keepsPage = false, confirm = 'button', touch: hasTouch = false } = wanted;
  const context = await browser.newContext({ baseURL: address, viewport: screenOf(width), hasTouch });
  const sounds = { sound: 'off', soundOffer: 'closed' };
  const settings = JSON.stringify({ language, theme, motion, pace, ...sounds, notices: 'on', confirm });
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
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return {
    page,
    complaints,
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
    sticksOut: () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    leave: () => context.close(),
  };
}

/**
 * Painting is half of a browser's work here, and no test looks at a pixel: pages stay unpainted, laid out and pointed at
 * as ever, but while pictures are taken and colours are judged.
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

/** From the set-up page to a table with a fixed deal. */
export async function sitDown(page: Page, path: string, players: number, seed: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel(players === 1 ? '1 player' : `${players} players`).check();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.waitForURL('**/table/*');
}
