import type { TableInfo } from '@signoria/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Shield } from '../shell/Icon.tsx';
import './net.css';
import { familyAt } from '../table/families.ts';
import { useWords } from '../words/index.ts';
import { introduce, joinTable, leaveTable, startTable } from './api.ts';
import { Failure, NameField } from './Fields.tsx';
import { useAsking } from './useAsking.ts';

interface WaitingProps {
  readonly info: TableInfo;
  readonly person: string | null;
  readonly online: readonly string[];
  readonly onSeated: () => void;
}

/** Before the game: who sits where, the link to hand on, and the way to a seat. */
export function WaitingRoom({ info, person, online, onSeated }: WaitingProps) {
  const { say } = useWords();
  const isSeated = person !== null && info.seats.some((seat) => seat.person === person);
  const isFree = info.seats.some(({ name, kind }) => name === null && kind !== 'bot');
  return (
    <main id="content" className="sheet">
      <div className="caps">{say('with.title')}</div>
      <h1>{say('with.waiting')}</h1>
      {info.ownFigures && <p className="soft">{say('with.ownFigures')}</p>}
      <ul className="sitters">
        {info.seats.map(({ seat, name, kind, family, person: sitter }) => (
          <li key={seat}>
            <Shield family={familyAt(seat, family)} /> <b>{name ?? say('with.free')}</b>{' '}
            <span className="muted">
              {kind === 'bot' ? say('with.bot') : sitter !== null && online.includes(sitter) ? say('with.here') : ''}
            </span>
          </li>
        ))}
      </ul>
      {isSeated ? <Seated info={info} isFull={!isFree} isHost={info.host === person} /> : null}
      {!isSeated && isFree && info.status === 'open' ? <TakeSeat id={info.id} onSeated={onSeated} /> : null}
      {!isSeated && !isFree ? <p>{say('with.full')}</p> : null}
    </main>
  );
}

function TakeSeat({ id, onSeated }: { id: string; onSeated: () => void }) {
  const { say } = useWords();
  const invite = new URLSearchParams(useSearch()).get('invite');
  const [name, setName] = useState('');
  const { asking, failure, ask } = useAsking();
  const join = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await introduce(name.trim());
      await joinTable(id, invite);
      onSeated();
    });
  };
  return (
    <form onSubmit={join}>
      <NameField name={name} onName={setName} />
      <Failure failure={failure} />
      <button type="submit" className="btn go big" disabled={asking}>
        {say('with.sit')}
      </button>
    </form>
  );
}

function Seated({ info, isFull, isHost }: { info: TableInfo; isFull: boolean; isHost: boolean }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const [copied, setCopied] = useState(false);
  const { asking, failure, ask } = useAsking();
  const link = `${location.origin}/with/${info.id}${info.invite === null ? '' : `?invite=${info.invite}`}`;
  return (
    <>
      <label className="field">
        <span>{say('with.link')}</span>
        <input value={link} readOnly onFocus={({ target }) => target.select()} />
        <small className="muted">{say('with.linkExplained')}</small>
      </label>
      <div className="linkDoors">
        <button
          type="button"
          className="btn"
          onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
        >
          {copied ? say('with.copied') : say('with.copy')}
        </button>
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
        <button
          type="button"
          className="btn"
          onClick={() => void ask(() => leaveTable(info.id)).then((left) => left && go('/'))}
        >
          {say('with.leave')}
        </button>
      </div>
      {!isHost && <p className="soft">{say('with.hostStarts')}</p>}
      <Failure failure={failure} />
    </>
  );
}
