import type { TableInfo } from '@signoria/protocol';
import { useLocation } from 'wouter';
import { request, useRequest } from '../../api/index.ts';
import { Chat } from '../../chat/index.ts';
import { TableFacts } from '../../lobby/index.ts';
import type { KnownTableState, ServerTable } from '../../onlineTables/index.ts';
import { Invitation, InviteLink, SeatList, SeatsAndBots } from '../../seats/index.ts';
import { OwnFigures } from '../../setUp/index.ts';
import { RefusalNote } from '../../shell/RefusalNote.tsx';
import { useGameTitle } from '../../shell/useGameTitle.ts';
import { useNotifications } from '../../shell/useNotifications.ts';
import { SeedCheck } from '../../table/SeedCheck.tsx';
import { useWords } from '../../words/index.ts';
import { chatOf } from './chatOf.ts';

interface WaitingProps {
  readonly server: ServerTable;
  readonly state: KnownTableState;
  /** Opens the table again after the visitor has entered a name or taken a seat. */
  readonly onReopen: () => void;
}

/** A table before its start: the seats, the link to share, and the button to take a seat. */
export function WaitingRoom({ server, state, onReopen }: WaitingProps) {
  const { say } = useWords();
  const title = useGameTitle();
  const { info, person, online, chat } = state;
  const isSeated = person !== null && info.seats.some((seat) => seat.person === person);
  const isFree = info.seats.some(({ name, kind }) => name === null && kind !== 'bot');
  const isHost = info.host === person;
  const canSit = !isSeated && isFree && info.status === 'open';
  return (
    <main id="content" className="sheet waitingRoom">
      {canSit ? (
        <Invitation info={info} onSeated={onReopen} />
      ) : (
        <>
          <div className="caps">{title(info.game)}</div>
          <h1>{say(info.status === 'cancelled' ? 'with.cancelled' : isFree ? 'with.waiting' : 'with.ready')}</h1>
          <TableFacts info={info} />
        </>
      )}
      {isHost && info.status === 'open' ? (
        <SeatsAndBots info={info} online={online} />
      ) : (
        <SeatList info={info} online={online} />
      )}
      {isSeated && <Seated info={info} isFull={!isFree} isHost={isHost} />}
      {!isSeated && !isFree && <p>{say('with.full')}</p>}
      <OwnFigures game={info.game} options={info.options} />
      {(isSeated || chat.length > 0) && (
        <section>
          <h2>{say('chat.title')}</h2>
          <Chat {...chatOf(server, state, onReopen)} />
        </section>
      )}
      <details className="fairFold">
        <summary>{say('fair.title')}</summary>
        <SeedCheck hash={info.seedHash} seed={null} />
      </details>
    </main>
  );
}

function Seated({ info, isFull, isHost }: { info: TableInfo; isFull: boolean; isHost: boolean }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const title = useGameTitle();
  const { isPending, refusal, ask } = useRequest();
  const params = { id: info.id };
  return (
    <>
      {!isFull && <InviteLink info={info} title={title(info.game)} />}
      <div className="linkButtons">
        {isHost && (
          <button
            type="button"
            className="btn go"
            disabled={!isFull || isPending}
            onClick={() => void ask(() => request('startTable', { params }))}
          >
            {isFull ? say('with.start') : say('with.notFull')}
          </button>
        )}
        <NoticeButton />
        <button
          type="button"
          className="btn"
          onClick={() => void ask(() => request('leaveTable', { params })).then((left) => left && go('/tables'))}
        >
          {say('with.leave')}
        </button>
      </div>
      {!isHost && <p className="soft">{say('with.hostStarts')}</p>}
      <RefusalNote refusal={refusal} />
    </>
  );
}

/** Turns browser notifications on and off. */
function NoticeButton() {
  const { say } = useWords();
  const { isOn, allowed, choose } = useNotifications();
  if (allowed === 'missing' || allowed === 'denied') return null;
  return (
    <button type="button" className="btn" aria-pressed={isOn} onClick={() => void choose(isOn ? 'off' : 'on')}>
      {say(isOn ? 'with.called' : 'with.callMe')}
    </button>
  );
}
