import type { TableInfo } from '@signoria/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { SeatClock } from '../../clocks/SeatClock.tsx';
import { Failure } from '../../people/NameField.tsx';
import type { RemoteRoom, RoomState } from '../../remote/serverTable.ts';
import { Wishes } from '../../requests/Requests.tsx';
import { joinTable } from '../../server/api.ts';
import { useAsking } from '../../server/useRequest.ts';
import { Icon, Shield } from '../../shell/Icon.tsx';
import { familyAt } from '../../table/families.ts';
import type { TableSnapshot } from '../../table/source.ts';
import { useWords } from '../../words/index.ts';

interface CompanyProps {
  readonly room: RemoteRoom;
  readonly state: RoomState & { readonly info: TableInfo };
  readonly snapshot: TableSnapshot;
  readonly children: ReactNode;
}

/** The people around a running table: who watches, who is away, what somebody wishes; and the doors beside the game. */
export function Company({ room, state, snapshot, children }: CompanyProps) {
  const { say } = useWords();
  const { info, person, watchers, clocks } = state;
  const own = info.seats.filter((seat) => person !== null && seat.person === person);
  const away = info.seats.filter((seat) => seat.away && seat.person !== person);
  return (
    <section className="company" aria-label={say('company.title')}>
      <div className="companyLine">
        {own.length === 0 && <b>{say('company.watching')}</b>}
        {watchers > (own.length === 0 ? 1 : 0) && (
          <span className="muted">{say('company.watchers', { count: watchers })}</span>
        )}
        {away.map(({ seat, name }) => (
          <span key={seat} className="tag">
            {say('company.away', { name: name ?? '?' })}
          </span>
        ))}
        {info.ownFigures && <span className="tag">{say('with.ownFigures')}</span>}
        {children}
      </div>
      {info.clock.kind !== 'none' && !snapshot.over && (
        <ul className="clocks">
          {info.seats.map(({ seat, family, name }) => (
            <li key={seat}>
              <Shield family={familyAt(seat, family)} className="ic" />
              <span className="unseen">{name}</span>
              <SeatClock clocks={clocks} seat={seat} clock={info.clock} />
            </li>
          ))}
        </ul>
      )}
      {info.rematch !== null && (
        <p className="wish" role="status">
          <span>{say('company.rematch')}</span>
          <Link href={`/with/${info.rematch}`} className="btn sm">
            {say('lobby.toTable')}
          </Link>
        </p>
      )}
      {own.some((seat) => seat.away) && !snapshot.over && <Return id={info.id} onReturned={room.greet} />}
      {!snapshot.over && <Wishes room={room} state={state} snapshot={snapshot} />}
    </section>
  );
}

/** A bot plays in my place: back to it with one click. */
function Return({ id, onReturned }: { id: string; onReturned: () => void }) {
  const { say } = useWords();
  const { asking, failure, ask } = useAsking();
  return (
    <div className="wish" role="status">
      <Icon name="i-clock" />
      <span>{say('company.youAway')}</span>
      <button
        type="button"
        className="btn sm go"
        disabled={asking}
        onClick={() => void ask(() => joinTable(id, null)).then((back) => back && onReturned())}
      >
        {say('company.return')}
      </button>
      <Failure failure={failure} />
    </div>
  );
}
