import { numeral } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import { roundPositions } from './chart.ts';
import type { GameFrame, ScoreToBeat } from './gameFrames.ts';
import { LineChart } from './LineChart.tsx';
import type { TableSeat } from './seats.ts';
import type { ScoresAfterDecision } from './standings.ts';

interface ChartProps extends Pick<GameFrame, 'ownTurnIn'> {
  readonly standings: readonly ScoresAfterDecision[];
  readonly seats: readonly TableSeat[];
  readonly scoreToBeat: ScoreToBeat | null;
}

/** A chart of all seats' points over the rounds, or over the turns of each player if the game counts turns. */
export function ScoreChart({ standings, seats, scoreToBeat, ownTurnIn }: ChartProps) {
  const { say } = useWords();
  const last = standings.at(-1)?.totals ?? [];
  const list = seats.map(({ name }, seat) => `${name} ${numeral(last[seat] ?? 0)}`).join(', ');
  const positions = roundPositions(standings.map(({ round }) => ownTurnIn?.(round, seats.length) ?? round));
  return (
    <LineChart
      label={say('end.courseText', { list })}
      xName={say(ownTurnIn === undefined ? 'end.rounds' : 'end.turns')}
      yName={say('end.pointsThen')}
      referenceLines={scoreToBeat === null ? [] : [{ name: scoreToBeat.name, y: scoreToBeat.points }]}
      series={seats.map(({ family, name }, seat) => ({
        id: family,
        name,
        className: `family ${family}`,
        icon: `shield-${family}`,
        points: standings.map(({ totals }, index) => ({ x: positions[index] ?? 0, y: totals[seat] ?? 0 })),
      }))}
    />
  );
}
