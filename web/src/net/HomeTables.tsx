import { Link } from 'wouter';
import { useTurn } from '../shell/useTurn.ts';
import { useWords } from '../words/index.ts';
import { doorTo, inOrder, TableLine } from './TableLine.tsx';
import { useTables } from './useTables.ts';

const SHOWN = 4;

/** Tables of the server on the home page: my running games, and what one could join. */
export default function HomeTables() {
  const { say } = useWords();
  const { tables } = useTables();
  const { mine = [], myTurn = [], open = [] } = tables ?? {};
  const running = inOrder(mine, myTurn).filter(({ status }) => status !== 'over');
  const joinable = open.filter(({ id }) => mine.every((own) => own.id !== id));
  useTurn({ asked: myTurn, title: say('home.title'), call: say('lobby.waiting', { count: myTurn.length }) });
  if (running.length + joinable.length === 0) return null;
  return (
    <section className="yours">
      <div className="h">
        <h2>{say('home.tables')}</h2>
        <Link href="/tables" className="note">
          {say('home.allTables')}
        </Link>
      </div>
      <ul className="tl">
        {running.slice(0, SHOWN).map((info) => (
          <TableLine
            key={info.id}
            info={info}
            door={doorTo(info, myTurn.includes(info.id))}
            isFirst={myTurn.includes(info.id)}
          />
        ))}
        {joinable.slice(0, SHOWN).map((info) => (
          <TableLine key={info.id} info={info} door="lobby.join" />
        ))}
      </ul>
    </section>
  );
}
