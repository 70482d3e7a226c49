import type { Seat } from '@signoria/engine';
import type { TableInfo } from '@signoria/protocol';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { TalkProps } from '../../chat/Chat.tsx';
import { Talk } from '../../chat/Chat.tsx';
import { SeatClock } from '../../clocks/SeatClock.tsx';
import type { RemoteTable } from '../../remote/remoteTable.ts';
import type { RemoteRoom, RoomState } from '../../remote/serverTable.ts';
import { useGameTitle } from '../../shell/useGameTitle.ts';
import { useTurn } from '../../shell/useTurn.ts';
import { useWide } from '../../shell/useWide.ts';
import { Curtain } from '../../table/Curtain.tsx';
import { SeatNotes } from '../../table/seatNote.ts';
import { TableRoom } from '../../table/TableFrame.tsx';
import { useWords } from '../../words/index.ts';
import { Company } from './Participants.tsx';
import { CompanyDoors } from './TableTools.tsx';

interface PlayingProps {
  readonly room: RemoteRoom;
  readonly state: RoomState & { readonly info: TableInfo };
  readonly table: RemoteTable;
  /** Where the bar has room for the doors. */
  readonly slot: HTMLElement | null;
  readonly onKnown: () => void;
}

/** A running table of the server: the game, and the people around it. */
export function Playing({ room, state, table, slot, onKnown }: PlayingProps) {
  const isWide = useWide();
  const title = useGameTitle();
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const { info, person, chat } = state;
  const isMine = (seat: Seat) => person !== null && info.seats[seat]?.person === person && !info.seats[seat].away;
  useTurn({ asked: snapshot.pending.some(isMine) ? [info.id] : [], title: title(info.game) });
  const curtain = table.curtain();
  if (curtain !== null) return <Curtain seat={table.seats[curtain]} onLift={table.liftCurtain} />;
  const talk: TalkProps = {
    info,
    chat,
    isNamed: person !== null,
    onSay: (text) => room.say({ type: 'chat', text }),
    onNamed: onKnown,
  };
  const doors = (
    <span className="companyDoors">
      <CompanyDoors room={room} state={state} snapshot={snapshot} talk={talk} />
    </span>
  );
  return (
    <>
      {isWide && slot !== null && createPortal(doors, slot)}
      <Company room={room} state={state} snapshot={snapshot}>
        {!isWide && doors}
      </Company>
      <SeatNotes value={(seat) => <SeatNote state={state} seat={seat} isOver={snapshot.over} />}>
        <TableRoom table={table} snapshot={snapshot} talk={<Talk {...talk} />} />
      </SeatNotes>
    </>
  );
}

/** Whether anyone is there, and how long they have. */
function SeatNote({ state, seat, isOver }: Pick<PlayingProps, 'state'> & { seat: Seat; isOver: boolean }) {
  const { say } = useWords();
  const { info, online, clocks } = state;
  const { person = null, away = false } = info.seats[seat] ?? {};
  if (person === null) return null;
  const presence = away ? 'company.bot' : online.includes(person) ? 'with.here' : 'company.gone';
  return (
    <>
      <span className={`presence ${online.includes(person) ? 'in' : 'out'}`}>{say(presence)}</span>
      {!isOver && <SeatClock clocks={clocks} seat={seat} clock={info.clock} />}
    </>
  );
}
