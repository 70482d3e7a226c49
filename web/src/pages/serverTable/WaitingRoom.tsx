import type { TableInfo } from '@signoria/protocol';
import { useLocation } from 'wouter';
import { Talk } from '../../chat/Chat.tsx';
import { Failure } from '../../people/NameField.tsx';
import type { RemoteRoom, RoomState } from '../../remote/serverTable.ts';
import { Invite } from '../../seats/InviteLink.tsx';
import { Welcome } from '../../seats/TakeSeat.tsx';
import { leaveTable, startTable } from '../../server/api.ts';
import { useAsking } from '../../server/useRequest.ts';
import { OwnFigures } from '../../setUp/OwnFigures.tsx';
import { nameAt } from '../../setUp/seating.ts';
import { Shield } from '../../shell/Icon.tsx';
import { useGameTitle } from '../../shell/useGameTitle.ts';
import { useNotices } from '../../shell/useNotices.ts';
import { FairDice } from '../../table/FairDice.tsx';
import { familyAt } from '../../table/families.ts';
import { useWords } from '../../words/index.ts';
import { TableFacts } from './AboutTable.tsx';

interface WaitingProps {
  readonly room: RemoteRoom;
  readonly state: RoomState & { readonly info: TableInfo };
  readonly onKnown: () => void;
}

/** Before the game: who sits where, the link to hand on, and the way to a seat. */
export function WaitingRoom({ room, state, onKnown }: WaitingProps) {
  const { say } = useWords();
  const title = useGameTitle();
  const { info, person, chat } = state;
  const isSeated = person !== null && info.seats.some((seat) => seat.person === person);
  const isFree = info.seats.some(({ name, kind }) => name === null && kind !== 'bot');
  const isGuest = !isSeated && isFree && info.status === 'open';
  return (
    <main id="content" className="sheet waitingRoom">
      {isGuest ? (
        <Welcome info={info} onSeated={onKnown} />
      ) : (
        <>
          <div className="caps">{title(info.game)}</div>
          <h1>{say(info.status === 'cancelled' ? 'with.cancelled' : isFree ? 'with.waiting' : 'with.ready')}</h1>
          <TableFacts info={info} />
        </>
      )}
      <Sitters state={state} />
      {isSeated && <Seated info={info} isFull={!isFree} isHost={info.host === person} />}
      {!isSeated && !isFree && <p>{say('with.full')}</p>}
      <OwnFigures game={info.game} options={info.options} />
      {(isSeated || chat.length > 0) && (
        <section>
          <h2>{say('talk.title')}</h2>
          <Talk
            info={info}
            chat={chat}
            isNamed={person !== null}
            onSay={(text) => room.say({ type: 'chat', text })}
            onNamed={onKnown}
          />
        </section>
      )}
      <details className="fairFold">
        <summary>{say('fair.title')}</summary>
        <FairDice hash={info.seedHash} seed={null} />
      </details>
    </main>
  );
}

function Sitters({ state: { info, online } }: { state: WaitingProps['state'] }) {
  const { say } = useWords();
  const levelOf = (level: string | null) => (level === 'random' ? say('new.random') : say('new.greedy'));
  return (
    <ul className="sitters">
      {info.seats.map(({ seat, name, kind, family, person, level }) => (
        <li key={seat} className={`fam ${familyAt(seat, family)}`}>
          <Shield family={familyAt(seat, family)} />
          <b className={name === null ? 'free' : ''}>
            {kind === 'bot' ? nameAt(seat) : (name ?? say(kind === 'invited' ? 'with.freeInvited' : 'with.free'))}
          </b>
          <span className="muted">
            {kind === 'bot' && levelOf(level)}
            {person !== null && (online.includes(person) ? say('with.here') : say('company.gone'))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Seated({ info, isFull, isHost }: { info: TableInfo; isFull: boolean; isHost: boolean }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const title = useGameTitle();
  const { asking, failure, ask } = useAsking();
  return (
    <>
      {!isFull && <Invite info={info} title={title(info.game)} />}
      <div className="linkDoors">
        {isHost && (
          <button
            type="button"
            className="btn go"
            disabled={!isFull || asking}
            onClick={() => void ask(() => startTable(info.id))}
          >
            {isFull ? say('with.start') : say('with.notFull')}
          </button>
        )}
        <NoticeDoor />
        <button
          type="button"
          className="btn"
          onClick={() => void ask(() => leaveTable(info.id)).then((left) => left && go('/tables'))}
        >
          {say('with.leave')}
        </button>
      </div>
      {!isHost && <p className="soft">{say('with.hostStarts')}</p>}
      <Failure failure={failure} />
    </>
  );
}

/** Waiting is easier when the browser calls. */
function NoticeDoor() {
  const { say } = useWords();
  const { isOn, allowed, choose } = useNotices();
  if (allowed === 'missing' || allowed === 'denied') return null;
  return (
    <button type="button" className="btn" aria-pressed={isOn} onClick={() => void choose(isOn ? 'off' : 'on')}>
      {say(isOn ? 'with.called' : 'with.callMe')}
    </button>
  );
}
