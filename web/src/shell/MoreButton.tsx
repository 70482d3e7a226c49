import { type TextKey, useWords } from '../words/index.ts';

interface MoreButtonProps {
  readonly label: TextKey;
  /** The name of the list, for the accessible label: one page may have several such buttons. */
  readonly of?: TextKey;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** Loads the next part of a list. Never `disabled`: the keyboard focus would be lost while the part is loading. */
export function MoreButton({ label, of, isBusy, onPress }: MoreButtonProps) {
  const { say } = useWords();
  const text = say(isBusy ? 'more.loading' : label);
  return (
    <button
      type="button"
      className="btn compact"
      aria-label={of === undefined ? undefined : `${text}: ${say(of)}`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {text}
    </button>
  );
}
