import type { ShownScore } from '@signoria/engine';
import { numeral } from '@signoria/engine';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableSeat } from './seats.ts';
import { Total } from './Total.tsx';
import type { TableSnapshot } from './tableTypes.ts';

interface ScoreProps {
  readonly snapshot: TableSnapshot;
  readonly seats: readonly TableSeat[];
  /** True for the sheet at the end: with names, ranks, and lines without points. */
  readonly full?: boolean;
}

/** All players' points by line, in the order of the rules. */
export function ScoreTable({ snapshot, seats, full = false }: ScoreProps) {
  const { say } = useWords();
  const { scores, text } = snapshot;
  const bySeat = seats.map((_, seat) => scores.find((score) => score.seat === seat));
  const scored = scores.flatMap(({ lines }) => lines.filter(({ points }) => full || points !== 0));
  const ids = [...new Set(scores.flatMap(({ lines }) => lines.map(({ id }) => id)))].filter((id) =>
    scored.some((line) => line.id === id),
  );
  return (
    <table className="score">
      <ScoreHead seats={seats} full={full} />
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">{text.scoreLine(id)}</th>
            {seats.map(({ family }, seat) => (
              <Points key={family} score={bySeat[seat]} id={id} />
            ))}
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{say('table.total')}</th>
          {seats.map(({ family }, seat) => (
            <td key={family}>
              <Total snapshot={snapshot} seat={seat} />
            </td>
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

function Points({ score, id }: { score: ShownScore | undefined; id: string }) {
  const { say } = useWords();
  const points = score?.lines.find((line) => line.id === id)?.points;
  if (points === null)
    return (
      <td className="muted">
        <span aria-hidden="true">?</span>
        <span className="unseen">{say('table.hiddenPoints')}</span>
      </td>
    );
  return <td className={points !== undefined && points < 0 ? 'negative' : ''}>{numeral(points ?? 0)}</td>;
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
