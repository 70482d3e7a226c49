import type { TableInfo } from '@signoria/protocol';
import { useState } from 'react';
import type { TalkProps } from '../../chat/Chat.tsx';
import { Talk } from '../../chat/Chat.tsx';
import { useUnread } from '../../chat/useUnread.ts';
import type { RemoteRoom, RoomState } from '../../remote/serverTable.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { useWide } from '../../shell/useWide.ts';
import type { TableSnapshot } from '../../table/source.ts';
import { useWords } from '../../words/index.ts';
import { AboutTable } from './AboutTable.tsx';

interface DoorsProps {
  readonly room: RemoteRoom;
  readonly state: RoomState & { readonly info: TableInfo };
  readonly snapshot: TableSnapshot;
  readonly talk: TalkProps;
}

/** Beside a running game: to talk, to ask for something, to look the table up. */
export function CompanyDoors({ room, state, snapshot, talk }: DoorsProps) {
  const { say } = useWords();
  const [sheet, setSheet] = useState<'talk' | 'about' | null>(null);
  const isWide = useWide();
  const unread = useUnread(state.chat.length, isWide || sheet === 'talk');
  const { seat, version, over } = snapshot;
  const isPlaying = seat !== null && !over && state.info.seats[seat]?.away === false;
  return (
    <>
      {isPlaying && state.undoAsked === null && canAskBack(snapshot) && (
        <button type="button" className="btn sm bare" onClick={() => room.say({ type: 'undo', seat, version })}>
          <Icon name="i-undo" />
          {say('wish.askUndo')}
        </button>
      )}
      {isPlaying && state.endAsked === null && state.info.seats.some(({ late }) => late) && (
        <button type="button" className="btn sm" onClick={() => room.say({ type: 'end', agree: true })}>
          {say('wish.askEnd')}
        </button>
      )}
      {!isWide && (
        <button type="button" className="btn sm bare" onClick={() => setSheet('talk')}>
          <Icon name="i-chat" />
          {say('talk.title')}
          {unread > 0 && <span className="unread">{say('talk.unread', { count: unread })}</span>}
        </button>
      )}
      <button type="button" className="btn sm bare" onClick={() => setSheet('about')}>
        {say('about.title')}
      </button>
      <Dialog title={say('talk.title')} isOpen={sheet === 'talk'} onClose={() => setSheet(null)}>
        <Talk {...talk} />
      </Dialog>
      <Dialog title={say('about.title')} isOpen={sheet === 'about'} onClose={() => setSheet(null)}>
        <AboutTable state={state} snapshot={snapshot} onLeft={() => setSheet(null)} />
      </Dialog>
    </>
  );
}

/** What was decided and cannot be taken back at will; a page that was opened anew does not know who decided. */
function canAskBack({ seat, version, undoable, chronicle }: TableSnapshot): boolean {
  return undoable === 0 && version > 0 && (chronicle.length === 0 || chronicle.some((line) => line.mover === seat));
}
