import type { Analysis, GameForecast } from '@signoria/bots/analysis';
import type { GameRecord } from '@signoria/engine';
import { knownName, request } from '../api/index.ts';
import type { AnalysisPool } from './analysisPool.ts';
import { analysisPool } from './analysisPool.ts';
import type { AnalysisProgress } from './runAnalysis.ts';
import { runAnalysis } from './runAnalysis.ts';
import type { AnalysisServer, ServerProgress } from './serverAnalysis.ts';
import { serverAnalysis } from './serverAnalysis.ts';
import { findAnalysis, storeAnalysis, versionOf } from './storedAnalyses.ts';

/** A finished game, and the page that waits for its analysis. */
export interface GameToAnalyse {
  readonly record: GameRecord<unknown>;
  /** The table of the server that has the game; null if only this browser or a file has it. */
  readonly table: string | null;
  readonly onProgress: (progress: AnalysisProgress) => void;
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
}

/** The key of the storage under which a fixed number of samples can be set, instead of one chosen by speed. */
const SAMPLES_KEY = 'signoria.analysisSamples';

/** Returns the fixed number of samples; null if the speed of the device decides. */
export function wantedSamples(): number | null {
  const wanted = Number(localStorage.getItem(SAMPLES_KEY));
  return Number.isInteger(wanted) && wanted > 0 ? wanted : null;
}

/**
 * Returns the analysis of a finished game: the one stored in this browser, that of the server, or one that this browser
 * computes. Stores it in this browser. Returns null if the page is left before this browser starts to compute. If it is
 * left later, the promise never settles, because `pool.close` drops the open tasks.
 */
export async function obtainAnalysis(game: GameToAnalyse): Promise<Analysis | null> {
  const { record, table, signal } = game;
  const stored = await findAnalysis(record);
  if (stored !== null || signal.aborted) return stored;
  const samples = wantedSamples();
  const found = table === null || samples !== null ? null : await fromServer(table, game);
  if (signal.aborted) return null;
  const analysis = found ?? (await computed(game, samples));
  await storeAnalysis(record, analysis, Date.now());
  return analysis;
}

async function computed(game: GameToAnalyse, samples: number | null): Promise<Analysis> {
  const pool = openPool(game);
  const { onProgress } = game;
  const analysis = await runAnalysis(pool, { samples, onProgress, now: () => performance.now() });
  pool.close();
  return analysis;
}

/** Waits for the server's analysis. Meanwhile one worker forecasts the positions, so that the chart appears soon. */
async function fromServer(table: string, game: GameToAnalyse): Promise<Analysis | null> {
  const { record, onProgress, signal } = game;
  let forecast: GameForecast | null = null;
  let pool: AnalysisPool | null = null;
  let latest: ServerProgress = { done: 0, all: null, secondsLeft: null };
  const show = () => onProgress({ ...latest, forecast, all: latest.all ?? record.decisions.length, by: 'server' });
  const showForecast = async () => {
    pool = openPool(game, 1);
    forecast = await pool.run({ kind: 'forecast' });
    pool.close();
    show();
  };
  const analysis = await serverAnalysis(serverOf(table), {
    version: await versionOf(record),
    onProgress(progress) {
      latest = progress;
      if (pool === null) showForecast().catch(console.error);
      show();
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => performance.now(),
    signal,
  });
  (pool as AnalysisPool | null)?.close();
  return analysis;
}

/** Opens workers for the game, which end when the page is left. */
function openPool({ record, signal }: GameToAnalyse, size?: number): AnalysisPool {
  const pool = analysisPool(record, size);
  signal.addEventListener('abort', pool.close);
  return pool;
}

function serverOf(id: string): AnalysisServer {
  const parts = { params: { id } };
  return {
    find: () => request('fetchAnalysis', parts),
    request: async () => (knownName() === '' ? null : request('requestAnalysis', parts)),
  };
}
