import type { CatalogueEntry } from '@signoria/catalogue';
import type { TableInfo } from '@signoria/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import '../look/frame.ts';
import './serverTable/participants.css';
import './serverPages.css';
import type { RemoteRoom } from '../remote/serverTable.ts';
import { enterRoom } from '../remote/serverTable.ts';
import { Bar } from '../shell/Bar.tsx';
import { useCatalogue } from '../shell/useCatalogue.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';
import { LostPage } from './LostPage.tsx';
import { Playing } from './serverTable/RunningTable.tsx';

import { WaitingRoom } from './serverTable/WaitingRoom.tsx';

const BACK_IS_SAID = 3000;
/** A line that opens at once need not be spoken of; one that never does must be. */
const OPENS_QUIETLY = 1500;

/** A table of the server, from its link: first the people, then the game. */
export default function WithPage({ id }: { id: string }) {
  const catalogue = useCatalogue();
  // Who we are is settled when the line opens, so taking a seat or a name opens a new one.
  const [entrance, setEntrance] = useState(0);
  return <Room key={entrance} id={id} catalogue={catalogue} onKnown={() => setEntrance(entrance + 1)} />;
}

interface RoomProps {
  readonly id: string;
  readonly catalogue: Readonly<Record<string, CatalogueEntry>>;
  readonly onKnown: () => void;
}

function Room({ id, catalogue, onKnown }: RoomProps) {
  const { language } = useWords();
  const [room, setRoom] = useState<RemoteRoom | null>(null);
  useEffect(() => {
    const entered = enterRoom(id, catalogue, document.documentElement.lang as typeof language);
    setRoom(entered);
    return () => entered.close();
  }, [id, catalogue]);
  useEffect(() => room?.speak(language), [room, language]);
  return room === null ? null : <Entered room={room} onKnown={onKnown} />;
}

function Entered({ room, onKnown }: { room: RemoteRoom; onKnown: () => void }) {
  const { say } = useWords();
  const state = useSyncExternalStore(room.subscribe, room.state);
  const { info, table, refused } = state;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useTitle(say('with.title'));
  if (refused === 'unknownTable') return <LostPage text="with.unknown" />;
  return (
    <div className="screen tableScreen">
      <Bar rules={`/rules/${info?.game ?? 'card'}`}>
        {info !== null && <Where info={info} />}
        <span className="barDoors" ref={setSlot} />
      </Bar>
      <Line isUp={state.connected} />
      {refused !== null && (
        <p className="why lineNote" role="alert">
          {say(refused === 'tooMany' || refused === 'notStored' ? `problem.${refused}` : 'with.refused')}
        </p>
      )}
      {info !== null && table !== null && (
        <Playing room={room} state={{ ...state, info }} table={table} slot={slot} onKnown={onKnown} />
      )}
      {info !== null && table === null && <WaitingRoom room={room} state={{ ...state, info }} onKnown={onKnown} />}
    </div>
  );
}

function Where({ info }: { info: TableInfo }) {
  const title = useGameTitle()(info.game);
  return (
    <span className="where">
      <b>{title}</b>
    </span>
  );
}

/** Said calmly while the line is down, and for a moment when it is back. */
function Line({ isUp }: { isUp: boolean }) {
  const { say } = useWords();
  const [stage, setStage] = useState<'first' | 'up' | 'down' | 'back'>('first');
  useEffect(() => {
    if (isUp) setStage((before) => (before === 'down' ? 'back' : 'up'));
    else setStage((before) => (before === 'first' ? before : 'down'));
  }, [isUp]);
  useEffect(() => {
    if (stage !== 'first' && stage !== 'back') return;
    const [next, after] = stage === 'first' ? (['down', OPENS_QUIETLY] as const) : (['up', BACK_IS_SAID] as const);
    const timer = setTimeout(() => setStage(next), after);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <p className="lineNote" role="status">
      {stage === 'down' && say('with.connecting')}
      {stage === 'back' && say('with.back')}
    </p>
  );
}
