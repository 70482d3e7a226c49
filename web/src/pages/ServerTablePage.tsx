import { useEffect, useState, useSyncExternalStore } from 'react';
import '../drawings/frame.ts';
import './serverPages.css';
import './serverTable/participants.css';
import { whoAmI } from '../api/index.ts';
import { BesideTable } from '../help/index.ts';
import type { ServerTable, ServerTableState } from '../onlineTables/index.ts';
import { openServerTable } from '../onlineTables/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { preloadGameTable } from '../table/gameTables.ts';
import { useWords } from '../words/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ConnectionNote } from './serverTable/ConnectionNote.tsx';
import { OutdatedNote } from './serverTable/OutdatedNote.tsx';
import { RunningTable } from './serverTable/RunningTable.tsx';
import { WaitingRoom } from './serverTable/WaitingRoom.tsx';

/** A table of the server, opened by its link: first the waiting room, then the game. */
export default function ServerTablePage({ id }: { id: string }) {
  // A connection is authenticated when it opens, so taking a seat or a name opens a new one.
  const [count, setCount] = useState(0);
  return <Connecting key={count} id={id} onReopen={() => setCount(count + 1)} />;
}

function Connecting({ id, onReopen }: { id: string; onReopen: () => void }) {
  const [server, setServer] = useState<ServerTable | null>(null);
  useEffect(() => {
    const opened = openServerTable(id);
    setServer(opened);
    return () => opened.close();
  }, [id]);
  return server === null ? null : <Connected server={server} onReopen={onReopen} />;
}

function Connected({ server, onReopen }: { server: ServerTable; onReopen: () => void }) {
  const { say } = useWords();
  const state = useSyncExternalStore(server.subscribe, server.state);
  const { info, game, isConnected, isOutdated, isSignedOut, refusal } = state;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const title = useGameTitle();
  useTitle(say('with.title'));
  useEffect(() => {
    if (isSignedOut)
      void whoAmI()
        .catch(() => null)
        .then(onReopen); // this request makes the server clear an invalid cookie
  }, [isSignedOut, onReopen]);
  const gameId = info?.game;
  useEffect(() => {
    if (gameId !== undefined) preloadGameTable(gameId); // preloads while the table waits for players
  }, [gameId]);
  if (refusal === 'unknownTable') return <NotFoundPage text="with.unknown" />;
  return (
    <BesideTable>
      <Bar rules={info === null ? '/rules' : `/rules/${info.game}`}>
        {info !== null && (
          <span className="where">
            <b>{title(info.game)}</b>
          </span>
        )}
        <span className="barButtons" ref={setSlot} />
      </Bar>
      <ConnectionNote isConnected={isConnected} />
      {isOutdated && <OutdatedNote isAnswering={game !== null && game.answer !== null} />}
      <RefusalBar refusal={refusal} />
      {info !== null && game !== null && (
        <RunningTable server={server} state={{ ...state, info, game }} slot={slot} onReopen={onReopen} />
      )}
      {info !== null && game === null && <WaitingRoom server={server} state={{ ...state, info }} onReopen={onReopen} />}
    </BesideTable>
  );
}

function RefusalBar({ refusal }: Pick<ServerTableState, 'refusal'>) {
  const { say } = useWords();
  if (refusal === null) return null;
  return (
    <p className="why lineNote" role="alert">
      {say(refusal === 'tooMany' || refusal === 'notStored' ? `problem.${refusal}` : 'with.refused')}
    </p>
  );
}
