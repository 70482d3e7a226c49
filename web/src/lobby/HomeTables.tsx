import type { TableSummary } from '@signoria/protocol';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTurn } from '../shell/useTurn.ts';
import { useWords } from '../words/index.ts';
import { inOrder, linkLabel, TableRow } from './TableRow.tsx';
import { useTables } from './useTables.ts';

const SHOWN = 4;

/** The server's tables on the home page: running games of the player, and tables to join. */
export default function HomeTables({ first }: { first: HTMLElement | null }) {
  const { say } = useWords();
  const { tables } = useTables();
  const { myTurn = [] } = tables ?? {};
  const [mine, open] = [tables?.mine.tables ?? [], tables?.open.tables ?? []];
  const running = inOrder(mine, myTurn).filter(({ status }) => status !== 'over');
  const joinable = open.filter(({ id }) => mine.every((own) => own.id !== id));
  useTurn({ asked: myTurn, title: say('home.title'), call: say('lobby.waiting', { count: myTurn.length }) });
  if (running.length + joinable.length === 0) return null;
  return (
    <section className="yours">
      {first !== null && createPortal(<MyTurn tables={running.filter(({ id }) => myTurn.includes(id))} />, first)}
      <div className="listHead">
        <h2>{say('home.tables')}</h2>
        <Link href="/tables" className="note">
          {say('home.allTables')}
        </Link>
      </div>
      <ul className="tableList">
        {running.slice(0, SHOWN).map((info) => (
          <TableRow
            key={info.id}
            info={info}
            label={linkLabel(info, myTurn.includes(info.id))}
            isFirst={myTurn.includes(info.id)}
          />
        ))}
        {joinable.slice(0, SHOWN).map((info) => (
          <TableRow key={info.id} info={info} label="lobby.join" />
        ))}
      </ul>
    </section>
  );
}

/** A link to the table that waits for the player, or to the list if there are several. */
function MyTurn({ tables }: { tables: readonly TableSummary[] }) {
  const { say } = useWords();
  const title = useGameTitle();
  const [only, more] = tables;
  if (only === undefined) return null;
  return (
    <p className="myTurn">
      <span>{say('lobby.waiting', { count: tables.length })}</span>
      <Link href={more === undefined ? `/with/${only.id}` : '/tables'} className="btn go">
        {more === undefined ? title(only.game) : say('lobby.title')}
      </Link>
    </p>
  );
}
