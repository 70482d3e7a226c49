import type { Analysis, GameForecast } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { KnownGame } from '../replay/index.ts';
import { roundPositions } from '../table/chart.ts';
import { LineChart } from '../table/LineChart.tsx';
import { useWords } from '../words/index.ts';
import { courseOf, numberedTurningPoints } from './report.ts';
import type { ReportWords } from './useReportWords.ts';

interface CourseProps {
  readonly game: KnownGame;
  readonly words: ReportWords;
  readonly forecast: GameForecast;
  /** Null until the turning points are known. */
  readonly analysis: Analysis | null;
  readonly viewer: Seat;
}

/** The chances of all seats after every decision; in a solo game the expected points. */
export function CoursePane({ game, words, forecast, analysis, viewer }: CourseProps) {
  const { say } = useWords();
  const { seats } = forecast;
  const positions = [Math.min(...words.rounds) - 1, ...roundPositions(words.rounds)];
  const isSolo = seats === 1;
  return (
    <section className="pane course">
      <div className="paneHead">
        <h2>{say(isSolo ? 'report.expected' : 'report.chances')}</h2>
      </div>
      <LineChart
        label={say(isSolo ? 'report.expectedText' : 'report.chancesText')}
        xName={say(words.countsTurns ? 'end.turns' : 'end.rounds')}
        yName={isSolo ? say('end.points') : '%'}
        {...(!isSolo && { range: [0, 100] as const })}
        marks={(analysis === null ? [] : numberedTurningPoints(analysis)).map(({ number, kind, word, position }) => {
          return { number, kind, x: at(positions, position), name: say(word) };
        })}
        series={game.seats.map(({ family, name }, seat) => ({
          id: family,
          name,
          className: seat === viewer ? `family ink own ${family}` : `family ink ${family}`,
          icon: `shield-${family}`,
          points: courseOf(forecast, forecast.outlooks, seat).map((y, position) => ({ x: at(positions, position), y })),
        }))}
      />
    </section>
  );
}
