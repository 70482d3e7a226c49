import { Shield } from '../shell/Icon.tsx';
import type { Word } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { Total } from './Total.tsx';
import type { TableController, TableSnapshot } from './tableTypes.ts';

/** On a narrow screen one of these is shown at a time; on a wide one all are. */
const TABS = { City: 'table.city', Players: 'table.players', Chronicle: 'table.chronicle' } as const satisfies Readonly<
  Record<string, Word>
>;
export type Tab = keyof typeof TABS;

interface TabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Where a game puts tabs for parts of its table; on a phone they stand for the first of these. */
  readonly place: (element: HTMLElement | null) => void;
}

/** The one bar of tabs, at the bottom. */
export function Tabs({ tab, onTab, place }: TabsProps) {
  const { say } = useWords();
  return (
    <nav className="tabs" aria-label={say('table.parts')}>
      <div className="place" ref={place} />
      {Object.entries(TABS).map(([id, word]) => (
        <button
          key={id}
          type="button"
          className={id === tab ? 'on' : ''}
          aria-pressed={id === tab}
          onClick={() => onTab(id as Tab)}
        >
          {say(word)}
        </button>
      ))}
    </nav>
  );
}

/** Everyone's points in one strip, for narrow screens. */
export function People({ table, snapshot }: { table: TableController; snapshot: TableSnapshot }) {
  const { say } = useWords();
  return (
    <ul className="ppl">
      {table.seats.map(({ family, name }, seat) => (
        <li key={family} data-seat={seat} className={snapshot.pending.includes(seat) ? 'asked' : ''}>
          <Shield family={family} />
          <Total snapshot={snapshot} seat={seat} />
          <small>{seat === snapshot.seat ? say('table.you') : name}</small>
        </li>
      ))}
    </ul>
  );
}
