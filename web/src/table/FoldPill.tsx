import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { PHONE } from '../styles/breakpoints.ts';
import { useWords } from '../words/index.ts';
import { ChoicePopover } from './ChoicePopover.tsx';
import type { RowGroup } from './choiceRow.ts';
import { itemsBefore } from './choiceRow.ts';
import type { Picking } from './Segments.tsx';
import { Segments } from './Segments.tsx';

interface FoldProps extends Picking {
  readonly groups: readonly RowGroup[];
  /** Number of items visible in the row. */
  readonly kept: number;
  /** The pill's left offset in pixels. */
  readonly at: number;
}

const FOLDED = 'foldedChoices';

/**
 * The button for the folded items, with their number, and their heading if there is only one and it fits. Its sheet
 * opens below it, on a phone from the bottom.
 */
export function FoldPill({ groups, kept, at, ...picking }: FoldProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const folded = withoutFirst(groups, kept);
  const items = folded.flatMap((group) => group.items);
  const chosen = items.find(picking.isOn);
  const [{ heading = '' } = {}] = folded.length === 1 ? folded : [];
  const general = say(kept === 0 ? 'table.toDo' : 'table.more');
  const label = chosen?.label ?? (heading || general);
  // On a phone the sheet stays open from level to level and shows all items.
  const isPhone = matchMedia(PHONE).matches;
  const [pill, isCut] = useCutLabel(`${at} ${label}`);
  const isWide = isCut && isPhone && chosen !== undefined;
  const onItem: Picking['onItem'] = (item, event) => {
    if (!isPhone || item.moves.length < 2) sheet.current?.hidePopover();
    picking.onItem(item, event);
  };
  return (
    <>
      <button
        ref={pill}
        type="button"
        className={['segment foldPill', ...(chosen === undefined ? [] : ['on']), ...(isWide ? ['whole'] : [])].join(
          ' ',
        )}
        style={isWide ? undefined : { left: at, maxWidth: `calc(100% - ${at}px - 8px)` }}
        data-folded={items.length === 0 || undefined}
        tabIndex={-1}
        popoverTarget={FOLDED}
        title={chosen?.label ?? (heading || undefined)}
      >
        <span>{isCut && chosen === undefined ? general : label}</span>
        <small data-sign="choices">{items.length}</small>
      </button>
      <ChoicePopover id={FOLDED} label={label} className="foldedSheet" sheet={sheet} onOpen={setOpen}>
        {isOpen && <Segments groups={isPhone ? groups : folded} {...picking} onItem={onItem} />}
      </ChoicePopover>
    </>
  );
}

/**
 * Returns the ref of the pill, and true if its label is cut. The pill then covers the whole row or has a shorter label.
 * `measured` changes with the label and its room.
 */
function useCutLabel(measured: string): readonly [RefObject<HTMLButtonElement | null>, boolean] {
  const pill = useRef<HTMLButtonElement>(null);
  const [cut, setCut] = useState<string | null>(null);
  useLayoutEffect(() => {
    const label = pill.current?.firstElementChild;
    if (label === null || label === undefined) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = label;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight + 1) setCut(measured);
  }, [measured]);
  return [pill, cut === measured];
}

/** Returns the groups without their first `kept` items. */
export function withoutFirst(groups: readonly RowGroup[], kept: number): readonly RowGroup[] {
  const before = itemsBefore(groups);
  return groups.flatMap((group, index) => {
    const items = group.items.slice(Math.max(0, kept - (before[index] ?? 0)));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
