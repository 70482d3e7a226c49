import { Dialog } from '../shell/Dialog.tsx';
import { useWords } from '../words/index.ts';
import type { TableActions } from './useActions.ts';

/** Bots mind nothing, but a best score would: whoever takes back what is settled is told so once. */
export function UndoBeyond({ beyond }: Pick<TableActions, 'beyond'>) {
  const { say } = useWords();
  return (
    <Dialog
      title={say('undo.beyond')}
      isOpen={beyond !== null}
      close="undo.stay"
      onClose={() => beyond?.stay()}
      action={
        <button type="button" className="btn sm go" onClick={() => beyond?.takeBack()}>
          {say('undo.takeBack')}
        </button>
      }
    >
      <p>{say('undo.beyondText')}</p>
    </Dialog>
  );
}
