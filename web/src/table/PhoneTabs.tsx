import { useEffect, useState } from 'react';
import { Shield } from '../shell/Icon.tsx';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { MenuButton } from './MenuButton.tsx';
import { EarnedPoints } from './Total.tsx';
import type { TableController, TableSnapshot } from './tableTypes.ts';

/** Tabs of a narrow screen, which shows one of these parts at a time. A wide screen shows all. */
const TABS = {
  Board: 'table.city',
  Players: 'table.players',
  Chronicle: 'table.chronicle',
} as const satisfies Readonly<Record<string, TextKey>>;
export type Tab = keyof typeof TABS;

interface TabsProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Number of unread turns in the chronicle. */
  readonly unread: number;
  /** Sets the element for a game's own tabs. On a phone they replace the first tab. */
  readonly place: (element: HTMLElement | null) => void;
}

/** The tab bar at the bottom; in landscape at the side, with the button that opens the navigation bar. */
export function PhoneTabs({ tab, onTab, unread, place }: TabsProps) {
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
          {id === 'Chronicle' && unread > 0 && (
            <span className="unread" data-sign="unread" title={say('chat.unread', { count: unread })}>
              {unread}
            </span>
          )}
        </button>
      ))}
      <MenuButton />
    </nav>
  );
}

/** Returns the open tab and the function that opens another. A new question opens the tab of the board. */
export function useTab({ moves }: TableSnapshot): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('Board');
  useEffect(() => {
    if (moves.length > 0) setTab('Board');
  }, [moves]);
  return [tab, setTab];
}

interface PeopleProps {
  readonly table: TableController;
  readonly snapshot: TableSnapshot;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

/** All players' points in one strip, for screens without room for the rail. It opens the rail's content. */
export function People({ table, snapshot, tab, onTab }: PeopleProps) {
  const { say } = useWords();
  const isOpen = tab !== 'Board';
  return (
    <div className="people">
      <ul>
        {table.seats.map(({ family, name }, seat) => (
          <li key={family} data-seat={seat} className={snapshot.pending.includes(seat) ? 'asked' : ''}>
            <Shield family={family} />
            <EarnedPoints snapshot={snapshot} seat={seat} />
            <small>{seat === snapshot.seat ? say('table.you') : name}</small>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={say('table.players')}
        aria-expanded={isOpen}
        onClick={() => onTab(isOpen ? 'Board' : 'Players')}
      />
    </div>
  );
}
