import type { ChatLine, TableInfo } from '@signoria/protocol';
import { LONGEST_CHAT } from '@signoria/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NameField } from '../people/index.ts';
import { introduce, useRequest } from '../server/index.ts';
import { Icon, Shield } from '../shell/Icon.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { familyAt } from '../table/families.ts';
import { useWords } from '../words/index.ts';

export interface ChatProps {
  readonly info: TableInfo;
  readonly chat: readonly ChatLine[];
  /** Whoever has no name yet can read, and speaks after giving one. */
  readonly isNamed: boolean;
  readonly onSay: (text: string) => void;
  readonly onNamed: () => void;
}

/** From so many characters left on it is said how many there are. */
const NEARLY_FULL = 100;

/** What people say to each other at a table. */
export function Chat({ info, chat, isNamed, onSay, onNamed }: ChatProps) {
  const { say } = useWords();
  return (
    <div className="talk">
      {chat.length === 0 ? <p className="muted">{say('chat.empty')}</p> : <Lines info={info} chat={chat} />}
      {isNamed ? <SayIt onSay={onSay} /> : <NameFirst onNamed={onNamed} />}
    </div>
  );
}

function Lines({ info, chat }: { info: TableInfo; chat: readonly ChatLine[] }) {
  const { say, language } = useWords();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to run
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [chat.length]);
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={list} className="lines" role="log" aria-label={say('chat.title')} tabIndex={0}>
      <ol>
        {chat.map(({ seat, name, text, notice, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
          <li key={index}>
            {seat === null ? (
              <Icon name="lily" />
            ) : (
              <Shield family={familyAt(seat, info.seats[seat]?.family ?? null)} className="ic" />
            )}
            <div>
              <b>{name}</b> <time dateTime={at}>{clock.format(new Date(at))}</time>
              <p>{notice === null ? text : say(`chat.${notice.code}`, { count: notice.count })}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function SayIt({ onSay }: { onSay: (text: string) => void }) {
  const { say } = useWords();
  const [text, setText] = useState('');
  const left = LONGEST_CHAT - text.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className="sayIt" onSubmit={send}>
      <input
        value={text}
        maxLength={LONGEST_CHAT}
        aria-label={say('chat.write')}
        placeholder={say('chat.write')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn sm" disabled={text.trim() === ''}>
        {say('chat.send')}
      </button>
      {left <= NEARLY_FULL && <small className="muted">{say('chat.left', { count: left })}</small>}
    </form>
  );
}

function NameFirst({ onNamed }: { onNamed: () => void }) {
  const { say } = useWords();
  const [name, setName] = useState('');
  const { asking, refusal, ask } = useRequest();
  const give = (event: FormEvent) => {
    event.preventDefault();
    void ask(() => introduce(name.trim())).then((known) => known && onNamed());
  };
  return (
    <form className="nameFirst" onSubmit={give}>
      <NameField name={name} onName={setName} />
      <RefusalNote refusal={refusal} />
      <button type="submit" className="btn sm" disabled={asking}>
        {say('chat.join')}
      </button>
    </form>
  );
}
