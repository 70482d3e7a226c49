import { Dialog } from '../shell/Dialog.tsx';
import { useWords } from '../words/index.ts';
import type { TableActions } from './useActions.ts';

/** Asks before the first undo beyond the barrier, because the game then no longer counts for best scores. */
export function UndoBeyond({ beyond }: Pick<TableActions, 'beyond'>) {
  const { say } = useWords();
  return (
    <Dialog
      title={say('undo.beyond')}
      isOpen={beyond !== null}
      close="undo.stay"
      onClose={() => beyond?.stay()}
      action={
        <button type="button" className="btn compact go" onClick={() => beyond?.takeBack()}>
          {say('undo.takeBack')}
        </button>
      }
    >
      <p>{say('undo.beyondText')}</p>
    </Dialog>
  );
}
