import { numeral } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import { roundStarts, spread, ticks } from './chart.ts';
import type { ScoreToBeat } from './gameFrames.ts';
import type { TableSeat } from './seats.ts';
import type { ScoresAfterDecision } from './standings.ts';

const WIDTH = 400;
const HEIGHT = 220;
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4'] as const;
/** Minimum distance between two names at the ends of their lines. */
const LABEL = 20;
/** Maximum length of a name beside its line. */
const LONGEST_NAME = 14;

interface ChartProps {
  readonly standings: readonly ScoresAfterDecision[];
  readonly seats: readonly TableSeat[];
  /** The score to beat. */
  readonly mark: ScoreToBeat | null;
}

/**
 * A chart of points over the rounds, with a line for each seat: its family's colour, its own dash pattern, its name at
 * the end.
 */
export function ScoreChart({ standings, seats, mark }: ChartProps) {
  const { say } = useWords();
  const values = [0, ...standings.flatMap(({ totals }) => totals), ...(mark === null ? [] : [mark.points])];
  const [bottom, top] = [Math.min(...values), Math.max(1, ...values)];
  const x = (index: number) => (index / Math.max(1, standings.length - 1)) * WIDTH;
  const y = (points: number) => HEIGHT - ((points - bottom) / (top - bottom)) * HEIGHT;
  const last = standings.at(-1)?.totals ?? [];
  const list = seats.map(({ name }, seat) => `${name} ${numeral(last[seat] ?? 0)}`).join(', ');
  const labels = spread(
    seats.map((_, seat) => y(last[seat] ?? 0)),
    LABEL,
    HEIGHT,
  );
  return (
    <svg
      className="scoreChart"
      viewBox={`-34 -14 ${WIDTH + 180} ${HEIGHT + 52}`}
      role="img"
      aria-label={say('end.courseText', { list })}
    >
      <Axes x={x} y={y} ticks={ticks(bottom, top)} rounds={roundStarts(standings)} />
      {mark !== null && <MarkLine mark={mark} y={y(mark.points)} />}
      {seats.map(({ family, name }, seat) => (
        <g key={family} className={`family ${family}`}>
          <polyline
            points={standings
              .map(({ totals }, index) => `${x(index).toFixed(1)},${y(totals[seat] ?? 0).toFixed(1)}`)
              .join(' ')}
            strokeDasharray={DASHES[seat]}
          />
          <use href={`#shield-${family}`} x={WIDTH + 7} y={(labels[seat] ?? 0) - 9} width={15} height={18} />
          <text x={WIDTH + 27} y={(labels[seat] ?? 0) + 5}>
            {shortened(name)} <tspan className="total">{numeral(last[seat] ?? 0)}</tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

interface AxesProps {
  readonly x: (index: number) => number;
  readonly y: (points: number) => number;
  readonly ticks: readonly number[];
  readonly rounds: ReturnType<typeof roundStarts>;
}

function Axes({ x, y, ticks: marks, rounds }: AxesProps) {
  const { say } = useWords();
  return (
    <g className="axes">
      {marks.map((points) => (
        <g key={points}>
          <line className={points === 0 ? 'ground' : ''} x1={0} x2={WIDTH} y1={y(points)} y2={y(points)} />
          <text className="value" x={-7} y={y(points) + 4}>
            {numeral(points)}
          </text>
        </g>
      ))}
      {rounds.map(({ round, index }) => (
        <g key={round}>
          <line x1={x(index)} x2={x(index)} y1={0} y2={HEIGHT + 5} />
          <text x={x(index) + 3} y={HEIGHT + 17}>
            {round}
          </text>
        </g>
      ))}
      <text x={0} y={HEIGHT + 34}>
        {say('end.rounds')}
      </text>
    </g>
  );
}

function MarkLine({ mark: { name, points }, y }: { readonly mark: ScoreToBeat; readonly y: number }) {
  return (
    <g className="mark">
      <line x1={0} x2={WIDTH} y1={y} y2={y} />
      <text x={3} y={y - 5}>
        {name} {numeral(points)}
      </text>
    </g>
  );
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
