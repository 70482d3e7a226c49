import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The pinned version. It is fetched by npm when the benchmark runs, since it would triple the development packages. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** The parts of Lighthouse's report that the benchmark reads. */
export interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly duration?: number }[] };
}

/** Figures of one page on a simulated phone: scores up to 100, times in milliseconds. */
export interface PageFigures {
  readonly path: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** The longest task of the main thread with the processor slowed four times. */
  readonly longestTask: number;
  /** The names of failed audits. */
  readonly failed: readonly string[];
}

/** Runs Lighthouse for a page as on a mid-range phone, in the browser at this path. */
export async function runLighthouse(address: string, browser: string): Promise<LighthouseReport> {
  const args = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'lighthouse', address, '--output=json', '--quiet'];
  const child = spawn('npm', [...args, '--no-enable-error-reporting', `--chrome-flags=${FLAGS.join(' ')}`], {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`bench: Lighthouse failed for ${address} in ${browser}\n${errors}`);
  return JSON.parse(out);
}

export function pageFigures(path: string, { categories, audits }: LighthouseReport): PageFigures {
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? Number.NaN));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const tasks = audits['long-tasks']?.details?.items ?? [];
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blockingTime: Math.round(value('total-blocking-time')),
    layoutShift: Math.round(1000 * value('cumulative-layout-shift')) / 1000,
    longestTask: Math.round(Math.max(0, ...tasks.map(({ duration = 0 }) => duration))),
    failed: failedAudits(audits),
  };
}

/** Returns the audits that found something, without the timings. */
function failedAudits(audits: LighthouseReport['audits']): readonly string[] {
  return Object.entries(audits)
    .filter(([, { score, numericValue }]) => score === 0 && numericValue === undefined)
    .map(([name]) => name);
}
