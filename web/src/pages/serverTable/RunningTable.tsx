import type { LoadedGame } from '@signoria/catalogue';
import type { Seat } from '@signoria/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Chat } from '../../chat/index.ts';
import { SeatClock } from '../../clocks/index.ts';
import type { KnownTableState, OnlineGame, ServerTable } from '../../onlineTables/index.ts';
import { lineCount, onlineTable } from '../../onlineTables/index.ts';
import { useGame } from '../../shell/useGame.ts';
import { useGameTitle } from '../../shell/useGameTitle.ts';
import { useTurn } from '../../shell/useTurn.ts';
import { useWide } from '../../shell/useWide.ts';
import { botClient } from '../../table/botClient.ts';
import { Curtain } from '../../table/Curtain.tsx';
import { skippablePauses } from '../../table/pause.ts';
import { SeatNotes } from '../../table/seatNote.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import type { TableController } from '../../table/tableTypes.ts';
import { useWords } from '../../words/index.ts';
import { chatOf } from './chatOf.ts';
import { Participants } from './Participants.tsx';
import { TableTools } from './TableTools.tsx';

interface RunningProps {
  readonly server: ServerTable;
  readonly state: KnownTableState & { readonly game: OnlineGame };
  /** The element of the bar that holds the tools. */
  readonly slot: HTMLElement | null;
  /** Opens the table again after the visitor has entered a name. */
  readonly onReopen: () => void;
}

/** A running table of the server: the game and its participants. */
export function RunningTable(props: RunningProps) {
  const entry = useGame(props.state.info.game);
  const table = useOnlineTable(entry, props);
  return table === null ? null : <Seated {...props} table={table} />;
}

/** Opens the table when the page mounts and closes it when the page unmounts. */
function useOnlineTable(entry: LoadedGame | undefined, { server }: RunningProps): TableController | null {
  const { rules, text } = entry ?? {};
  const [table, setTable] = useState<TableController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language must not reopen the table
  useEffect(() => {
    const { info, game } = server.state();
    if (entry === undefined || info === null || game === null) return;
    const { advise, close } = botClient();
    const opened = onlineTable({ entry, server, info, game, advise, pause: skippablePauses() });
    setTable(opened);
    return () => {
      opened.close();
      close();
    };
  }, [rules, server]);
  useEffect(() => {
    if (text !== undefined) table?.setText(text);
  }, [table, text]);
  return table;
}

function Seated({ server, state, table, slot, onReopen }: RunningProps & { readonly table: TableController }) {
  const isWide = useWide();
  const title = useGameTitle();
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  const { info, person } = state;
  const isMine = (seat: Seat) => person !== null && info.seats[seat]?.person === person && !info.seats[seat].away;
  useTurn({ asked: snapshot.pending.some(isMine) ? [info.id] : [], title: title(info.game) });
  const curtain = table.curtain();
  if (curtain !== null) return <Curtain seat={table.seats[curtain]} onLift={table.liftCurtain} />;
  const chat = chatOf(server, state, onReopen);
  const tools = (
    <span className="participantButtons">
      <TableTools server={server} state={state} snapshot={snapshot} chat={chat} />
    </span>
  );
  return (
    <>
      <Participants server={server} state={state} snapshot={snapshot} bar={isWide ? slot : null}>
        {tools}
      </Participants>
      <SeatNotes value={(seat) => <PresenceAndClock state={state} seat={seat} isOver={snapshot.over} />}>
        <TableFrame
          table={table}
          snapshot={snapshot}
          chat={{ panel: <Chat {...chat} />, lines: lineCount(chat.chat) }}
        />
      </SeatNotes>
    </>
  );
}

/** Shows the presence and the clock of the person in a seat. */
function PresenceAndClock({ state, seat, isOver }: Pick<RunningProps, 'state'> & { seat: Seat; isOver: boolean }) {
  const { say } = useWords();
  const { info, online, clocks } = state;
  const { person = null, away = false } = info.seats[seat] ?? {};
  if (person === null) return null;
  const presence = away ? 'participants.bot' : online.includes(person) ? 'with.here' : 'participants.gone';
  return (
    <>
      <span className={`presence ${online.includes(person) ? 'in' : 'out'}`}>{say(presence)}</span>
      {!isOver && <SeatClock clocks={clocks} seat={seat} clock={info.clock} />}
    </>
  );
}
