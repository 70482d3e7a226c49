import type { Analysis, GameForecast } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { useMemo, useState } from 'react';
import '../drawings/frame.ts';
import './analysis.css';
import './panes.css';
import type { KnownGame } from '../replay/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';
import { analysisKey } from './analysisKey.ts';
import { BalancePane } from './BalancePane.tsx';
import { CostliestPane } from './CostliestPane.tsx';
import { CoursePane } from './CoursePane.tsx';
import { EveryonePane } from './EveryonePane.tsx';
import { ExplainedPane } from './ExplainedPane.tsx';
import type { GameLinks } from './gameLinks.ts';
import { LostPane } from './LostPane.tsx';
import { NumbersPane } from './NumbersPane.tsx';
import { Progress } from './Progress.tsx';
import { ReportHead } from './ReportHead.tsx';
import { lossesOf } from './report.ts';
import { TurningPane } from './TurningPane.tsx';
import type { AnalysisState } from './useAnalysis.ts';
import { isOwnSeat, useOtherGames } from './useOwnGames.ts';
import type { ReportWords } from './useReportWords.ts';
import { useReportWords } from './useReportWords.ts';

export interface ReportProps {
  readonly game: KnownGame;
  readonly links: GameLinks;
  readonly state: AnalysisState;
}

/** The report about a finished game: its course at once, the rest when all decisions are analysed. */
export function AnalysisReport({ game, links, state }: ReportProps) {
  const { say } = useWords();
  const { analysis, progress, isFailed } = state;
  const title = useGameTitle()(game.entry.rules.id);
  const [viewer, setViewer] = useState<Seat>(game.own[0] ?? 0);
  useTitle(`${say('report.title')}: ${title}`);
  const forecast = analysis === null ? (progress?.forecast ?? null) : forecastOf(analysis);
  return (
    <div className="screen">
      <Bar rules={`/rules/${game.entry.rules.id}`}>
        <span className="where">
          <b>{title}</b> <span className="wide">{say('report.title')}</span>
        </span>
      </Bar>
      <main id="content" className="report" aria-busy={analysis === null && !isFailed}>
        <ReportHead {...{ game, links, forecast, analysis, viewer }} onViewer={setViewer} />
        {isFailed && (
          <p className="why" role="alert">
            {say('report.failed')}
          </p>
        )}
        {analysis === null && !isFailed && <Progress progress={progress} />}
        {forecast !== null && <Panes {...{ game, links, forecast, analysis, viewer }} />}
      </main>
    </div>
  );
}

function forecastOf(analysis: Analysis): GameForecast {
  return { ...analysis, outlooks: analysis.decisions.map(({ outlook }) => outlook) };
}

interface PanesProps extends Pick<ReportProps, 'game' | 'links'> {
  readonly forecast: GameForecast;
  readonly analysis: Analysis | null;
  readonly viewer: Seat;
}

function Panes({ game, links, forecast, analysis, viewer }: PanesProps) {
  const words = useReportWords(game);
  const common = { game, words, viewer };
  if (analysis === null)
    return (
      <div className="panes">
        <CoursePane {...common} forecast={forecast} analysis={null} />
        <Pending className="turning" title="report.turning" />
        <Pending className="balance" title="report.balance" />
        <Pending className="lost" title="report.lost" />
      </div>
    );
  return <FinishedPanes {...{ game, links, analysis, viewer, words }} forecast={forecast} />;
}

interface FinishedProps extends Omit<PanesProps, 'analysis'> {
  readonly analysis: Analysis;
  readonly words: ReportWords;
}

function FinishedPanes({ game, links, forecast, analysis, viewer, words }: FinishedProps) {
  const common = { game, words, viewer };
  const losses = lossesOf(analysis);
  const record = useMemo(() => game.recordAt(game.turns.length), [game]);
  const key = record === null ? '' : analysisKey(record);
  const others = useOtherGames(analysis.game, analysis.seats === 1, key);
  const own = losses.filter(({ seat }) => seat === viewer);
  return (
    <div className="panes">
      <CoursePane {...common} forecast={forecast} analysis={analysis} />
      <TurningPane {...{ words, links, analysis }} />
      <NumbersPane {...{ game, analysis, losses, viewer }} others={isOwnSeat(game, viewer) ? others : []} />
      <BalancePane {...common} analysis={analysis} />
      <LostPane {...{ words, losses: own }} name={at(game.seats, viewer).name} />
      <CostliestPane {...{ words, links, losses: own }} />
      <EveryonePane {...{ game, viewer, losses, analysis }} />
      <ExplainedPane analysis={analysis} />
    </div>
  );
}

/** The place of a part that the analysis has not computed yet. */
function Pending({
  className,
  title,
}: {
  className: string;
  title: 'report.turning' | 'report.balance' | 'report.lost';
}) {
  const { say } = useWords();
  return (
    <section className={`pane pending ${className}`}>
      <h2>{say(title)}</h2>
      <p className="soft">{say('report.pending')}</p>
    </section>
  );
}
