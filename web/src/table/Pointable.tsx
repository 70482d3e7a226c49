import type { ReactNode } from 'react';
import { useHighlight } from './highlight.ts';
import type { Naming } from './ProseText.tsx';
import { usePointing } from './pointerEvents.ts';

type Pointing = Parameters<typeof usePointing>[0];

interface PointableProps {
  /** The component it stands for. Hovering highlights it elsewhere. */
  readonly id: string;
  /** The target that moves name. */
  readonly target: string;
  /** The component that a long press explains, or null. */
  readonly about: string | null;
  /** The accessible name. */
  readonly label: string;
  readonly className?: string;
  readonly picked: boolean;
  /** True if it cannot be chosen now. A click then shows the reason. */
  readonly disabled?: boolean | undefined;
  /** True if it is highlighted when its component is named elsewhere. */
  readonly isHighlightable?: boolean;
  readonly tabIndex?: 0 | -1;
  /** The sign that tips add, see `Point`. */
  readonly extraSign?: string | undefined;
  readonly naming: Naming;
  readonly onPoint: (place: HTMLElement) => void;
  /** See `usePointing`. */
  readonly drag?: Pointing['drag'];
  readonly children: ReactNode;
}

/** The button inside a `Point`, for mouse, touch and keyboard. A long press explains it. */
export function Pointable(props: PointableProps) {
  const {
    id,
    target,
    about,
    label,
    className = '',
    picked,
    disabled,
    isHighlightable = false,
    tabIndex = 0,
    naming,
    onPoint,
  } = props;
  const events = usePointing({ id, about, onPoint, drag: props.drag ?? (() => null) }, naming);
  return (
    <button
      type="button"
      className={`hit ${className}`}
      data-id={isHighlightable ? id : undefined}
      data-target={target}
      data-extra-sign={props.extraSign}
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
  readonly naming: Naming;
  readonly children: ReactNode;
}

/** A component's name that opens its explanation. */
export function Explains({ id, naming: { onExplain, onHighlight }, children }: ExplainsProps) {
  const highlight = useHighlight(id, onHighlight);
  return (
    <button type="button" className="explains" data-id={id} onClick={() => onExplain(id)} {...highlight}>
      {children}
    </button>
  );
}
