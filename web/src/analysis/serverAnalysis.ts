import type { Analysis } from '@signoria/bots/analysis';
import { sameJson } from '@signoria/engine';
import type { GameAnalysis } from '@signoria/protocol';
import { RefusalError } from '../api/index.ts';

/** The requests to the server about the analysis of one game. */
export interface AnalysisServer {
  find(): Promise<GameAnalysis>;
  /** Requests the analysis. Without a session it returns null. */
  request(): Promise<GameAnalysis | null>;
}

export interface ServerProgress {
  readonly done: number;
  /** Null while the analysis is in the queue. */
  readonly all: number | null;
  readonly secondsLeft: number | null;
}

export interface PollSettings {
  /** The version that the analysis must have. A page may be older than the server. */
  readonly version: string;
  readonly onProgress: (progress: ServerProgress) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Milliseconds between two polls. */
const POLL_EVERY = 1500;
/** The polls without progress after which the browser computes the analysis: about 16 seconds. */
const MOST_STALLED = 10;

/**
 * Returns the server's analysis of a game, and requests it if there is none. Returns null if the browser must compute
 * it: the server refuses, does not answer, makes no progress or has another version.
 */
export async function serverAnalysis(server: AnalysisServer, settings: PollSettings): Promise<Analysis | null> {
  try {
    const found = await server.find();
    const ended = await pollUntilEnd(server, found.state === 'none' ? await server.request() : found, settings);
    const isUsable = ended?.state === 'stored' && ended.version === settings.version;
    return isUsable ? (ended.analysis as Analysis) : null;
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

async function pollUntilEnd(
  server: AnalysisServer,
  first: GameAnalysis | null,
  { onProgress, wait, now, signal }: PollSettings,
): Promise<GameAnalysis | null> {
  let found = first;
  let begun: { readonly at: number; readonly done: number } | null = null;
  for (let stalled = 0; found?.state === 'queued' || found?.state === 'running'; ) {
    const { done, all } = found.state === 'running' ? found : { done: 0, all: null };
    if (all !== null) begun ??= { at: now(), done };
    const judged = done - (begun?.done ?? 0);
    const left = begun === null || all === null ? 0 : ((now() - begun.at) / judged) * (all - done);
    onProgress({ done, all, secondsLeft: judged > 0 ? Math.ceil(left / 1000) : null });
    await wait(POLL_EVERY);
    if (signal.aborted || stalled >= MOST_STALLED) return null;
    const next = await server.find();
    stalled = sameJson(next, found) ? stalled + 1 : 0;
    found = next;
  }
  return found;
}
