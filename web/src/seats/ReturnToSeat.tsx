import { request, useRequest } from '../api/index.ts';
import { Icon } from '../shell/Icon.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { useWords } from '../words/index.ts';

/** A notice that a bot plays the player's seat, with a button to return. */
export function ReturnToSeat({ id, onReturned }: { id: string; onReturned: () => void }) {
  const { say } = useWords();
  const { isPending, refusal, ask } = useRequest();
  return (
    <div className="tableNotice" role="status">
      <Icon name="i-clock" />
      <span>{say('participants.youAway')}</span>
      <button
        type="button"
        className="btn compact go"
        disabled={isPending}
        onClick={() =>
          void ask(() => request('joinTable', { params: { id }, body: {} })).then((back) => back && onReturned())
        }
      >
        {say('participants.return')}
      </button>
      <RefusalNote refusal={refusal} />
    </div>
  );
}
