import type { GameRecord } from '@signoria/engine';
import { useMemo } from 'react';
import type { GameLinks, SummarySource } from '../analysis/index.ts';
import { AnalysisReport, Exercise, useAnalysis, useSummary } from '../analysis/index.ts';
import type { KnownGame, PlayedGame } from '../replay/index.ts';
import { isPlayedToEnd } from '../replay/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

interface ReportOrExerciseProps<Game> {
  readonly game: Game;
  readonly links: GameLinks;
  /** The table of the server that has the game; null if only this browser or a file has it. */
  readonly table: string | null;
  /** The decision of the open exercise; null for the report. */
  readonly exercise: number | null;
  /** Null for a game that does not count in the statistics of this browser. */
  readonly source: SummarySource | null;
}

/** The report about a game or one of its exercises; for a game that was not played to its end, a page that says so. */
export function ReportOrExercise({ game, links, table, exercise, source }: ReportOrExerciseProps<PlayedGame>) {
  const record = useMemo(() => game.recordAt(game.turns.length), [game]);
  if (!isPlayedToEnd(game) || record === null)
    return <NotFoundPage title="report.unfinished" text="report.unfinishedText" />;
  return <Finished {...{ game, links, table, exercise, source, record }} />;
}

type FinishedProps = ReportOrExerciseProps<KnownGame> & { readonly record: GameRecord<unknown> };

function Finished({ game, links, table, exercise, source, record }: FinishedProps) {
  const state = useAnalysis(record, table);
  const { analysis } = state;
  useSummary(game, record, source, analysis);
  if (exercise !== null && analysis !== null)
    return <Exercise {...{ game, links, analysis, record }} index={exercise} />;
  return <AnalysisReport {...{ game, links, state }} />;
}
