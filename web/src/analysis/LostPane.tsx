import { useWords } from '../words/index.ts';
import type { MoveLoss } from './report.ts';
import { groupedLosses, lossesByPart, pointsOf } from './report.ts';
import { useAmounts } from './useAmounts.ts';
import type { ReportWords } from './useReportWords.ts';

interface LostProps {
  readonly words: ReportWords;
  /** The losses of the viewer. */
  readonly losses: readonly MoveLoss[];
  readonly name: string;
}

/** The most kinds of decisions listed. */
const KINDS = 6;

/** The points that a seat lost, by kind of decision and by part of the game. */
export function LostPane({ words, losses, name }: LostProps) {
  const { say } = useWords();
  const { amount } = useAmounts();
  const groups = groupedLosses(losses, ({ index }) => words.kindOf(index)).slice(0, KINDS);
  const largest = groups[0]?.points ?? 1;
  const parts = lossesByPart(losses, words.rounds);
  const worst = Math.max(...parts.map(({ points }) => points));
  return (
    <section className="pane lost">
      <div className="paneHead">
        <h2>{say('report.lostBy', { name })}</h2>
        <small className="muted">{say('report.inAll', { amount: amount(pointsOf(losses)) })}</small>
      </div>
      {losses.length === 0 && <p className="soft">{say('report.none')}</p>}
      <ul className="kinds">
        {groups.map((group) => (
          <li key={group.name}>
            <span>{group.name}</span>
            <span className="shareBar" aria-hidden="true">
              <i style={{ width: `${(100 * group.points) / largest}%` }} />
            </span>
            <b className="num">{amount(group.points)}</b>
          </li>
        ))}
      </ul>
      {losses.length > 0 && (
        <ul className="parts">
          {parts.map((part) => (
            <li key={part.first}>
              <small className="muted">
                {say(words.countsTurns ? 'report.turns' : 'report.rounds', {
                  count: part.last - part.first + 1,
                  range: part.first === part.last ? `${part.first}` : `${part.first}–${part.last}`,
                })}
              </small>
              <b className={part.points === worst ? 'num worst' : 'num'}>{amount(part.points)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
