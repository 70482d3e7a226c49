import { cpus } from 'node:os';
import { GAME_IDS } from '@signoria/catalogue';
import type { StartProgress } from '../progress.ts';
import { inFolder } from '../server/measure.ts';
import { run } from '../server/program.ts';
import { NO_LIMITS, signoriaIn } from '../server/signoria.ts';
import type { PageFigures } from './lighthouse.ts';
import { LIGHTHOUSE, pageFigures, runLighthouse } from './lighthouse.ts';

export interface PageBenchOptions {
  readonly json: boolean;
  /** Measures the home page only. */
  readonly quick: boolean;
  /** The path of Chromium or Chrome. */
  readonly browser: string;
  readonly startProgress: StartProgress;
}

/** The measured pages. A table is opened by the address that starts a new game. */
const PATHS = [
  '/',
  ...GAME_IDS.map((game) => `/play/${game}`),
  '/tables',
  '/new/florenza',
  '/rules/florenza',
  '/settings',
];

/** Rates the pages of a local server with Lighthouse, as on a phone. Only a quiet machine gives the usual scores. */
export async function runPageBench({ json, quick, browser, startProgress }: PageBenchOptions): Promise<void> {
  const paths = quick ? PATHS.slice(0, 1) : PATHS;
  const progress = startProgress(paths.length, 'pages');
  const pages = await inFolder(async (folder) => {
    const server = await run(signoriaIn(folder, NO_LIMITS));
    try {
      const measured: PageFigures[] = [];
      for (const path of paths) {
        measured.push(pageFigures(path, await runLighthouse(`${server.address}${path}`, browser)));
        progress.step();
      }
      return measured;
    } finally {
      await server.kill();
    }
  });
  progress.stop();
  const report = { lighthouse: LIGHTHOUSE, node: process.version, cpu: cpus()[0]?.model ?? 'unknown', pages };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : asTable(report));
}

interface PageReport {
  readonly lighthouse: string;
  readonly node: string;
  readonly cpu: string;
  readonly pages: readonly PageFigures[];
}

export function asTable({ lighthouse, node, cpu, pages }: PageReport): string {
  const cells = (values: readonly (string | number)[]) => values.map((value) => String(value).padStart(14)).join('');
  return [
    `${cpu}, Node ${node}, ${lighthouse}, as on a phone.`,
    '',
    cells(['performance', 'accessibility', 'practices', 'seo', 'largest paint', 'blocking', 'longest task', 'shift']),
    ...pages.map(
      (page) =>
        `${cells([
          page.performance,
          page.accessibility,
          page.bestPractices,
          page.seo,
          `${page.largestPaint} ms`,
          `${page.blockingTime} ms`,
          `${page.longestTask} ms`,
          page.layoutShift,
        ])}  ${[page.path, ...page.failed].join(' ')}`,
    ),
    '',
  ].join('\n');
}
