import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { SeatClock } from '../../clocks/index.ts';
import type { KnownTableState, ServerTable } from '../../onlineTables/index.ts';
import { ReturnToSeat } from '../../seats/index.ts';
import { Shield } from '../../shell/Icon.tsx';
import { familyAt } from '../../table/families.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { Votes } from '../../votes/index.ts';
import { useWords } from '../../words/index.ts';

interface ParticipantsProps {
  readonly server: ServerTable;
  readonly state: KnownTableState;
  readonly snapshot: TableSnapshot;
  /** The element of the bar that holds the line; null if the line is above the table. */
  readonly bar: HTMLElement | null;
  readonly children: ReactNode;
}

/** The people at a running table: spectators, absent players, clocks and open requests. */
export function Participants({ server, state, snapshot, bar, children }: ParticipantsProps) {
  const { say } = useWords();
  const { info, person, clocks } = state;
  const own = info.seats.filter((seat) => person !== null && seat.person === person);
  const line = <ParticipantsLine state={state}>{children}</ParticipantsLine>;
  return (
    <section className="participants" aria-label={say('participants.title')}>
      {bar === null ? line : createPortal(line, bar)}
      {info.clock.kind !== 'none' && !snapshot.over && (
        <ul className="clocks">
          {info.seats.map(({ seat, family, name }) => (
            <li key={seat}>
              <Shield family={familyAt(seat, family)} className="icon" />
              <span className="unseen">{name}</span>
              <SeatClock clocks={clocks} seat={seat} clock={info.clock} />
            </li>
          ))}
        </ul>
      )}
      {info.rematch !== null && <RematchLink id={info.rematch} />}
      {own.some((seat) => seat.away) && !snapshot.over && <ReturnToSeat id={info.id} onReturned={server.greet} />}
      {!snapshot.over && <Votes server={server} state={state} snapshot={snapshot} />}
    </section>
  );
}

function ParticipantsLine({ state, children }: Pick<ParticipantsProps, 'state' | 'children'>) {
  const { say } = useWords();
  const { info, person, spectators } = state;
  const isWatching = !info.seats.some((seat) => person !== null && seat.person === person);
  const away = info.seats.filter((seat) => seat.away && seat.person !== person);
  return (
    <div className="participantsLine">
      {isWatching && <b>{say('participants.watching')}</b>}
      {spectators > (isWatching ? 1 : 0) && (
        <span className="muted">{say('participants.watchers', { count: spectators })}</span>
      )}
      {away.map(({ seat, name }) => (
        <span key={seat} className="tag">
          {say('participants.away', { name: name ?? '?' })}
        </span>
      ))}
      {info.ownFigures && <span className="tag">{say('with.ownFigures')}</span>}
      {children}
    </div>
  );
}

function RematchLink({ id }: { id: string }) {
  const { say } = useWords();
  return (
    <p className="tableNotice rematch" role="status">
      <span>{say('participants.rematch')}</span>
      <Link href={`/with/${id}`} className="btn compact">
        {say('lobby.toTable')}
      </Link>
    </p>
  );
}
