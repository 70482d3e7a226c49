import type { ScoreLineComparison } from '@signoria/bots/analysis';
import { useEffect, useRef, useState } from 'react';
import type { KnownGame } from '../replay/index.ts';
import { useGame } from '../shell/useGame.ts';
import { useWords } from '../words/index.ts';
import type { AnalysisPool } from './analysisPool.ts';
import { analysisPool } from './analysisPool.ts';
import type { MoveLoss } from './report.ts';
import { useAmounts } from './useAmounts.ts';

interface ReasonsProps {
  readonly game: KnownGame;
  readonly loss: MoveLoss;
}

/** The reasons why another move was better, computed on request. */
export function MoveReasons({ game, loss }: ReasonsProps) {
  const { say } = useWords();
  const [reasons, setReasons] = useState<readonly ScoreLineComparison[] | 'asked' | 'failed' | null>(null);
  const pool = useRef<AnalysisPool>(null);
  useEffect(() => {
    return () => pool.current?.close();
  }, []);
  const ask = () => {
    const record = game.recordAt(game.turns.length);
    if (record === null) return;
    setReasons('asked');
    pool.current = analysisPool(record, 1);
    pool.current
      .run({ kind: 'reasons', index: loss.index, better: loss.better })
      .then(setReasons, () => setReasons('failed'))
      .finally(() => pool.current?.close());
  };
  if (reasons === null)
    return (
      <button type="button" className="plainLink" onClick={ask}>
        {say('values.why')}
      </button>
    );
  if (reasons === 'asked') return <p>{say('exercise.comparing')}</p>;
  if (reasons === 'failed') return <p>{say('report.failed')}</p>;
  if (reasons.length === 0) return <p>{say('values.noReason')}</p>;
  return reasons.map((reason) => <Reason key={`${reason.seat} ${reason.line}`} {...{ game, reason }} />);
}

/** A line of the final score, or the total of a rival, that favours the better move. */
function Reason({
  game,
  reason: { seat, line, favour },
}: Pick<ReasonsProps, 'game'> & { readonly reason: ScoreLineComparison }) {
  const { say } = useWords();
  const { signed, amount } = useAmounts();
  const text = useGame(game.entry.rules.id)?.text ?? game.entry.text;
  const name = line === null ? (game.seats[seat]?.name ?? '?') : text.scoreLine(line);
  return (
    <p>
      {say('values.reason', {
        name,
        amount: signed(line === null ? -favour.value : favour.value),
        error: amount(favour.error),
      })}
    </p>
  );
}
