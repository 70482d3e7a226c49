interface PartTab<Part> {
  readonly part: Part;
  readonly label: string;
  /** True if something can be done there. */
  readonly may: boolean;
}

interface TabsProps<Part> {
  readonly tabs: readonly PartTab<Part>[];
  /** The part that is shown; null when the screen shows something other than the table. */
  readonly shown: Part | null;
  readonly onPart: (part: Part) => void;
}

/**
 * Tabs for the parts of a game's table, of which a phone shows one at a time. A dot marks another part in which
 * something can be done.
 */
export function PartTabs<Part extends string>({ tabs, shown, onPart }: TabsProps<Part>) {
  return tabs.map(({ part, label, may }) => {
    const isOn = part === shown;
    return (
      <button
        key={part}
        type="button"
        className={isOn ? 'on' : ''}
        aria-pressed={isOn}
        onClick={({ currentTarget }) => {
          // Scrolls each part to its top.
          currentTarget.closest('.table')?.querySelector('.board')?.scrollTo(0, 0);
          onPart(part);
        }}
      >
        {label}
        {!isOn && may && <i className="may" />}
      </button>
    );
  });
}
