import type { ReactNode } from 'react';
import type { GameTableProps } from './gameTable.ts';
import { useHighlight } from './highlight.ts';
import { usePointing } from './pointerEvents.ts';

type Pointing = Parameters<typeof usePointing>[0];

type Told = Pick<GameTableProps, 'onExplain' | 'onHighlight'>;

interface PointableProps {
  /** The component it stands for: lights up what names it elsewhere. */
  readonly id: string;
  /** What it is to the moves. */
  readonly target: string;
  /** What a long press explains; null when nothing does. */
  readonly about: string | null;
  /** What it is, in words. */
  readonly label: string;
  readonly className?: string;
  readonly picked: boolean;
  /** It cannot be chosen now; pointed at, it says why. */
  readonly disabled?: boolean | undefined;
  /** Lit up itself when it is named elsewhere. */
  readonly shows?: boolean;
  readonly tabIndex?: 0 | -1;
  readonly told: Told;
  readonly onPoint: (place: HTMLElement) => void;
  /** See `usePointing`. */
  readonly drag?: Pointing['drag'];
  readonly children: ReactNode;
}

/** The button under a `Point`: mouse, finger and keyboard reach it alike; a long press explains it. */
export function Pointable(props: PointableProps) {
  const {
    id,
    target,
    about,
    label,
    className = '',
    picked,
    disabled,
    shows = false,
    tabIndex = 0,
    told,
    onPoint,
  } = props;
  const events = usePointing({ id, about, onPoint, drag: props.drag ?? (() => null) }, told);
  return (
    <button
      type="button"
      className={`hit ${className}`}
      data-id={shows ? id : undefined}
      data-target={target}
      aria-pressed={picked}
      aria-disabled={disabled}
      aria-keyshortcuts="?"
      tabIndex={tabIndex}
      {...events}
    >
      <span className="unseen">{label}</span>
      <span className="drawn" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}

interface ExplainsProps {
  readonly id: string;
  readonly told: Told;
  readonly children: ReactNode;
}

/** A name that only explains itself. */
export function Explains({ id, told: { onExplain, onHighlight }, children }: ExplainsProps) {
  const highlight = useHighlight(id, onHighlight);
  return (
    <button type="button" className="explains" data-id={id} onClick={() => onExplain(id)} {...highlight}>
      {children}
    </button>
  );
}
