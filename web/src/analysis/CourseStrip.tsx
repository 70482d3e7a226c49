import type { Analysis } from '@signoria/bots/analysis';
import { at } from '@signoria/engine';
import type { PlayedGame } from '../replay/index.ts';
import { Shield } from '../shell/Icon.tsx';
import { dashOf } from '../table/chart.ts';
import { useWords } from '../words/index.ts';
import { courseOf, numberedTurningPoints } from './report.ts';
import { PointSign } from './TurningPane.tsx';
import { useAmounts } from './useAmounts.ts';

interface CourseStripProps {
  readonly game: Pick<PlayedGame, 'seats'>;
  readonly analysis: Analysis;
  /** The position shown: the number of decisions before it. */
  readonly count: number;
  readonly onGo: (count: number) => void;
}

/** The course of the chances below the slider, on the same axis, with the turning points. */
export function CourseStrip({ game, analysis, count, onGo }: CourseStripProps) {
  const { say } = useWords();
  const { whole } = useAmounts();
  const outlooks = analysis.decisions.map(({ outlook }) => outlook);
  const courses = game.seats.map((_, seat) => courseOf(analysis, outlooks, seat));
  const all = Math.max(1, outlooks.length);
  const top = analysis.seats === 1 ? Math.max(1, ...courses.flat()) : 100;
  const shown = (value: number) =>
    analysis.seats === 1 ? whole(value) : say('typical.percent', { amount: whole(value) });
  return (
    <>
      <div className="courseStrip">
        <svg viewBox={`0 0 ${all} ${top}`} preserveAspectRatio="none" aria-hidden="true">
          {game.seats.map(({ family }, seat) => (
            <polyline
              key={family}
              className={`family ink ${family}`}
              strokeDasharray={dashOf(seat)}
              points={at(courses, seat)
                .map((value, position) => `${position},${(top - value).toFixed(1)}`)
                .join(' ')}
            />
          ))}
          <line x1={count} x2={count} y1={0} y2={top} />
        </svg>
        {numberedTurningPoints(analysis).map(({ number, kind, word, position }) => (
          <button
            key={number}
            type="button"
            style={{ left: `${(100 * position) / all}%` }}
            aria-label={say('values.turning', { number, kind: say(word) })}
            onClick={() => onGo(position)}
          >
            <PointSign number={number} kind={kind} />
          </button>
        ))}
      </div>
      <ul className="chancesNow" aria-label={say(analysis.seats === 1 ? 'report.expected' : 'report.chances')}>
        {game.seats.map(({ family, name }, seat) => (
          <li key={family}>
            <Shield family={family} /> <span className="chanceName">{name}</span>{' '}
            <b className="num">{shown(at(at(courses, seat), Math.min(count, all)))}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
