import type { Seat } from '@signoria/engine';
import { plain } from '@signoria/engine';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import { previewOf } from './preview.ts';
import type { HandOver, TableSnapshot } from './tableTypes.ts';
import type { OfferedPlan } from './usePlan.ts';
import { withoutBrackets } from './withoutBrackets.ts';

interface ActionsProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly chosen: unknown | null;
  /** The plan that Confirm plays instead of the chosen move. */
  readonly plan: OfferedPlan | null;
  readonly handOver: HandOver | null;
  /** Sets the element into which a game draws the costs and gains of the choice. */
  readonly previewPlace: (element: HTMLElement | null) => void;
  readonly onUndo: (count?: number) => void;
  /** Null if the table was set up without hints. */
  readonly onHint: (() => Promise<void>) | null;
  /** The move of the latest hint, which is announced while it is chosen. */
  readonly hinted: unknown | null;
  readonly onConfirm: () => void;
}

/** Undo, Hint and Confirm: beside the question on a desktop, in a tray at the bottom of a phone. */
export function Actions({
  snapshot,
  chosen,
  plan,
  handOver,
  previewPlace,
  onUndo,
  onHint,
  hinted,
  onConfirm,
  ...naming
}: ActionsProps) {
  const { say } = useWords();
  // An undo beyond the barrier also takes back the bots' decisions since then. The labels say so.
  const undoName = snapshot.undoable === 0 && snapshot.undoableInAll > 0 ? 'undo.toOwn' : 'table.undo';
  const undoTurnName = snapshot.undoableTurn > snapshot.undoable ? 'undo.toOwnTurn' : 'table.undoTurn';
  return (
    <div className="acts">
      {snapshot.seat !== null && (
        <PreviewBox
          snapshot={snapshot}
          seat={snapshot.seat}
          chosen={chosen}
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
          <Icon name="i-undo" />
          <span className="aside">{say('table.undo')}</span>
        </button>
        <button
          type="button"
          className="btn"
          aria-label={say(undoTurnName)}
          title={say(undoTurnName)}
          disabled={snapshot.undoableTurn < (snapshot.undoable > 0 ? 2 : 1)}
          onClick={() => onUndo(snapshot.undoableTurn)}
        >
          <Icon name="i-undoTurn" />
          <span className="aside">{say('table.undoTurnShort')}</span>
        </button>
        <HintButton {...{ snapshot, chosen, hinted, onHint }} />
        {handOver === null ? (
          <ConfirmButton {...{ snapshot, chosen, plan, onConfirm }} />
        ) : (
          <PassButton {...handOver} />
        )}
      </div>
    </div>
  );
}

type HintProps = Pick<ActionsProps, 'snapshot' | 'chosen' | 'hinted' | 'onHint'>;

function HintButton({ snapshot, chosen, hinted, onHint }: HintProps) {
  const { say } = useWords();
  const [thinks, setThinks] = useState(false);
  const { moves, text, imagined, seat } = snapshot;
  const isAsked = moves.length > 0;
  const isShown = chosen !== null && chosen === hinted && seat !== null;
  const hint = () => {
    setThinks(true);
    void onHint?.().finally(() => setThinks(false));
  };
  const label = onHint === null ? say('table.noHints') : undefined;
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-label={label}
        title={label}
        disabled={!isAsked || thinks || onHint === null}
        onClick={hint}
      >
        <Icon name="i-hint" />
        <span className="aside">{say(onHint === null ? 'table.hintsOff' : 'table.hint')}</span>
      </button>
      <span className="unseen" role="status">
        {isShown && `${say('table.hint')}: ${plain(text.move(chosen, imagined, seat))}`}
      </span>
    </>
  );
}

type ConfirmProps = Pick<ActionsProps, 'snapshot' | 'chosen' | 'plan' | 'onConfirm'>;

/** Confirms the choice. If there is only one legal move, the label names it. */
function ConfirmButton({ snapshot, chosen, plan, onConfirm }: ConfirmProps) {
  const { say } = useWords();
  const { moves, seat, text, imagined } = snapshot;
  const isOnly = plan === null && chosen !== null && moves.length === 1 && seat !== null;
  const words = isOnly ? plain(withoutBrackets(text.move(chosen, imagined, seat))) : say('table.confirm');
  return (
    <button
      type="button"
      className="btn go"
      aria-label={isOnly ? `${say('table.confirm')}: ${words}` : undefined}
      title={isOnly ? words : undefined}
      disabled={chosen === null && plan === null}
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
  readonly plan: OfferedPlan | null;
  readonly place: (element: HTMLElement | null) => void;
}

/**
 * The choice in words with its costs and gains: drawn by the game if it does so, otherwise the points only. The box is
 * there before anything is chosen, so that the layout does not shift.
 */
function PreviewBox({ snapshot, seat, chosen, plan, place, ...naming }: PreviewProps) {
  const { say } = useWords();
  const points = chosen === null || plan !== null ? 0 : (previewOf(snapshot, chosen) ?? 0);
  return (
    <section className="preview" aria-label={say('table.preview')}>
      {plan !== null && <span className="goes">{plan.words}</span>}
      {plan === null && chosen === null && <span className="nothing">{say('table.previewEmpty')}</span>}
      {plan === null && chosen !== null && (
        <span className="goes">
          <ProseText words={withoutBrackets(snapshot.text.move(chosen, snapshot.imagined, seat))} {...naming} />
        </span>
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
