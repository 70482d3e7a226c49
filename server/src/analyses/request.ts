import type { GameAnalysis } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import type { RateLimitKeys } from '../limits.ts';
import { takeOrRefuse } from '../limits.ts';
import { refuse } from '../problem.ts';
import type { StoredTable } from '../store/entities.ts';
import { addAnalysis, analysisVersionOf } from './analyses.ts';

/** The maximum number of analyses that wait or run at a server. */
export const MOST_ANALYSES = 50;

/** A stored analysis as its packed text, or the state of its computation. */
export type FoundAnalysis =
  | Exclude<GameAnalysis, { state: 'stored' }>
  | { readonly state: 'stored'; readonly body: string };

/** Returns the analysis of a finished game. Everyone who may see its record may see it. */
export async function findAnalysis(context: ServerContext, id: string): Promise<FoundAnalysis> {
  return analysisOf(context, await finishedTable(context, id));
}

/** Starts the analysis of a finished game, unless it is stored or started already. Returns its state. */
export async function requestAnalysis(
  context: ServerContext,
  id: string,
  asker: RateLimitKeys,
): Promise<FoundAnalysis> {
  const table = await finishedTable(context, id);
  const found = await analysisOf(context, table);
  if (found.state !== 'none' && found.state !== 'failed') return found;
  const results = await context.store.resultsOf(id);
  if (results.length === 0) return refuse('endedEarly', 'only games that were played to the end can be analysed');
  expectRoom(context, asker.person);
  await takeOrRefuse(context.limits, 'analyses', asker, 1, 'tooManyAnalyses');
  let isAdded = false;
  try {
    if (context.analyses.jobs.has(id)) return await analysisOf(context, table); // requested by somebody else meanwhile
    expectRoom(context, asker.person);
    addAnalysis(context, id, asker.person);
    isAdded = true;
    return { state: 'queued' };
  } finally {
    if (!isAdded) await context.limits.giveBack('analyses', asker);
  }
}

async function finishedTable({ store }: ServerContext, id: string): Promise<StoredTable> {
  const table = await store.findTable(id);
  if (table === undefined) return refuse('unknownTable', 'there is no such table', 'id');
  const isFinished = table.status === 'over' && table.startedAt !== null;
  return isFinished ? table : refuse('notOver', 'the analysis is available after the end');
}

async function analysisOf({ analyses, store }: ServerContext, { id, game }: StoredTable): Promise<FoundAnalysis> {
  const stored = await store.findAnalysis(id, await analysisVersionOf(analyses, game));
  if (stored?.state === 'stored') return stored;
  const job = analyses.jobs.get(id);
  if (job !== undefined) return job.progress === null ? { state: 'queued' } : { state: 'running', ...job.progress };
  if (stored !== undefined)
    return stored.progress.all === 0 ? { state: 'queued' } : { state: 'running', ...stored.progress };
  return { state: analyses.failed.has(id) ? 'failed' : 'none' };
}

/** Refuses an analysis while the server closes, while the person has an unfinished one, and when the queue is full. */
function expectRoom({ analyses, draining }: ServerContext, person: string): void {
  if (draining) refuse('closing', 'the server is closing; try again in a moment');
  const { jobs } = analyses;
  if ([...jobs.values()].some((job) => job.person === person))
    refuse('tooManyAnalyses', 'an analysis that you have requested is not finished yet');
  if (jobs.size >= MOST_ANALYSES) refuse('analysisQueueFull', 'too many analyses are waiting; try again later');
}
