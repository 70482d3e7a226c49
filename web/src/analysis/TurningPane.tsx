import './marks.css';
import type { Analysis } from '@signoria/bots/analysis';
import { at } from '@signoria/engine';
import { PageLink } from '../shell/PageLink.tsx';
import { useWords } from '../words/index.ts';
import type { GameLinks } from './gameLinks.ts';
import type { NumberedTurningPoint } from './report.ts';
import { numberedTurningPoints } from './report.ts';
import { useAmounts } from './useAmounts.ts';
import type { ReportWords } from './useReportWords.ts';

interface TurningProps {
  readonly words: ReportWords;
  readonly links: GameLinks;
  readonly analysis: Analysis;
}

/** The largest changes of the winner's chance in words, with the same signs as in the chart. */
export function TurningPane({ words, links, analysis }: TurningProps) {
  const { say } = useWords();
  const points = numberedTurningPoints(analysis);
  return (
    <section className="pane turning">
      <h2>{say('report.turning')}</h2>
      <ol>
        {points.map((point) => (
          <Turning key={point.number} {...{ words, links, analysis, point }} />
        ))}
      </ol>
    </section>
  );
}

function Turning({ words, links, analysis, point }: TurningProps & { readonly point: NumberedTurningPoint }) {
  const { say } = useWords();
  const { signed, signedWhole } = useAmounts();
  const { number, kind, word, position, change } = point;
  const index = position - 1;
  const winner = words.nameOf(analysis.winners[0] ?? 0);
  const amount =
    analysis.seats === 1
      ? say('report.changedPoints', { amount: signed(change) })
      : say('report.changed', { name: winner, amount: signedWhole(change) });
  return (
    <li>
      <PointSign number={number} kind={kind} />
      <div>
        <p className="pointKind">
          <b>{say(word)}</b>
          {index >= 0 && (
            <PageLink to={links.replay(position)} className="plainLink">
              {words.whenOf(index)}
            </PageLink>
          )}
        </p>
        <p>{index < 0 ? say('report.deal') : <Happened {...{ words, analysis, kind, index }} />}</p>
        <p className={change < 0 ? 'minus num' : 'plus num'}>{amount}</p>
      </div>
    </li>
  );
}

interface HappenedProps extends Pick<TurningProps, 'words' | 'analysis'> {
  readonly kind: NumberedTurningPoint['kind'];
  readonly index: number;
}

/** The move of a decision and the better one; for luck what was drawn. */
function Happened({ words, analysis, kind, index }: HappenedProps) {
  const { say } = useWords();
  const { seat, judgement } = at(analysis.decisions, index);
  if (kind === 'luck' || judgement === null) return words.drawOf(index);
  return (
    <>
      {words.nameOf(seat)}: {words.moveOf(index)}.{' '}
      <span className="soft">{say('report.better', { move: words.moveOf(index, judgement.other) })}</span>
    </>
  );
}

/** The numbered sign of a turning point: circle, diamond or square by its kind. */
export function PointSign({ number, kind }: Pick<NumberedTurningPoint, 'number' | 'kind'>) {
  return (
    <span className={`pointSign ${kind}`} aria-hidden="true">
      <span>{number}</span>
    </span>
  );
}
