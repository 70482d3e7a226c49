import type { GameRecord } from '@signoria/engine';
import { useMemo } from 'react';
import type { GameWays } from '../analysis/index.ts';
import { AnalysisReport, Exercise, useAnalysis } from '../analysis/index.ts';
import type { KnownGame, PlayedGame } from '../replay/index.ts';
import { isPlayedToEnd } from '../replay/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

interface AnalysedProps<Game> {
  readonly game: Game;
  readonly ways: GameWays;
  /** The decision of the open exercise; null for the report. */
  readonly exercise: number | null;
}

/** The analysis of a game, or a page that says why there is none. */
export function Analysed({ game, ways, exercise }: AnalysedProps<PlayedGame>) {
  const record = useMemo(() => game.recordAt(game.turns.length), [game]);
  if (!isPlayedToEnd(game) || record === null)
    return <NotFoundPage title="report.unfinished" text="report.unfinishedText" />;
  return <Finished {...{ game, ways, exercise, record }} />;
}

type FinishedProps = AnalysedProps<KnownGame> & { readonly record: GameRecord<unknown> };

function Finished({ game, ways, exercise, record }: FinishedProps) {
  const state = useAnalysis(record);
  const { analysis } = state;
  if (exercise !== null && analysis !== null)
    return <Exercise {...{ game, ways, analysis, record }} index={exercise} />;
  return <AnalysisReport {...{ game, ways, state }} />;
}
