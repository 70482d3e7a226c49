import { once } from 'node:events';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TimedDecisions } from './contestant.ts';
import { CONTESTANTS, stateBytes } from './contestants.ts';

export { runAttackBench, unknownAttackError } from './attacks/index.ts';
export { runBotBench } from './bots.ts';
export { findBrowser } from './browser.ts';
export { openFilesError, runLoadBench } from './load/index.ts';
export { runPageBench } from './page/index.ts';
export { runServerBench } from './server/index.ts';

export interface BenchOptions {
  readonly json: boolean;
  /** An override of the figures, to measure its cost. */
  readonly figures?: unknown;
  /** Number of rounds and length of a window. Noisy machines need more of both. */
  readonly rounds?: number;
  readonly milliseconds?: number;
}

export interface Measurement {
  readonly id: string;
  readonly what: string;
  /** The median window. The slowest and fastest show how noisy the machine was. */
  readonly decisionsPerSecond: number;
  readonly slowest: number;
  readonly fastest: number;
}

/** Measures all contestants side by side and prints decisions per second and their ratios. */
export async function runBench({ json, figures, rounds = 9, milliseconds = 300 }: BenchOptions): Promise<void> {
  const bytes = stateBytes(figures); // before any thread starts, since it also validates the figures
  const measured = await measure(Object.keys(CONTESTANTS), figures, rounds, milliseconds);
  const report = {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    stateBytes: bytes,
    measured,
    ratios: ratios(measured),
  };
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : asTable(report));
}

/** Measures the contestants in turns, so that noise affects all of them alike. */
async function measure(
  ids: readonly string[],
  figures: unknown,
  rounds: number,
  milliseconds: number,
): Promise<readonly Measurement[]> {
  const runners: { id: string; what: string; worker: Worker; speeds: number[] }[] = [];
  for (const id of ids) {
    const worker = new Worker(new URL('./bench-worker.mjs', import.meta.url), { workerData: { id, figures } });
    const [{ what }] = (await once(worker, 'message')) as [{ what: string }];
    runners.push({ id, what, worker, speeds: [] });
  }
  for (let round = 0; round <= rounds; round++) {
    showProgress(round, rounds);
    for (const { worker, speeds } of runners) {
      worker.postMessage(milliseconds);
      const [window] = (await once(worker, 'message')) as [TimedDecisions];
      if (round > 0) speeds.push((window.decisions / window.milliseconds) * 1000); // the first round is the warm-up
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  await Promise.all(runners.map(({ worker }) => worker.terminate()));
  return runners.map(({ id, what, speeds }) => ({ id, what, ...summary(speeds) }));
}

function showProgress(round: number, rounds: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${round === 0 ? 'warming up' : `round ${round} of ${rounds}`} …   `);
}

function summary(speeds: readonly number[]): Pick<Measurement, 'decisionsPerSecond' | 'slowest' | 'fastest'> {
  const sorted = speeds.map(Math.round).sort((one, other) => one - other);
  return {
    decisionsPerSecond: sorted[sorted.length >> 1] ?? 0,
    slowest: sorted[0] ?? 0,
    fastest: sorted.at(-1) ?? 0,
  };
}

function ratios(measured: readonly Measurement[]): Readonly<Record<string, number>> {
  const speed = (id: string) => measured.find((one) => one.id === id)?.decisionsPerSecond ?? Number.NaN;
  const ratio = (one: string, other: string) => Math.round((speed(one) / speed(other)) * 100) / 100;
  return {
    'full games : boardgame.io, one number': ratio('full-games-3', 'boardgame.io-bare-3'),
    'full games : boardgame.io, same game': ratio('full-games-3', 'boardgame.io-game-3'),
    'clone + apply : boardgame.io, one number': ratio('clone-apply-3', 'boardgame.io-bare-3'),
    'clone + apply : boardgame.io, same game': ratio('clone-apply-3', 'boardgame.io-game-3'),
    'bare loop : full games': ratio('bare-loop', 'full-games-3'),
  };
}

interface Report {
  readonly node: string;
  readonly cpu: string;
  readonly stateBytes: number;
  readonly measured: readonly Measurement[];
  readonly ratios: Readonly<Record<string, number>>;
}

function asTable(report: Report): string {
  const count = (speed: number) => speed.toLocaleString('en').padStart(10);
  const bareLoop = report.measured.find(({ id }) => id === 'bare-loop')?.decisionsPerSecond ?? Number.NaN;
  const share = (speed: number) => `${((100 * speed) / bareLoop).toFixed(1)} %`.padStart(8);
  return [
    `${report.cpu}, Node ${report.node}; a state of the Card Game is ${report.stateBytes} bytes of JSON.`,
    '',
    'Decisions per second: median, slowest and fastest window; the median as a share of the bare loop.',
    ...report.measured.map(
      ({ what, decisionsPerSecond, slowest, fastest }) =>
        `${count(decisionsPerSecond)} ${count(slowest)} ${count(fastest)} ${share(decisionsPerSecond)}  ${what}`,
    ),
    '',
    'Ratios of the medians of this run:',
    ...Object.entries(report.ratios).map(([name, ratio]) => `${ratio.toFixed(1).padStart(8)}  ${name}`),
    '',
  ].join('\n');
}
