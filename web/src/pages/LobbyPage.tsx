import { PLAYABLE } from '@signoria/catalogue';
import type { TableInfo, Tables } from '@signoria/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './serverPages.css';
import { inOrder, linkLabel, TableRow, useTables } from '../lobby/index.ts';
import { optionWords } from '../setUp/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { Facts } from '../shell/Facts.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import { useTurn } from '../shell/useTurn.ts';
import type { Word } from '../words/index.ts';
import { useWords } from '../words/index.ts';

/** So many finished games are listed; the others are in the export. */
const FINISHED = 5;

/** All tables of the server: mine, those that wait for people, those to watch. */
export default function LobbyPage() {
  const { say } = useWords();
  const { tables, isAway } = useTables();
  const asked = tables?.myTurn ?? [];
  useTurn({ asked, title: say('lobby.title'), call: say('lobby.waiting', { count: asked.length }) });
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="lobby">
        <h1>{say('lobby.title')}</h1>
        <p className="soft">{say('lobby.lead')}</p>
        {isAway && (
          <p className="why" role="status">
            {say('problem.unreachable')}
          </p>
        )}
        {tables !== null && <Lists tables={tables} />}
        <NewTable />
      </main>
    </div>
  );
}

function Lists({ tables: { mine, myTurn, open, watchable, finished: ended } }: { tables: Tables }) {
  const { say } = useWords();
  const own = new Set(mine.map(({ id }) => id));
  const others = (list: readonly TableInfo[]) => list.filter(({ id }) => !own.has(id));
  const ordered = inOrder(mine, myTurn);
  const finished = ordered.filter(({ status }) => status === 'over').slice(0, FINISHED);
  const shown = [...ordered.filter(({ status }) => status !== 'over'), ...finished];
  return (
    <>
      <List title="lobby.mine" note={say('home.waiting', { count: myTurn.length })} empty="lobby.noneMine">
        {shown.map((info) => (
          <TableRow
            key={info.id}
            info={info}
            label={linkLabel(info, myTurn.includes(info.id))}
            isFirst={myTurn.includes(info.id)}
          />
        ))}
      </List>
      <List title="lobby.open" note="" empty="lobby.noneOpen">
        {others(open).map((info) => (
          <TableRow key={info.id} info={info} label="lobby.join">
            <OptionNames info={info} />
          </TableRow>
        ))}
      </List>
      <List title="lobby.watch" note="" empty="lobby.noneWatch">
        {others(watchable).map((info) => (
          <TableRow key={info.id} info={info} label="lobby.look">
            <OptionNames info={info} />
          </TableRow>
        ))}
      </List>
      <List title="lobby.finished" note="" empty="lobby.noneFinished">
        {others(ended)
          .slice(0, FINISHED)
          .map((info) => (
            <TableRow key={info.id} info={info} label="look.back" to={`/with/${info.id}/look`} />
          ))}
      </List>
    </>
  );
}

interface ListProps {
  readonly title: Word;
  readonly note: string;
  readonly empty: Word;
  readonly children: readonly ReactNode[];
}

function List({ title, note, empty, children }: ListProps) {
  const { say } = useWords();
  return (
    <section aria-label={say(title)}>
      <div className="h">
        <h2>{say(title)}</h2>
        <span className="note">{note}</span>
      </div>
      {children.length === 0 ? <p className="soft">{say(empty)}</p> : <ul className="tl">{children}</ul>}
    </section>
  );
}

function OptionNames({ info }: { info: TableInfo }) {
  const { say } = useWords();
  const entry = useGame(info.game);
  const words = entry === undefined ? [] : optionWords(entry, info, say);
  return <Facts facts={info.ownFigures ? [...words, say('lobby.ownFigures')] : words} />;
}

/** The way to a table of one's own. */
function NewTable() {
  const { say } = useWords();
  return (
    <section>
      <div className="h">
        <h2>{say('lobby.found')}</h2>
      </div>
      <div className="doors">
        {PLAYABLE.map(({ id }) => (
          <Link key={id} href={`/friends/${id}`} className="btn">
            {say(`game.${id}.title`)}
          </Link>
        ))}
      </div>
    </section>
  );
}
