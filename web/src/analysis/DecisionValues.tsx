import type { Analysis } from '@signoria/bots/analysis';
import { at } from '@signoria/engine';
import type { KnownGame } from '../replay/index.ts';
import { PageLink } from '../shell/PageLink.tsx';
import { useWords } from '../words/index.ts';
import type { GameLinks } from './gameLinks.ts';
import { LossAmounts } from './LossAmounts.tsx';
import { MoveReasons } from './MoveReasons.tsx';
import { lossesOf } from './report.ts';
import { useAmounts } from './useAmounts.ts';
import { useReportWords } from './useReportWords.ts';

interface ValuesProps {
  readonly game: KnownGame;
  readonly links: GameLinks;
  readonly analysis: Analysis;
  /** The position shown: the decision before it is valued. */
  readonly count: number;
}

const PERCENT = 100;

/** The value of the decision that led to a position: its loss and the better move, and the luck that followed. */
export function DecisionValues({ game, links, analysis, count }: ValuesProps) {
  const { say } = useWords();
  const words = useReportWords(game);
  if (count === 0) return <p className="decisionValues">{say('values.start')}</p>;
  const index = count - 1;
  const { judgement } = at(analysis.decisions, index);
  const loss = lossesOf(analysis).find((one) => one.index === index);
  return (
    <div className="decisionValues" role="status">
      {judgement === null && <p>{say('values.forced')}</p>}
      {judgement !== null && loss === undefined && (
        <p>
          <span className="verdict">{say(judgement.isBest ? 'values.best' : 'values.close')}</span>{' '}
          {say('values.other', { move: words.moveOf(index, judgement.other) })}
        </p>
      )}
      {loss !== undefined && (
        <>
          <LossAmounts loss={loss} />
          <p>{say('report.better', { move: words.moveOf(index, loss.better) })}</p>
          <MoveReasons key={index} {...{ game, loss }} />
          <PageLink to={links.exercise(index)} className="plainLink">
            {say('report.exercise')}
          </PageLink>
        </>
      )}
      <Luck {...{ analysis, index }} name={words.nameOf(at(analysis.decisions, index).seat)} />
    </div>
  );
}

interface LuckProps extends Pick<ValuesProps, 'analysis'> {
  readonly index: number;
  readonly name: string;
}

/** The luck of the seat that decided, if something was drawn or rolled. */
function Luck({ analysis, index, name }: LuckProps) {
  const { say } = useWords();
  const { signed, signedWhole } = useAmounts();
  const { luck, seat } = at(analysis.decisions, index);
  if (luck === null) return null;
  const amount =
    analysis.seats === 1
      ? say('report.changedPoints', { amount: signed(at(luck.points, seat)) })
      : say('report.changed', { name, amount: signedWhole(PERCENT * at(luck.chances, seat)) });
  return (
    <p>
      {say('report.kind.luck')}. {amount}
    </p>
  );
}
