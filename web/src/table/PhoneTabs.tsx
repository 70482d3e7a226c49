import { Shield } from '../shell/Icon.tsx';
import type { Word } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import { signed } from './ScoreTable.tsx';
import type { RoomTable, TableSnapshot } from './source.ts';

/** On a narrow screen one of these is shown at a time; on a wide one all are. */
const TABS = { City: 'table.city', Score: 'table.score', Chronicle: 'table.chronicle' } as const satisfies Readonly<
  Record<string, Word>
>;
export type Tab = keyof typeof TABS;

export function Tabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { say } = useWords();
  return (
    <div className="tabs">
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
    </div>
  );
}

/** Everyone's points in one strip, for narrow screens. */
export function People({ table, snapshot }: { table: RoomTable; snapshot: TableSnapshot }) {
  const { say } = useWords();
  return (
    <ul className="ppl">
      {table.seats.map(({ family, name }, seat) => (
        <li key={family} className={snapshot.pending.includes(seat) ? 'asked' : ''}>
          <Shield family={family} />
          {signed(snapshot.scores.find((score) => score.seat === seat)?.total ?? 0)}
          <small>{seat === snapshot.seat ? say('table.you') : name}</small>
        </li>
      ))}
    </ul>
  );
}
