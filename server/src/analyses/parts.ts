import type { AnalysedDecision, AnalysisFrame, OpenedGame } from '@signoria/bots/analysis';
import { analyseDecision, analysisFrame, openRecord } from '@signoria/bots/analysis';
import type { GameRecord } from '@signoria/engine';

/**
 * A part of the analysis of a game: its frame, or one of its decisions. It contains the record, because any thread may
 * compute it.
 */
export type AnalysisPart = {
  readonly table: string;
  readonly record: GameRecord<unknown>;
} & (FramePart | DecisionPart);

interface FramePart {
  readonly kind: 'frame';
}

interface DecisionPart {
  readonly kind: 'decision';
  readonly index: number;
  readonly samples: number;
}

/** The frame of an analysis, and the number of decisions to analyse. */
export interface CountedFrame {
  readonly frame: AnalysisFrame;
  readonly decisions: number;
}

export type AnalysisPartResult<Part extends AnalysisPart> = Part extends DecisionPart ? AnalysedDecision : CountedFrame;

/** The game that this thread opened last. */
let latest: { readonly table: string; readonly game: Promise<OpenedGame> } | null = null;

/** Computes a part of an analysis in a worker thread. */
export async function analysePart(part: AnalysisPart): Promise<CountedFrame | AnalysedDecision> {
  const { table, record } = part;
  if (latest?.table !== table) latest = { table, game: openRecord(record) };
  const { rules, learned, replay } = await latest.game;
  if (part.kind === 'decision') return analyseDecision(rules, learned, replay, part.index, part.samples);
  return { frame: analysisFrame(rules, learned, replay), decisions: replay.entries.length };
}
