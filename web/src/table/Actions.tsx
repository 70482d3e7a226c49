import type { Seat } from '@signoria/engine';
import { plain } from '@signoria/engine';
import { useEffect, useRef } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { PlannedStep } from './ahead.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import { previewOf } from './preview.ts';
import type { HandOver, TableSnapshot } from './tableTypes.ts';
import type { OfferedPlan } from './usePlan.ts';
import { withoutBrackets } from './withoutBrackets.ts';

interface ActionsProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly chosen: unknown | null;
  /** The steps planned on the board, which Confirm plays before the chosen move. */
  readonly planned: readonly PlannedStep[];
  /** The number of further steps that the latest change of the plan removed (`AheadState`). */
  readonly removed: number;
  /** The plan that Confirm plays instead of the chosen move. */
  readonly plan: OfferedPlan | null;
  readonly handOver: HandOver | null;
  /** Sets the element into which a game draws the costs and gains of the choice. */
  readonly previewPlace: (element: HTMLElement | null) => void;
  readonly onUndo: (count?: number) => void;
  /** Null if the table was set up without hints. */
  readonly onHint: (() => void) | null;
  /** The words of the hint's or the coach's card, which are announced. */
  readonly spoken: string;
  /** True while a hint is computed. */
  readonly isHinting: boolean;
  /** The move of the latest hint, which is announced while it is chosen. */
  readonly hinted: unknown | null;
  readonly onConfirm: () => void;
}

/** Undo, Hint and Confirm: beside the question on a desktop, in a tray at the bottom of a phone. */
export function Actions({
  snapshot,
  chosen,
  planned,
  removed,
  plan,
  handOver,
  previewPlace,
  onUndo,
  onHint,
  isHinting,
  spoken,
  hinted,
  onConfirm,
  ...naming
}: ActionsProps) {
  const { say } = useWords();
  // An undo beyond the barrier also takes back what others and chance did since then. The labels say so.
  const undoName = snapshot.undoable === 0 && snapshot.undoableInAll > 0 ? 'undo.toOwn' : 'table.undo';
  const undoTurnName = snapshot.undoableTurn > snapshot.undoable ? 'undo.toOwnTurn' : 'table.undoTurn';
  return (
    <div className="acts">
      {snapshot.seat !== null && (
        <PreviewBox
          snapshot={snapshot}
          seat={snapshot.seat}
          chosen={chosen}
          planned={planned}
          removed={removed}
          plan={plan}
          place={previewPlace}
          {...naming}
        />
      )}
      <div className="actButtons">
        <button
          type="button"
          className="btn"
          aria-label={say(undoName)}
          title={say(undoName)}
          disabled={snapshot.undoableInAll === 0}
          onClick={() => onUndo()}
        >
          <span className="icon" data-sign="undo">
            <Icon name="i-undo" />
          </span>
          <span className="buttonLabel">{say('table.undo')}</span>
        </button>
        <button
          type="button"
          className="btn"
          aria-label={say(undoTurnName)}
          title={say(undoTurnName)}
          disabled={snapshot.undoableTurn < (snapshot.undoable > 0 ? 2 : 1)}
          onClick={() => onUndo(snapshot.undoableTurn)}
        >
          <span className="icon" data-sign="undoTurn">
            <Icon name="i-undoTurn" />
          </span>
          <span className="buttonLabel">{say('table.undoTurnShort')}</span>
        </button>
        <HintButton {...{ snapshot, chosen, hinted, onHint, isHinting, spoken }} />
        {handOver === null ? (
          <ConfirmButton {...{ snapshot, chosen, planned, plan, onConfirm }} />
        ) : (
          <PassButton {...handOver} />
        )}
      </div>
    </div>
  );
}

type HintProps = Pick<ActionsProps, 'snapshot' | 'chosen' | 'hinted' | 'onHint' | 'isHinting' | 'spoken'>;

function HintButton({ snapshot, chosen, hinted, onHint, isHinting, spoken }: HintProps) {
  const { say } = useWords();
  const { moves, text, imagined, seat } = snapshot;
  const hasChoice = moves.length > 1; // the only move is chosen from the start
  const isShown = chosen !== null && chosen === hinted && seat !== null;
  const label = onHint === null ? `${say('table.hintsOff')}: ${say('table.noHints')}` : undefined;
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-label={label}
        title={label}
        aria-busy={isHinting || undefined}
        disabled={!hasChoice || onHint === null}
        onClick={() => onHint?.()}
      >
        <span className="icon" data-sign="hint">
          <Icon name="i-hint" />
        </span>
        <span className="buttonLabel">{say(onHint === null ? 'table.hintsOff' : 'table.hint')}</span>
      </button>
      <span className="unseen" role="status">
        {spoken !== '' ? spoken : isShown && `${say('table.hint')}: ${plain(text.move(chosen, imagined, seat))}`}
      </span>
    </>
  );
}

type ConfirmProps = Pick<ActionsProps, 'snapshot' | 'chosen' | 'planned' | 'plan' | 'onConfirm'>;

/** Confirms the choice. If there is only one legal move, the label names it. */
function ConfirmButton({ snapshot, chosen, planned, plan, onConfirm }: ConfirmProps) {
  const { say } = useWords();
  const { moves, seat, text, imagined } = snapshot;
  const isPlan = plan !== null || planned.length > 0;
  const isOnly = !isPlan && chosen !== null && moves.length === 1 && seat !== null;
  const words = isOnly ? plain(withoutBrackets(text.move(chosen, imagined, seat))) : say('table.confirm');
  return (
    <button
      type="button"
      className="btn go"
      aria-label={isOnly ? `${say('table.confirm')}: ${words}` : undefined}
      title={isOnly ? words : undefined}
      disabled={chosen === null && !isPlan}
      onClick={onConfirm}
    >
      <Icon name="i-check" />
      <span className="answer">{words}</span>
    </button>
  );
}

/** Hands the screen over. It takes the focus, so that Enter presses it. */
function PassButton({ to, onPass }: HandOver) {
  const { say } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button type="button" className="btn go" ref={button} onClick={onPass}>
      {say('table.pass', { name: to })}
    </button>
  );
}

interface PreviewProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly seat: Seat;
  readonly chosen: unknown | null;
  readonly planned: readonly PlannedStep[];
  readonly removed: number;
  readonly plan: OfferedPlan | null;
  readonly place: (element: HTMLElement | null) => void;
}

/**
 * The choice in words, with the costs and gains that the game draws, or only the points if it draws none (`table.css`).
 * The box is there before anything is chosen, so that the layout does not shift.
 */
function PreviewBox({ snapshot, seat, chosen, planned, removed, plan, place, ...naming }: PreviewProps) {
  const { say } = useWords();
  const steps = [...planned, ...(chosen === null ? [] : [{ move: chosen, before: snapshot }])];
  const last = steps.at(-1);
  const hasLostSteps = removed > 0 && chosen === null;
  const isEmpty = plan === null && last === undefined && !hasLostSteps;
  const wordsOf = ({ move, before }: PlannedStep) => withoutBrackets(before.text.move(move, before.imagined, seat));
  const points = chosen === null || plan !== null ? 0 : (previewOf(snapshot, chosen) ?? 0);
  return (
    <section className="preview" aria-label={say('table.preview')}>
      {plan !== null && <span className="goes">{plan.words}</span>}
      {(planned.length > 0 || hasLostSteps) && (
        <span className={hasLostSteps ? 'goes' : 'unseen'} role="status">
          {hasLostSteps && say('table.removed', { count: removed })}
        </span>
      )}
      {isEmpty && <span className="nothing">{say('table.previewEmpty')}</span>}
      {plan === null && last !== undefined && !hasLostSteps && (
        <span className="goes">
          {steps.length > 1 && `${say('table.planned', { count: steps.length })} `}
          <ProseText words={wordsOf(last)} {...naming} />
        </span>
      )}
      {steps.length > 1 && (
        <ol className="unseen">
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same move can occur twice
            <li key={index}>{plain(wordsOf(step))}</li>
          ))}
        </ol>
      )}
      <span className="place" ref={place} />
      {points !== 0 && (
        <span className={points > 0 ? 'plus' : 'minus'}>
          {points > 0 ? '+' : '−'}
          {Math.abs(points)}
          <Icon name="laurel" label={say('table.points', { count: Math.abs(points) })} />
        </span>
      )}
    </section>
  );
}
