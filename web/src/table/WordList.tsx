import type { MouseEvent, RefObject } from 'react';
import { useMemo, useRef } from 'react';
import { useWords } from '../words/index.ts';
import type { RowGroup, RowItem } from './choiceRow.ts';
import { rowOf } from './choiceRow.ts';
import { FoldPill } from './FoldPill.tsx';
import { useFolding } from './folding.ts';
import type { Picking } from './Segments.tsx';
import { Segments } from './Segments.tsx';
import { Trail } from './Trail.tsx';
import type { TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';
import { useListKeys } from './useListKeys.ts';
import { WordTools } from './WordTools.tsx';
import { impossibleWishes } from './whyNot.ts';

interface WordsProps {
  readonly snapshot: TableSnapshot;
  readonly choosing: Choosing;
  /** Chooses a move and asks the next question, if the game plans several decisions; otherwise only chooses it. */
  readonly onTake: (move: unknown) => void;
  readonly onConfirm: () => void;
  readonly onUndo: (count: number) => void;
  readonly onKeys: () => void;
  /** True after a key of the row, until a pointer is pressed. */
  readonly byKeyboard: RefObject<boolean>;
}

/**
 * All choices in words, in one row: verbs first where there are many moves, then their objects. It is an alternative to
 * pointing at the board, and the main way for keyboards and screen readers.
 */
export function WordList({ snapshot, choosing, onTake, onConfirm, onUndo, onKeys, byKeyboard }: WordsProps) {
  const impossible = useMemo(() => impossibleWishes(snapshot), [snapshot]);
  const groups = rowOf(snapshot, choosing, impossible);
  const onItem = ({ moves, verbs }: RowItem, { detail, shiftKey }: MouseEvent) => {
    const [move] = moves;
    if (moves.length > 1) choosing.narrow(verbs[0] ?? '');
    else if (shiftKey) onTake(move);
    else if (move === choosing.chosen && detail === 0)
      onConfirm(); // a key press, not a click
    else choosing.pick(move);
  };
  const isOn = ({ moves }: RowItem) => choosing.chosen !== null && moves.length === 1 && moves[0] === choosing.chosen;
  return (
    <div className="words">
      <Trail snapshot={snapshot} choosing={choosing} onUndo={onUndo} />
      <Row {...{ groups, byKeyboard, snapshot, impossible, isOn, onItem, onConfirm }} />
      <WordTools {...{ snapshot, choosing, impossible, onKeys }} />
    </div>
  );
}

interface RowProps extends Picking, Pick<WordsProps, 'byKeyboard' | 'onConfirm'> {
  readonly groups: readonly RowGroup[];
}

/** The row of segments. Those that do not fit are folded from the right into one pill. */
function Row({ groups, byKeyboard, onConfirm, ...picking }: RowProps) {
  const { say } = useWords();
  const row = useRef<HTMLDivElement>(null);
  const level = groups
    .flatMap(({ heading, items }) => [heading, ...items.map(({ label, note }) => label + note)])
    .join();
  const { kept, at } = useFolding(row, level);
  useListKeys(row, level, { byKeyboard, onConfirm });
  return (
    <div
      ref={row}
      className="choiceList"
      role="toolbar"
      aria-label={say('table.choices')}
      aria-description={say('table.keys')}
    >
      <Segments groups={groups} kept={kept} {...picking} />
      <FoldPill groups={groups} kept={kept} at={at} {...picking} />
    </div>
  );
}
