import type { Seat, ShownPoints } from '@signoria/engine';
import { shownTotal } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import type { TableSnapshot } from './tableTypes.ts';

interface SeatPoints {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
}

/** A seat's score if the game ended now, as shown to the viewer: "23+" where lines are hidden. */
export function Total({ snapshot, seat }: SeatPoints) {
  const score = snapshot.scores.find((one) => one.seat === seat);
  return score === undefined ? null : <Points points={score} />;
}

/** The points that a seat has earned so far; the score once the game is over. */
export function EarnedPoints({ snapshot, seat }: SeatPoints) {
  const score = snapshot.scores.find((one) => one.seat === seat);
  if (score === undefined) return null;
  const isScore = snapshot.over || snapshot.rules.endLines.length === 0;
  return (
    <span data-sign={isScore ? 'total' : 'earned'}>
      <Points points={score.earned} />
    </span>
  );
}

function Points({ points }: { readonly points: ShownPoints }) {
  const { say } = useWords();
  const { total: count, isWhole } = points;
  return (
    <>
      <span aria-hidden="true" data-sign={isWhole ? undefined : 'hidden'}>
        {shownTotal(points)}
      </span>
      <span className="unseen">{say(isWhole ? 'table.points' : 'table.pointsAtLeast', { count })}</span>
    </>
  );
}
