import { setMaxListeners } from 'node:events';
import { ANALYSIS_SAMPLES, analysisVersion, completeAnalysis } from '@signoria/bots/analysis';
import { isGame } from '@signoria/catalogue';
import type { ServerContext } from '../context.ts';
import type { AnalysisProgressCounts } from '../store/entities.ts';
import { isStoreError } from '../store/errors.ts';
import { storedRecord } from '../tables/ending.ts';
import { packed } from './packed.ts';

/** An analysis that waits or runs at this server. */
interface AnalysisJob {
  readonly table: string;
  /** The person who requested it. */
  readonly person: string;
  /** Aborted when the server closes, when it has lost the lease, and after an error. */
  readonly controller: AbortController;
  /** Null until the number of decisions is known. */
  progress: AnalysisProgressCounts | null;
}

/** The analyses of this server. */
export interface Analyses {
  /** The number of samples of each decision. Very long games get fewer. */
  readonly samples: number;
  /** By table, in the order of the requests. Only the first one runs. */
  readonly jobs: Map<string, AnalysisJob>;
  /** Tables whose latest analysis at this server ended with an error. */
  readonly failed: Set<string>;
  /** The versions of the analyses of each game, which take some milliseconds to compute. */
  readonly versions: Map<string, Promise<string>>;
  running: Promise<void> | null;
}

export function newAnalyses(samples = ANALYSIS_SAMPLES): Analyses {
  return { samples, jobs: new Map(), failed: new Set(), versions: new Map(), running: null };
}

/** Duration of a lease in milliseconds. After it, another server may repeat the analysis of a lost server. */
const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;

/** Maximum number of failures in memory. */
const MOST_FAILED = 1000;

/** The most samples of a whole game: 600 decisions with 200 samples each take two to three minutes of processor time. */
const MOST_SAMPLES = 120_000;

/** Returns the number of samples of each decision: half as many, or a quarter and so on, for a very long game. */
export function samplesOf(decisions: number, usual: number): number {
  let samples = usual;
  while (samples * decisions > MOST_SAMPLES && samples > 1) samples = Math.floor(samples / 2);
  return samples;
}

/** Returns the version of the analyses of a game. Stored analyses of other versions are computed again. */
export function analysisVersionOf({ versions }: Analyses, game: string): Promise<string> {
  if (!isGame(game)) throw new Error(`there is no game ${game}`);
  const version = versions.get(game) ?? analysisVersion(game);
  versions.set(game, version);
  return version;
}

/** Adds an analysis to the queue. */
export function addAnalysis(context: ServerContext, table: string, person: string): void {
  const { jobs, failed } = context.analyses;
  failed.delete(table);
  const controller = new AbortController();
  setMaxListeners(0, controller.signal); // each unfinished decision adds a listener
  jobs.set(table, { table, person, controller, progress: null });
  beginNext(context);
}

function beginNext(context: ServerContext): void {
  const { analyses } = context;
  const [job] = analyses.jobs.values();
  if (analyses.running !== null || job === undefined || context.closed) return;
  analyses.running = run(context, job).finally(() => {
    analyses.running = null;
    analyses.jobs.delete(job.table);
    beginNext(context);
  });
}

/** Aborts all analyses and releases the lease of the running one, so that it can be requested again at once. */
export async function closeAnalyses({ analyses }: ServerContext): Promise<void> {
  for (const { controller } of analyses.jobs.values()) controller.abort();
  await analyses.running;
}

/** Computes and stores an analysis, unless it is stored already or another server computes it. */
async function run(context: ServerContext, job: AnalysisJob): Promise<void> {
  const { store, node } = context;
  const { table: id, controller } = job;
  try {
    const table = await store.findTable(id);
    if (table === undefined) return;
    const version = await analysisVersionOf(context.analyses, table.game);
    if (!(await store.claimAnalysis(id, version, node, LEASE_MS))) return;
    const renewal = setInterval(() => void renew(context, job), RENEW_EVERY_MS);
    try {
      const analysis = await analyseRecord(context, job, await storedRecord(context, table));
      await store.storeAnalysis(id, node, await packed(version, analysis));
    } finally {
      clearInterval(renewal);
      await store.releaseAnalysis(id, node).catch(() => undefined); // an unreleased lease expires
    }
  } catch (error) {
    if (!controller.signal.aborted) fail(context, job, error);
  }
}

function fail({ analyses, report }: ServerContext, { table, controller }: AnalysisJob, error: unknown): void {
  controller.abort(); // stops the other parts
  const [oldest] = analyses.failed;
  if (analyses.failed.size >= MOST_FAILED && oldest !== undefined) analyses.failed.delete(oldest);
  analyses.failed.add(table);
  report(`analysis of table ${table}`, error);
}

/** Renews the lease. If another server has taken it over, the analysis is aborted here. */
async function renew({ store, node, report }: ServerContext, { table, progress, controller }: AnalysisJob) {
  try {
    const counts = progress ?? { done: 0, all: 0 };
    if (!(await store.renewAnalysis(table, node, counts, LEASE_MS))) controller.abort();
  } catch (error) {
    if (!isStoreError(error)) report(`analysis of table ${table}`, error);
  }
}

/** Analyses a record in the worker threads, one decision at a time in each. */
async function analyseRecord(
  context: ServerContext,
  job: AnalysisJob,
  record: Awaited<ReturnType<typeof storedRecord>>,
) {
  const { bots, analyses } = context;
  const { table, controller } = job;
  const { signal } = controller;
  const { frame, decisions: all } = await bots.analyse({ kind: 'frame', table, record }, signal);
  const samples = samplesOf(all, analyses.samples);
  job.progress = { done: 0, all };
  await renew(context, job); // the other servers can return the progress
  const judge = async (index: number) => {
    const decision = await bots.analyse({ kind: 'decision', table, record, index, samples }, signal);
    job.progress = { done: (job.progress?.done ?? 0) + 1, all };
    return decision;
  };
  return completeAnalysis(frame, samples, await Promise.all(Array.from({ length: all }, (_, index) => judge(index))));
}
