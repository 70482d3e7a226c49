import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { painted } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on the theme. All other rules run in the light theme only. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * By default axe-core skips the contrast of text over a `::before` and of single characters. A light gradient, the lamp
 * (`.screen::before`), is below every page, so axe-core would skip all text.
 */
const CHECK_ALL_TEXT = { 'color-contrast': { options: { ignorePseudo: true, ignoreLength: true } } };

/**
 * In the dark theme the lamp reduces contrast. Colours are checked as if the lamp were as bright everywhere as in its centre.
 */
const LAMP_EVERYWHERE = '[data-theme="dark"] .screen { background-color: var(--lamp) }';

interface Check {
  readonly message: string;
  readonly data: { readonly contrastRatio?: number } | null;
}

interface Rule {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly any: readonly Check[] }[];
}

/** Returns the serious and critical violations that axe-core finds on the current page, with the first elements. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const wanted = { colours: ABOUT_COLOURS, checks: CHECK_ALL_TEXT, lamp: LAMP_EVERYWHERE };
  const { faults, contrasts } = await painted(page, () => page.evaluate(judge, wanted));
  if (contrasts === 0) throw new Error(`no contrast could be judged at ${page.url()}: this test would never fail`);
  return faults;
}

interface Wanted {
  readonly colours: readonly string[];
  readonly checks: object;
  readonly lamp: string;
}

/** Runs in the page. */
async function judge({ colours, checks, lamp }: Wanted) {
  type Axe = { run(options: object): Promise<{ violations: readonly Rule[]; passes: readonly Rule[] }> };
  const { axe } = window as unknown as { axe: Axe };
  const isDark = document.documentElement.dataset.theme === 'dark';
  const lit = new CSSStyleSheet();
  lit.replaceSync(lamp);
  document.adoptedStyleSheets.push(lit);
  const resultTypes = ['violations', 'passes'];
  const { violations, passes } = await axe.run({ resultTypes, checks, ...(isDark && { runOnly: colours }) });
  document.adoptedStyleSheets.pop();
  // off-screen elements pass without a contrast ratio
  const judged = [...violations, ...passes].flatMap(({ nodes }) => nodes.flatMap(({ any }) => any));
  const contrasts = judged.filter(({ data }) => typeof data?.contrastRatio === 'number').length;
  const faults = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
      return `${id}: ${places.join(' | ')}`;
    });
  return { faults, contrasts };
}
