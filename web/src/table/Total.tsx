import type { Seat } from '@signoria/engine';
import { shownTotal } from '@signoria/engine';
import { useWords } from '../words/index.ts';
import type { TableSnapshot } from './tableTypes.ts';

/** A seat's points as shown to the viewer: "23+" where lines are hidden. */
export function Total({ snapshot, seat }: { readonly snapshot: TableSnapshot; readonly seat: Seat }) {
  const { say } = useWords();
  const score = snapshot.scores.find((one) => one.seat === seat);
  if (score === undefined) return null;
  const { total: count, isWhole } = score;
  return (
    <>
      <span aria-hidden="true">{shownTotal(score)}</span>
      <span className="unseen">{say(isWhole ? 'table.points' : 'table.pointsAtLeast', { count })}</span>
    </>
  );
}
