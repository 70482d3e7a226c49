import { useWords } from '../words/index.ts';
import { ChoicePopover } from './ChoicePopover.tsx';
import { ImpossibleMoves } from './ImpossibleMoves.tsx';
import type { TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';
import { WordSearch } from './WordSearch.tsx';
import type { ImpossibleWish } from './whyNot.ts';

interface ToolsProps {
  readonly snapshot: TableSnapshot;
  readonly choosing: Choosing;
  readonly impossible: readonly ImpossibleWish[];
  readonly onKeys: () => void;
}

const WHY = 'whyNotOthers';

/** Tools at the end of the row: reasons for impossible moves, search, keyboard help. */
export function WordTools({ snapshot, choosing, impossible, onKeys }: ToolsProps) {
  const { say } = useWords();
  return (
    <div className="wordTools">
      {impossible.length > 0 && (
        <>
          <button type="button" className="tool whyOthers" popoverTarget={WHY}>
            {say('table.whyNot', { count: impossible.length })}
          </button>
          <ChoicePopover id={WHY} label={say('table.whyNotList')}>
            <ImpossibleMoves snapshot={snapshot} impossible={impossible} />
          </ChoicePopover>
        </>
      )}
      <WordSearch snapshot={snapshot} choosing={choosing} />
      <button type="button" className="tool keysButton" title={say('table.keysHelp')} onClick={onKeys}>
        <kbd>?</kbd> <span className="unseen">{say('table.keysHelp')}</span>
      </button>
    </div>
  );
}
