import { Dialog } from '../shell/Dialog.tsx';
import { useWords } from '../words/index.ts';
import type { TableActions } from './useActions.ts';

/** Asks before the first undo beyond the barrier, because the game then no longer counts for best scores. */
export function UndoBeyond({ undoConfirmation }: Pick<TableActions, 'undoConfirmation'>) {
  const { say } = useWords();
  return (
    <Dialog
      title={say('undo.beyond')}
      isOpen={undoConfirmation !== null}
      close="undo.stay"
      onClose={() => undoConfirmation?.cancel()}
      action={
        <button type="button" className="btn compact go" onClick={() => undoConfirmation?.undo()}>
          {say('undo.takeBack')}
        </button>
      }
    >
      <p>{say('undo.beyondText')}</p>
    </Dialog>
  );
}
