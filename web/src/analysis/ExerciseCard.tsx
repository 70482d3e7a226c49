import type { Estimate } from '@signoria/bots/analysis';
import type { KnownGame } from '../replay/index.ts';
import type { Destination } from '../shell/PageLink.tsx';
import { PageLink } from '../shell/PageLink.tsx';
import { useWords } from '../words/index.ts';
import type { Attempt } from './Exercise.tsx';
import type { GameLinks } from './gameLinks.ts';
import { LossAmounts } from './LossAmounts.tsx';
import type { MoveLoss } from './report.ts';
import type { TriedMove, Verdict } from './triedMove.ts';
import { judged, verdictOf } from './triedMove.ts';
import { useAmounts } from './useAmounts.ts';
import { useReportWords } from './useReportWords.ts';

interface CardProps {
  readonly game: KnownGame;
  readonly links: GameLinks;
  readonly loss: MoveLoss;
  /** The move tried last. */
  readonly attempt: Attempt | null;
  /** True if the better move was asked for. */
  readonly isShown: boolean;
  readonly next: Destination;
  readonly isLast: boolean;
  readonly onShow: () => void;
}

/** The task of an exercise, the verdict on the move tried last, and links to the next exercise and the report. */
export function ExerciseCard({ game, links, loss, attempt, isShown, next, isLast, onShow }: CardProps) {
  const { say } = useWords();
  const words = useReportWords(game);
  const verdict = attempt === null ? null : verdictOn(attempt, loss);
  const isDone = verdict === 'right' || isShown;
  return (
    <section className={`exercise ${verdict ?? ''}`} aria-label={say('report.exercise')}>
      <div>
        <p>
          <b className="exerciseWhen">{words.whenOf(loss.index)}.</b>{' '}
          {say('exercise.played', { name: words.nameOf(loss.seat), move: words.moveOf(loss.index) })}
        </p>
        <LossAmounts loss={loss} />
      </div>
      <p role="status">
        {attempt === null && !isShown && say('exercise.task')}
        {attempt !== null && <AttemptWords {...{ words, loss, attempt, verdict }} />}{' '}
        {isShown && say('report.better', { move: words.moveOf(loss.index, loss.better) })}
      </p>
      <div className="buttonRow">
        {!isDone && (
          <button type="button" className="btn compact" onClick={onShow}>
            {say('exercise.show')}
          </button>
        )}
        <PageLink to={next} className={isDone ? 'btn compact go' : 'btn compact'}>
          {say(isLast ? 'exercise.toReport' : isDone ? 'exercise.next' : 'exercise.skip')}
        </PageLink>
        {!isLast && (
          <PageLink to={links.report} className="btn compact">
            {say('exercise.toReport')}
          </PageLink>
        )}
      </div>
    </section>
  );
}

/** Returns the verdict on a move; null while it is compared. */
function verdictOn({ state }: Attempt, { seat }: MoveLoss): Verdict | null {
  if (state === 'comparing' || state === 'failed') return null;
  if (state === 'best') return 'right';
  return state === 'played' ? 'again' : verdictOf(state, seat);
}

interface AttemptProps {
  readonly words: ReturnType<typeof useReportWords>;
  readonly loss: MoveLoss;
  readonly attempt: Attempt;
  readonly verdict: Verdict | null;
}

function AttemptWords({ words, loss, attempt, verdict }: AttemptProps) {
  const { say } = useWords();
  const { state, move } = attempt;
  if (verdict === null) return say(state === 'failed' ? 'report.failed' : 'exercise.comparing');
  return (
    <>
      <span className={`verdict ${verdict}`}>{say(`exercise.${verdict}`)}</span> {words.moveOf(loss.index, move)}.{' '}
      {state === 'best' && say('exercise.best')}
      {state === 'played' && say('exercise.same')}
      {typeof state === 'object' && <TriedAmounts tried={state} seat={loss.seat} />}
    </>
  );
}

const PERCENT = 100;

/** The distance of a tried move to the best and to that of the game, with standard errors. */
function TriedAmounts({ tried, seat }: { readonly tried: TriedMove; readonly seat: number }) {
  const { say } = useWords();
  const { signed, signedWhole, amount, whole } = useAmounts();
  const { unit, againstBest, againstPlayed } = judged(tried, seat);
  const shown = ({ value, error }: Estimate) =>
    unit === 'points'
      ? say('exercise.points', { amount: signed(value), error: amount(error) })
      : say('exercise.chance', { amount: signedWhole(PERCENT * value), error: whole(PERCENT * error) });
  return say('exercise.against', { best: shown(againstBest), game: shown(againstPlayed) });
}
