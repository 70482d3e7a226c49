import type { TableSummary } from '@signoria/protocol';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import './returning.css';
import { deleteSummary } from '../analysis/storedSummaries.ts';
import { JoinableTables, linkLabel, sortedByStatus, storeHasOwnTables, TableRow, useTables } from '../lobby/index.ts';
import type { SavedGame } from '../localGames/index.ts';
import { localGames } from '../localGames/index.ts';
import { useTurn } from '../shell/useTurn.ts';
import { useWords } from '../words/index.ts';
import { FinishedGames, finishedHere, finishedOnServer } from './FinishedGames.tsx';
import { LocalCard, LocalLine } from './LocalCard.tsx';
import { ServerCard } from './ServerCard.tsx';

/** The number of cards; further games are lines. */
const MOST_CARDS = 4;
/** Milliseconds before the page is shown without the server's tables. */
const MOST_WAIT = 1000;

interface HomeProps {
  /** True if the player had tables on the server at the last visit. The page waits for them, so that the layout does not shift. */
  readonly expectsTables: boolean;
  /** Returns the parts below the player's games, with the tables to join. */
  readonly children: (joinable: ReactNode) => ReactNode;
}

/** The home page of a returning player: games that wait, running games, results. */
export default function ReturningHome({ expectsTables, children }: HomeProps) {
  const { say } = useWords();
  const [games, setGames] = useState<readonly SavedGame[]>(() => localGames().all());
  const { tables, isUnreachable } = useTables();
  const isLate = useIsLate();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: string) => {
    heading.current?.focus({ preventScroll: true }); // the focused button is removed with the game
    localGames().remove(id);
    void deleteSummary(`/table/${id}`);
    setGames(localGames().all());
  };
  const { myTurn = [], mine } = tables ?? {};
  const own = sortedByStatus(mine?.tables ?? [], myTurn);
  useEffect(() => {
    if (mine !== undefined) storeHasOwnTables(mine.tables.length > 0);
  }, [mine]);
  useTurn({ asked: myTurn, title: say('home.title'), turnText: say('lobby.waiting', { count: myTurn.length }) });
  const isReady = !expectsTables || tables !== null || isUnreachable || isLate;
  const here = games.filter(({ game }) => !game.over);
  const count = myTurn.length + here.length;
  const finished = [
    ...own.filter(({ status }) => status === 'over').map(finishedOnServer),
    ...games.filter(({ game }) => game.over).map(finishedHere),
  ];
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {say('home.turns', { count: isReady ? count : 0 })}
      </h1>
      {isReady && (
        <>
          <Waiting own={own} myTurn={myTurn} here={here} onRemove={remove} />
          <FinishedGames games={finished} onRemove={remove} />
          {children(<JoinableTables tables={tables} />)}
        </>
      )}
    </>
  );
}

interface WaitingProps {
  readonly own: readonly TableSummary[];
  readonly myTurn: readonly string[];
  readonly here: readonly SavedGame[];
  readonly onRemove: (id: string) => void;
}

/** Games that wait for the player as cards, the others as lines. */
function Waiting({ own, myTurn, here, onRemove }: WaitingProps) {
  const asked = own.filter(({ id }) => myTurn.includes(id));
  const onCards = asked.slice(0, MOST_CARDS);
  const space = MOST_CARDS - onCards.length;
  const lines = own.filter((info) => info.status !== 'over' && !onCards.includes(info));
  return (
    <>
      {onCards.length + here.length > 0 && (
        <ul className="waitCards">
          {onCards.map((info) => (
            <ServerCard key={info.id} info={info} />
          ))}
          {here.slice(0, space).map(({ game }) => (
            <LocalCard key={game.id} game={game} onRemove={() => onRemove(game.id)} />
          ))}
        </ul>
      )}
      {lines.length + Math.max(0, here.length - space) > 0 && (
        <ul className="tableList">
          {lines.map((info) => (
            <TableRow key={info.id} info={info} label={linkLabel(info, myTurn.includes(info.id))} />
          ))}
          {here.slice(space).map(({ game }) => (
            <LocalLine key={game.id} game={game} onRemove={() => onRemove(game.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Returns true once the player has waited long enough for the server. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MOST_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
