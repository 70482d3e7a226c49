import type { ChatLine, TableInfo } from '@signoria/protocol';
import { MAX_CHAT_LENGTH } from '@signoria/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { signInAsGuest, useRequest } from '../api/index.ts';
import { NameField } from '../people/index.ts';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { useWords } from '../words/index.ts';
import { Lines } from './Lines.tsx';
import './chat.css';

export interface ChatProps {
  readonly info: TableInfo;
  readonly chat: readonly ChatLine[];
  /** False for a spectator without a name, who can read but must enter a name to write. */
  readonly isNamed: boolean;
  readonly onSay: (text: string) => void;
  /** Loads earlier lines. */
  readonly onEarlier: () => Promise<void>;
  readonly onNamed: () => void;
}

/** The number of characters left is shown when it is at most this one. */
const NEARLY_FULL = 100;

/** The chat of a table. */
export function Chat({ info, chat, isNamed, onSay, onEarlier, onNamed }: ChatProps) {
  const { say } = useWords();
  const isAtEnd = useRef(true);
  const sayAtEnd = (text: string) => {
    isAtEnd.current = true; // scrolls to the player's own line
    onSay(text);
  };
  return (
    <div className="chat">
      {chat.length === 0 ? (
        <p className="muted">{say('chat.empty')}</p>
      ) : (
        <Lines info={info} chat={chat} onEarlier={onEarlier} isAtEnd={isAtEnd} />
      )}
      {isNamed ? <MessageForm onSay={sayAtEnd} /> : <NameForm onNamed={onNamed} />}
    </div>
  );
}

function MessageForm({ onSay }: { onSay: (text: string) => void }) {
  const { say } = useWords();
  const [text, setText] = useState('');
  const left = MAX_CHAT_LENGTH - text.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className="chatInput" onSubmit={send}>
      <input
        value={text}
        maxLength={MAX_CHAT_LENGTH}
        aria-label={say('chat.write')}
        placeholder={say('chat.write')}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="btn compact" disabled={text.trim() === ''}>
        {say('chat.send')}
      </button>
      {left <= NEARLY_FULL && <small className="muted">{say('chat.left', { count: left })}</small>}
    </form>
  );
}

function NameForm({ onNamed }: { onNamed: () => void }) {
  const { say } = useWords();
  const [name, setName] = useState('');
  const { isPending, refusal, ask } = useRequest();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(() => signInAsGuest(name.trim())).then((known) => known && onNamed());
  };
  return (
    <form className="chatName" onSubmit={submit}>
      <NameField name={name} onName={setName} />
      <RefusalNote refusal={refusal} />
      <button type="submit" className="btn compact" disabled={isPending}>
        {say('chat.join')}
      </button>
    </form>
  );
}
