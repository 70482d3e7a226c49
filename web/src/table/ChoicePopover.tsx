import type { ReactNode, Ref, ToggleEvent } from 'react';

interface ChoicePopoverProps {
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly sheet?: Ref<HTMLDivElement>;
  readonly onOpen?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

const GAP = 6;

/**
 * The popover of a button in the row (`popoverTarget`): beside the row, over the board; on a phone at the bottom. A
 * click outside or Escape closes it.
 */
export function ChoicePopover({ id, label, className = '', sheet, onOpen, children }: ChoicePopoverProps) {
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={`choiceSheet ${className}`}
      onBeforeToggle={(event) => event.newState === 'open' && placeSheet(event)}
      onToggle={({ newState }) => onOpen?.(newState === 'open')}
    >
      {children}
    </div>
  );
}

/** Positions the sheet below its button, or above it where there is more room, within the window. */
function placeSheet({ currentTarget: sheet }: ToggleEvent<HTMLElement>): void {
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(sheet.id)}"]`);
  if (opener === null) return;
  const { left, right, top, bottom } = opener.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = top < clientHeight / 2;
  const isLeft = left < clientWidth / 2;
  const px = (length: number) => `${Math.round(Math.max(GAP, length))}px`;
  const sides = {
    top: isBelow ? px(bottom + GAP) : 'auto',
    bottom: isBelow ? 'auto' : px(clientHeight - top + GAP),
    left: isLeft ? px(left) : 'auto',
    right: isLeft ? 'auto' : px(clientWidth - right),
    room: px((isBelow ? clientHeight - bottom : top) - 2 * GAP),
  };
  for (const [side, length] of Object.entries(sides)) sheet.style.setProperty(`--sheet-${side}`, length);
}
