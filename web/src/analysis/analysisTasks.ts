import type { AnalysedDecision, FirstLook } from '@signoria/bots/analysis';
import { analyseDecision, firstLook, learnedOf } from '@signoria/bots/analysis';
import { isGame, loadRules } from '@signoria/catalogue';
import type { AnyReplay, AnyRules, GameRecord } from '@signoria/engine';
import { resume } from '@signoria/engine';

/** The parts of an analysis that a worker computes, with their results. */
export interface AnalysisResults {
  readonly look: FirstLook;
  readonly decision: AnalysedDecision;
}

export type AnalysisTask =
  | { readonly kind: 'look' }
  | { readonly kind: 'decision'; readonly index: number; readonly samples: number };

export type AnalysisResultOf<Task extends AnalysisTask> = AnalysisResults[Task['kind']];

/** A game with all that is needed to analyse its decisions. */
export interface OpenedGame {
  readonly rules: AnyRules;
  readonly learned: Awaited<ReturnType<typeof learnedOf>>;
  readonly replay: AnyReplay;
}

export async function openRecord(record: GameRecord<unknown>): Promise<OpenedGame> {
  const { game } = record;
  if (!isGame(game)) throw new Error(`there is no game ${game}`);
  const [rules, learned] = await Promise.all([loadRules(game), learnedOf(game)]);
  const replay = resume(rules, record);
  if (!replay.ok) throw new Error(replay.error.code);
  return { rules, learned, replay: replay.value };
}

export function runTask({ rules, learned, replay }: OpenedGame, task: AnalysisTask): AnalysisResultOf<AnalysisTask> {
  switch (task.kind) {
    case 'look':
      return firstLook(rules, learned, replay);
    case 'decision':
      return analyseDecision(rules, learned, replay, task.index, task.samples);
  }
}
