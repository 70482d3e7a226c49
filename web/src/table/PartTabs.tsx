interface PartTab<Part> {
  readonly part: Part;
  readonly label: string;
  /** Something can be done there. */
  readonly may: boolean;
}

interface TabsProps<Part> {
  readonly tabs: readonly PartTab<Part>[];
  /** The part that is shown; null when the screen shows something else than the table. */
  readonly shown: Part | null;
  readonly onPart: (part: Part) => void;
}

/** On a phone the parts of a game's table take turns. A dot says that something can be done in another one. */
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
          // Every part is read from its top.
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
