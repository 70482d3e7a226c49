import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ChatProps } from '../../chat/index.ts';
import { Chat } from '../../chat/index.ts';
import type { KnownTableState, ServerTable } from '../../onlineTables/index.ts';
import { lineCount } from '../../onlineTables/index.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { useUnread } from '../../shell/useUnread.ts';
import { useWide } from '../../shell/useWide.ts';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { VoteButtons } from '../../votes/index.ts';
import { useWords } from '../../words/index.ts';
import { AboutTable } from './AboutTable.tsx';

interface ToolsProps {
  readonly server: ServerTable;
  readonly state: KnownTableState;
  readonly snapshot: TableSnapshot;
  readonly chat: ChatProps;
}

/** Buttons beside a running game: requests, chat, information about the table. */
export function TableTools({ server, state, snapshot, chat }: ToolsProps) {
  const { say } = useWords();
  const [open, setOpen] = useState<'chat' | 'about' | null>(null);
  const isWide = useWide();
  const [, go] = useLocation();
  const unread = useUnread(lineCount(state.chat), isWide || open === 'chat');
  const close = () => setOpen(null);
  return (
    <>
      <VoteButtons server={server} state={state} snapshot={snapshot} />
      {!isWide && (
        <button type="button" className="btn compact bare" onClick={() => setOpen('chat')}>
          <Icon name="i-chat" />
          {say('chat.title')}
          {unread > 0 && <span className="unread">{say('chat.unread', { count: unread })}</span>}
        </button>
      )}
      <button type="button" className="btn compact bare" onClick={() => setOpen('about')}>
        {say('about.title')}
      </button>
      <Dialog title={say('chat.title')} isOpen={open === 'chat'} onClose={close}>
        <Chat {...chat} />
      </Dialog>
      <Dialog title={say('about.title')} isOpen={open === 'about'} onClose={close}>
        <AboutTable state={state} snapshot={snapshot} onLeft={() => go('/tables')} />
      </Dialog>
    </>
  );
}
