import { WayLink } from '../shell/WayLink.tsx';
import { useWords } from '../words/index.ts';
import { LossFigures } from './LossFigures.tsx';
import type { MoveLoss } from './report.ts';
import { dearest } from './report.ts';
import type { ReportWords } from './useReportWords.ts';
import type { GameWays } from './ways.ts';

interface DearestProps {
  readonly words: ReportWords;
  readonly ways: GameWays;
  /** The losses of the viewer. */
  readonly losses: readonly MoveLoss[];
}

const SHOWN = 3;

/** The decisions that lost most, with the better move. */
export function DearestPane({ words, ways, losses }: DearestProps) {
  const { say } = useWords();
  return (
    <section className="pane dearest">
      <h2>{say('report.dearest')}</h2>
      {losses.length === 0 && <p className="soft">{say('report.none')}</p>}
      <ol>
        {dearest(losses)
          .slice(0, SHOWN)
          .map((loss) => (
            <li key={loss.index}>
              <WayLink to={ways.replay(loss.index + 1)} className="plainLink">
                {words.whenOf(loss.index)}
              </WayLink>
              <p>
                {words.moveOf(loss.index)}.{' '}
                <span className="soft">{say('report.better', { move: words.moveOf(loss.index, loss.better) })}</span>
              </p>
              <LossFigures loss={loss} />
              <WayLink
                to={ways.exercise(loss.index)}
                className="btn compact"
                label={`${say('report.exercise')}: ${words.moveOf(loss.index)}`}
              >
                {say('report.exercise')}
              </WayLink>
            </li>
          ))}
      </ol>
    </section>
  );
}
