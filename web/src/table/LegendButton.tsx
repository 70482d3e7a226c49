import { Icon } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';

interface ButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the legend. It is at the end of the row of choices, also while others decide. */
export function LegendButton({ isOpen, onToggle }: ButtonProps) {
  const { say } = useWords();
  return (
    <button
      type="button"
      className="legendButton"
      aria-expanded={isOpen}
      title={say('sign.open')}
      data-sign="symbols"
      onClick={onToggle}
    >
      <Icon name="i-signs" />
      <span className="word">{say('sign.open')}</span>
    </button>
  );
}
