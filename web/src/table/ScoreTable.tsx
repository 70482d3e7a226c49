import type { ShownScore } from '@signoria/engine';
import { numeral } from '@signoria/engine';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableSeat } from './seats.ts';
import { EarnedPoints, Total } from './Total.tsx';
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
  const { scores, rules, over } = snapshot;
  const isAtEnd = (id: string) => rules.endLines.includes(id);
  const bySeat = seats.map((_, seat) => scores.find((score) => score.seat === seat));
  const scored = scores.flatMap(({ lines }) => lines.filter(({ points }) => full || points !== 0));
  const ids = [...new Set(scores.flatMap(({ lines }) => lines.map(({ id }) => id)))].filter((id) =>
    scored.some((line) => line.id === id),
  );
  // In solo games rank 2 means a loss.
  const rankOf = (rank = 0) => (seats.length === 1 ? say(rank === 1 ? 'home.won' : 'home.lost') : rank);
  return (
    <table className="score">
      <ScoreHead seats={seats} full={full} />
      <tbody>
        {over || rules.endLines.length === 0 ? (
          <Lines ids={ids} {...{ snapshot, seats }} />
        ) : (
          <>
            <Lines ids={ids.filter((id) => !isAtEnd(id))} {...{ snapshot, seats }} />
            <SoFar {...{ snapshot, seats }} />
            <Lines ids={ids.filter(isAtEnd)} {...{ snapshot, seats }} />
          </>
        )}
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
            <th scope="row">{say(seats.length === 1 ? 'end.result' : 'end.rank')}</th>
            {seats.map(({ family }, seat) => (
              <td key={family}>{rankOf(bySeat[seat]?.rank)}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

type Shown = Pick<ScoreProps, 'snapshot' | 'seats'>;

function Lines({ ids, snapshot, seats }: Shown & { readonly ids: readonly string[] }) {
  const { scores, text } = snapshot;
  return ids.map((id) => (
    <tr key={id}>
      <th scope="row" data-sign={`line-${id}`}>
        {text.scoreLine(id)}
      </th>
      {seats.map(({ family }, seat) => (
        <Points key={family} score={scores.find((score) => score.seat === seat)} id={id} />
      ))}
    </tr>
  ));
}

/** The points so far, which are those beside the names, and the heading of the lines that count only at the end. */
function SoFar({ snapshot, seats }: Shown) {
  const { say } = useWords();
  return (
    <>
      <tr className="soFar">
        <th scope="row">{say('table.soFar')}</th>
        {seats.map(({ family }, seat) => (
          <td key={family}>
            <EarnedPoints snapshot={snapshot} seat={seat} />
          </td>
        ))}
      </tr>
      <tr>
        <th className="onlyAtEnd" scope="rowgroup" colSpan={seats.length + 1}>
          {say('table.onlyAtEnd')}
        </th>
      </tr>
    </>
  );
}

function Points({ score, id }: { score: ShownScore | undefined; id: string }) {
  const { say } = useWords();
  const points = score?.lines.find((line) => line.id === id)?.points;
  if (points === null)
    return (
      <td className="muted" data-sign="hidden">
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
