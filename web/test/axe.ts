import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { painted } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Fault {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What the themes may differ in; everything else is looked at by day. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe-core calls serious or critical on the page as it is, with the first places. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const faults = await painted(page, () => page.evaluate(violations, ABOUT_COLOURS));
  return faults
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the page. */
async function violations(aboutColours: readonly string[]): Promise<readonly Fault[]> {
  type Axe = { run(options: object): Promise<{ violations: readonly Fault[] }> };
  const { axe } = window as unknown as { axe: Axe };
  const isDark = document.documentElement.dataset.theme === 'dark';
  const options = { resultTypes: ['violations'], ...(isDark && { runOnly: aboutColours }) };
  return (await axe.run(options)).violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.slice(0, 3).map(({ html }) => ({ html: html.slice(0, 160) })),
  }));
}
