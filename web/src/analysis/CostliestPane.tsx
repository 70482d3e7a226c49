import { PageLink } from '../shell/PageLink.tsx';
import { useWords } from '../words/index.ts';
import type { GameLinks } from './gameLinks.ts';
import { LossAmounts } from './LossAmounts.tsx';
import type { MoveLoss } from './report.ts';
import { costliest } from './report.ts';
import type { ReportWords } from './useReportWords.ts';

interface CostliestProps {
  readonly words: ReportWords;
  readonly links: GameLinks;
  /** The losses of the viewer. */
  readonly losses: readonly MoveLoss[];
}

const SHOWN = 3;

/** The decisions that lost most, with the better move. */
export function CostliestPane({ words, links, losses }: CostliestProps) {
  const { say } = useWords();
  return (
    <section className="pane costliest">
      <h2>{say('report.costliest')}</h2>
      {losses.length === 0 && <p className="soft">{say('report.none')}</p>}
      <ol>
        {costliest(losses)
          .slice(0, SHOWN)
          .map((loss) => (
            <li key={loss.index}>
              <PageLink to={links.replay(loss.index + 1)} className="plainLink">
                {words.whenOf(loss.index)}
              </PageLink>
              <p>
                {words.moveOf(loss.index)}.{' '}
                <span className="soft">{say('report.better', { move: words.moveOf(loss.index, loss.better) })}</span>
              </p>
              <LossAmounts loss={loss} />
              <PageLink
                to={links.exercise(loss.index)}
                className="btn compact"
                label={`${say('report.exercise')}: ${words.moveOf(loss.index)}`}
              >
                {say('report.exercise')}
              </PageLink>
            </li>
          ))}
      </ol>
    </section>
  );
}
