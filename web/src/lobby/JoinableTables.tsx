import type { Tables } from '@signoria/protocol';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import { isJoinable, TableRow } from './TableRow.tsx';

const SHOWN = 4;

/** A few open tables that the player can join. */
export function JoinableTables({ tables }: { tables: Tables | null }) {
  const { say } = useWords();
  const [mine, open] = [tables?.mine.tables ?? [], tables?.open.tables ?? []];
  const joinable = open.filter((info) => isJoinable(info) && mine.every(({ id }) => id !== info.id));
  if (joinable.length === 0) return null;
  return (
    <section className="yours">
      <div className="listHead">
        <h2>{say('home.tables')}</h2>
        <Link href="/tables" className="note">
          {say('home.allTables')}
        </Link>
      </div>
      <ul className="tableList">
        {joinable.slice(0, SHOWN).map((info) => (
          <TableRow key={info.id} info={info} label="lobby.join" />
        ))}
      </ul>
    </section>
  );
}
