import { GAMES } from '@signoria/catalogue';
import type { TableListName, TableSummary, Tables } from '@signoria/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './serverPages.css';
import type { KnownTables } from '../lobby/index.ts';
import {
  FilterFields,
  isJoinable,
  linkLabel,
  sortedByStatus,
  TableList,
  TableRow,
  useFilter,
  useTables,
} from '../lobby/index.ts';
import { optionWords } from '../setUp/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { Facts } from '../shell/Facts.tsx';
import { useGame } from '../shell/useGame.ts';
import { useTurn } from '../shell/useTurn.ts';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';

/** Number of finished games that a list shows at first. */
const FINISHED = 5;

/** The tables of the server: own tables, tables that wait for players, tables to watch, finished games. */
export default function LobbyPage() {
  const { say } = useWords();
  const [filter, setFilter] = useFilter();
  const { tables, isUnreachable, more } = useTables(filter);
  const asked = tables?.myTurn ?? [];
  useTurn({ asked, title: say('lobby.title'), turnText: say('lobby.waiting', { count: asked.length }) });
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="lobby">
        <h1>{say('lobby.title')}</h1>
        <p className="soft">{say('lobby.lead')}</p>
        {isUnreachable && (
          <p className="why" role="status">
            {say('problem.unreachable')}
          </p>
        )}
        {tables !== null && (
          <Lists tables={tables} more={more} isFiltered={Object.keys(filter).length > 0}>
            <FilterFields filter={filter} onChange={setFilter} />
          </Lists>
        )}
        {(tables !== null || isUnreachable) && <NewTable />}
      </main>
    </div>
  );
}

interface ListsProps extends Pick<KnownTables, 'more'> {
  readonly tables: Tables;
  readonly isFiltered: boolean;
  /** The filters of open tables. */
  readonly children: ReactNode;
}

function Lists({ tables, more, isFiltered, children }: ListsProps) {
  const { say } = useWords();
  const { mine, myTurn } = tables;
  const own = new Set(mine.tables.map(({ id }) => id));
  const ordered = sortedByStatus(mine.tables, myTurn);
  const current = ordered.filter(({ status }) => status !== 'over').length;
  const listOf = (list: TableListName) => {
    const others = tables[list].tables.filter(({ id }) => !own.has(id));
    return { tables: others, hasMore: tables[list].next !== null, onMore: () => more(list) };
  };
  return (
    <>
      <TableList
        {...listOf('mine')}
        tables={ordered}
        firstShown={current + FINISHED}
        title="lobby.mine"
        note={say('home.waiting', { count: myTurn.length })}
        empty="lobby.noneMine"
        row={(info) => (
          <TableRow
            key={info.id}
            info={info}
            label={linkLabel(info, myTurn.includes(info.id))}
            isPrimary={myTurn.includes(info.id)}
          />
        )}
      />
      <TableList
        {...listOf('open')}
        title="lobby.open"
        empty={isFiltered ? 'lobby.noneFiltered' : 'lobby.noneOpen'}
        row={(info) => <PublicRow key={info.id} info={info} label={isJoinable(info) ? 'lobby.join' : null} />}
      >
        {children}
      </TableList>
      <TableList
        {...listOf('watchable')}
        title="lobby.watch"
        empty="lobby.noneWatch"
        row={(info) => <PublicRow key={info.id} info={info} label="lobby.look" />}
      />
      <TableList
        {...listOf('finished')}
        firstShown={FINISHED}
        title="lobby.finished"
        empty="lobby.noneFinished"
        row={(info) => <TableRow key={info.id} info={info} label="look.back" to={`/with/${info.id}/look`} />}
      />
    </>
  );
}

/** A row for a public table, with the options that differ from the defaults. */
function PublicRow({ info, label }: { info: TableSummary; label: TextKey | null }) {
  const { say } = useWords();
  const entry = useGame(info.game);
  const words = entry === undefined ? [] : optionWords(entry, info, say);
  return (
    <TableRow info={info} label={label}>
      <Facts facts={info.ownFigures ? [...words, say('lobby.ownFigures')] : words} />
    </TableRow>
  );
}

/** Links to create a table. */
function NewTable() {
  const { say } = useWords();
  return (
    <section>
      <div className="listHead">
        <h2>{say('lobby.found')}</h2>
      </div>
      <div className="buttonRow">
        {GAMES.map(({ id }) => (
          <Link key={id} href={`/friends/${id}`} className="btn">
            {say(`game.${id}.title`)}
          </Link>
        ))}
      </div>
    </section>
  );
}
