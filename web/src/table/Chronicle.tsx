import { at } from '@signoria/engine';
import { memo } from 'react';
import { Icon, Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { Naming } from './ProseText.tsx';
import { ProseText } from './ProseText.tsx';
import { ReplayLink } from './ReplayLink.tsx';
import type { TableSeat } from './seats.ts';
import type { ChronicleLine, TableSnapshot } from './tableTypes.ts';
import type { TurnLines } from './turnLines.ts';
import { turnLines } from './turnLines.ts';

interface ChronicleProps extends Naming {
  readonly snapshot: TableSnapshot;
  readonly seats: readonly TableSeat[];
  /** Takes back that many decisions. Undefined where undo is not possible. */
  readonly onUndo?: (count: number) => void;
}

/** Maximum number of lines drawn. The replay shows earlier lines at earlier positions. */
const MOST_LINES = 120;

/**
 * The chronicle: events by turn, each under the shield of its mover, the latest turn first. Memoized, because it has
 * many lines, and choosing or pointing changes none of them.
 */
export const Chronicle = memo(function Chronicle(props: ChronicleProps) {
  const { say } = useWords();
  const turns = turnLines(props.snapshot.chronicle.slice(-MOST_LINES));
  if (turns.length === 0) return <p className="muted">{say('table.chronicleEmpty')}</p>;
  return (
    <ol className="log" reversed>
      {turns.map((turn) => (
        <SettledTurn key={turn.lines[0]?.version} {...props} turn={turn} />
      ))}
    </ol>
  );
});

type TurnProps = ChronicleProps & { readonly turn: TurnLines };

/** Memoizes turns that cannot change any more. */
const SettledTurn = memo(
  TurnItem,
  (before, now) =>
    isSettled(before) &&
    isSettled(now) &&
    before.seats === now.seats &&
    before.turn.lines.length === now.turn.lines.length &&
    before.turn.lines.every((line, index) => line.words === now.turn.lines[index]?.words),
);

/** True if the turn is older than the last decision and than all decisions that can be undone. */
function isSettled({ turn, snapshot: { version, undoable } }: TurnProps): boolean {
  return turn.lines.every((line) => line.version <= version - Math.max(1, undoable));
}

/** One turn, under the shield of its mover. */
export function TurnItem(props: TurnProps) {
  return (
    <li>
      <Shield family={at(props.seats, props.turn.mover).family} />
      <Turn {...props} />
      <ReplayLink turn={props.turn.lines[0]?.turn ?? 0} />
    </li>
  );
}

/** The lines of a turn in chronological order. A line about another seat, or about everyone, has its own sign. */
function Turn({ turn: { mover, lines }, snapshot, seats, onUndo, ...naming }: TurnProps) {
  return (
    <ol>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        <li key={index} className={line.version === snapshot.version ? 'now' : ''}>
          {line.seat === null && <Icon name="lily" />}
          {line.seat !== null && line.seat !== mover && <Shield family={at(seats, line.seat).family} />}
          <ProseText words={line.words} {...naming} />
          {onUndo !== undefined && lines[index - 1]?.version !== line.version && (
            <BackTo line={line} snapshot={snapshot} onUndo={onUndo} />
          )}
        </li>
      ))}
    </ol>
  );
}

type BackToProps = Required<Pick<ChronicleProps, 'snapshot' | 'onUndo'>> & { readonly line: ChronicleLine };

/** The undo button beside a decision of the viewer, shown if more than one decision can be undone. */
function BackTo({ line, snapshot: { version, undoable }, onUndo }: BackToProps) {
  const { say } = useWords();
  const count = version - line.version + 1;
  if (undoable < 2 || count > undoable) return null;
  return (
    <button
      type="button"
      className="backTo"
      aria-label={say('table.undoTo')}
      title={say('table.undoTo')}
      onClick={() => onUndo(count)}
    >
      <Icon name="i-undo" />
    </button>
  );
}
