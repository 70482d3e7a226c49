import { OFFERED_LEVELS } from '@signoria/bots/levels';
import type { GameGroup } from '../analysis/index.ts';
import { lossRate, MOVING_MEAN_GAMES, movingRates, typicalValues, useUnits } from '../analysis/index.ts';
import type { ChartPoint } from '../table/chart.ts';
import { LineChart } from '../table/LineChart.tsx';
import { useWords } from '../words/index.ts';

/** The loss per decision with a choice of each game, with the mean of the latest games and the means of the bots. */
export function LossPane({ group: { game, isSolo, games } }: { group: GameGroup }) {
  const { say } = useWords();
  const { rate } = useUnits(isSolo);
  const typical = typicalValues(game, isSolo);
  const { family = 'medici' } = games.at(-1) ?? {};
  const pointsOf = (rates: readonly (number | null)[]) =>
    rates.flatMap((y, index): readonly ChartPoint[] => (y === null ? [] : [{ x: index + 1, y }]));
  const shared = { className: `family ink own ${family}`, icon: `shield-${family}` };
  return (
    <section className="pane course">
      <div className="paneHead">
        <h3>{say('stats.trend')}</h3>
        {games.length > 1 && <small className="muted">{say('stats.trendKey', { count: MOVING_MEAN_GAMES })}</small>}
      </div>
      {games.length < 2 ? (
        <p className="soft">{say('stats.trendLater')}</p>
      ) : (
        <LineChart
          label={say('stats.trendText', { count: games.length })}
          xName={say('stats.games')}
          yName={isSolo ? say('end.points') : '%'}
          start={0}
          formatValue={rate}
          referenceLines={
            typical === null
              ? []
              : OFFERED_LEVELS.map((level) => ({ name: say(`bot.${level}`), y: typical.loss[level] }))
          }
          series={[
            {
              ...shared,
              id: 'games',
              name: say('stats.each'),
              shape: 'dots',
              points: pointsOf(games.map((one) => lossRate([one]))),
            },
            { ...shared, id: 'mean', name: say('stats.mean'), points: pointsOf(movingRates(games)) },
          ]}
        />
      )}
    </section>
  );
}
