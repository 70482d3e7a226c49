import './marks.css';
import { useWords } from '../words/index.ts';
import type { MoveLoss } from './report.ts';
import { useAmounts } from './useAmounts.ts';

const PERCENT = 100;

/** The label of a loss, and what it cost with the standard error. */
export function LossAmounts({ loss: { label, points, chance } }: { loss: MoveLoss }) {
  const { say } = useWords();
  const { amount, whole, signedWhole } = useAmounts();
  return (
    <p className="lossAmounts">
      <span className={`verdict ${label ?? 'small'}`}>{say(`report.label.${label ?? 'small'}`)}</span>{' '}
      <span className="num">
        <b>{say('report.lossPoints', { amount: amount(points.value), error: amount(points.error) })}</b>
        {chance !== null && (
          <>
            {' · '}
            {say('report.lossChance', {
              amount: signedWhole(-PERCENT * chance.value),
              error: whole(PERCENT * chance.error),
            })}
          </>
        )}
      </span>
    </p>
  );
}
