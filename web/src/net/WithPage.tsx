import type { CatalogueEntry } from '@signoria/catalogue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import '../look/frame.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { Bar } from '../shell/Bar.tsx';
import { useCatalogue } from '../shell/useCatalogue.ts';
import { useTitle } from '../shell/useTitle.ts';
import { knock } from '../table/knock.ts';
import { TableRoom } from '../table/TableRoom.tsx';
import { useWords } from '../words/index.ts';
import type { RemoteTable } from './remoteTable.ts';
import type { RemoteRoom } from './room.ts';
import { enterRoom } from './room.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table of the server, from its link: first the people, then the game. */
export default function WithPage({ id }: { id: string }) {
  const catalogue = useCatalogue();
  // Who we are is settled when the line opens, so taking a seat opens a new one.
  const [entrance, setEntrance] = useState(0);
  return <Room key={entrance} id={id} catalogue={catalogue} onSeated={() => setEntrance(entrance + 1)} />;
}

interface RoomProps {
  readonly id: string;
  readonly catalogue: Readonly<Record<string, CatalogueEntry>>;
  readonly onSeated: () => void;
}

function Room({ id, catalogue, onSeated }: RoomProps) {
  const { language } = useWords();
  const [room, setRoom] = useState<RemoteRoom | null>(null);
  useEffect(() => {
    const entered = enterRoom(id, catalogue, document.documentElement.lang as typeof language);
    setRoom(entered);
    return () => entered.close();
  }, [id, catalogue]);
  useEffect(() => room?.speak(language), [room, language]);
  return room === null ? null : <Entered room={room} onSeated={onSeated} />;
}

function Entered({ room, onSeated }: { room: RemoteRoom; onSeated: () => void }) {
  const { say } = useWords();
  const { info, table, connected, refused, person, online } = useSyncExternalStore(room.subscribe, room.state);
  useTitle(say('with.title'));
  if (refused === 'unknownTable') return <LostPage title="table.missing" text="with.unknown" />;
  return (
    <div className="screen tableScreen">
      <Bar rules={`/rules/${info?.game ?? 'card'}`} />
      {!connected && (
        <p className="waiting" role="status">
          {say('with.connecting')}
        </p>
      )}
      {refused !== null && (
        <p className="why" role="alert">
          {say('with.refused')}
        </p>
      )}
      {table !== null && <Playing table={table} />}
      {table === null && info !== null && (
        <WaitingRoom info={info} person={person} online={online} onSeated={onSeated} />
      )}
    </div>
  );
}

function Playing({ table }: { table: RemoteTable }) {
  const { say } = useWords();
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const isAsked = snapshot.moves.length > 0;
  useTitle(isAsked ? `● ${say('table.turn.you')}` : say('with.title'));
  useEffect(() => {
    if (isAsked) knock();
  }, [isAsked]);
  return <TableRoom table={table} snapshot={snapshot} />;
}
