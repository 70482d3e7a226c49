import { numeral } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import type { TableSeat } from './seats.ts';

const WIDTH = 480;
const HEIGHT = 200;
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4'] as const;

/** Points after each decision, a line for each seat: its family's colour and a dash of its own. */
export function CourseChart({
  totals,
  seats,
}: {
  totals: readonly (readonly number[])[];
  seats: readonly TableSeat[];
}) {
  const { say } = useWords();
  const all = totals.flat();
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const x = (index: number) => (index / Math.max(1, totals.length - 1)) * WIDTH;
  const y = (points: number) => HEIGHT - ((points - bottom) / (top - bottom)) * HEIGHT;
  const last = totals.at(-1) ?? [];
  const list = seats.map(({ name }, seat) => `${name} ${numeral(last[seat] ?? 0)}`).join(', ');
  return (
    <svg
      className="course"
      viewBox={`-4 -6 ${WIDTH + 34} ${HEIGHT + 12}`}
      role="img"
      aria-label={say('end.courseText', { list })}
    >
      <line className="ground" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      {seats.map(({ family }, seat) => (
        <g key={family} className={`fam ${family}`}>
          <polyline
            points={totals.map((row, index) => `${x(index).toFixed(1)},${y(row[seat] ?? 0).toFixed(1)}`).join(' ')}
            strokeDasharray={DASHES[seat]}
          />
          <use href={`#shield-${family}`} x={WIDTH + 6} y={y(last[seat] ?? 0) - 10} width={17} height={20} />
        </g>
      ))}
    </svg>
  );
}
