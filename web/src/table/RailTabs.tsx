import type { ReactNode } from 'react';
import { useState } from 'react';
import { useUnread } from '../shell/useUnread.ts';
import { useWide } from '../shell/useWide.ts';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';
import type { TableSnapshot } from './tableTypes.ts';
import { othersTurns } from './turnLines.ts';

/** The chat panel, and the number of lines so far. */
export interface TableChat {
  readonly panel: ReactNode;
  readonly lines: number;
}

interface RailTabsProps {
  readonly snapshot: TableSnapshot;
  readonly chat: TableChat | undefined;
  /** The chronicle. */
  readonly children: ReactNode;
}

/** Tabs for chronicle and chat, which share one place. A badge counts the unread entries of the hidden one. */
export function RailTabs({ snapshot, chat, children }: RailTabsProps) {
  const { say } = useWords();
  const isWide = useWide();
  const [open, setOpen] = useState<'chronicle' | 'chat'>('chronicle');
  const isChat = isWide && chat !== undefined && open === 'chat';
  const unreadTurns = useUnread(othersTurns(snapshot), !isChat);
  const unreadLines = useUnread(chat?.lines ?? 0, isChat);
  return (
    <section className="railTexts tabChronicle">
      <div className="listHead">
        {isWide && chat !== undefined ? (
          <div className="railTabs">
            <RailTab word="table.chronicle" isOn={!isChat} unread={unreadTurns} onOpen={() => setOpen('chronicle')} />
            <RailTab word="chat.title" isOn={isChat} unread={unreadLines} onOpen={() => setOpen('chat')} />
          </div>
        ) : (
          <h2>{say('table.chronicle')}</h2>
        )}
      </div>
      {isChat ? <div className="railChat">{chat.panel}</div> : children}
    </section>
  );
}

interface RailTabProps {
  readonly word: TextKey;
  readonly isOn: boolean;
  readonly unread: number;
  readonly onOpen: () => void;
}

function RailTab({ word, isOn, unread, onOpen }: RailTabProps) {
  const { say } = useWords();
  return (
    <button type="button" className={isOn ? 'on' : ''} aria-pressed={isOn} onClick={onOpen}>
      {say(word)} {unread > 0 && <span className="unread">{say('chat.unread', { count: unread })}</span>}
    </button>
  );
}
