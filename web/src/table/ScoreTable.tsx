import { numeral } from '@signoria/engine';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableSeat } from './seats.ts';
import type { TableSnapshot } from './tableTypes.ts';

interface ScoreProps {
  readonly snapshot: TableSnapshot;
  readonly seats: readonly TableSeat[];
  /** The sheet at the end: names and places as well, and lines that brought nobody anything. */
  readonly full?: boolean;
}

/** Every player's points, line by line; the lines in the order the rules give them. */
export function ScoreTable({ snapshot: { scores, text }, seats, full = false }: ScoreProps) {
  const { say } = useWords();
  const bySeat = seats.map((_, seat) => scores.find((score) => score.seat === seat));
  const scored = scores.flatMap(({ lines }) => lines.filter(({ points }) => full || points !== 0));
  const ids = [...new Set(scores.flatMap(({ lines }) => lines.map(({ id }) => id)))].filter((id) =>
    scored.some((line) => line.id === id),
  );
  const pointsOf = (seat: number, id: string) => bySeat[seat]?.lines.find((line) => line.id === id)?.points ?? 0;
  return (
    <table className="score">
      <ScoreHead seats={seats} full={full} />
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">{text.scoreLine(id)}</th>
            {seats.map(({ family }, seat) => (
              <td key={family} className={pointsOf(seat, id) < 0 ? 'neg' : ''}>
                {numeral(pointsOf(seat, id))}
              </td>
            ))}
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{say('table.total')}</th>
          {seats.map(({ family }, seat) => (
            <td key={family}>{numeral(bySeat[seat]?.total ?? 0)}</td>
          ))}
        </tr>
        {full && (
          <tr>
            <th scope="row">{say('end.rank')}</th>
            {seats.map(({ family }, seat) => (
              <td key={family}>{bySeat[seat]?.rank}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function ScoreHead({ seats, full }: Required<Pick<ScoreProps, 'seats' | 'full'>>) {
  const { say } = useWords();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="unseen">{say('table.score')}</span>
        </th>
        {seats.map(({ family, name }) => (
          <th key={family} scope="col">
            <Shield family={family} />
            <span className={full ? 'headName' : 'unseen'}>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
