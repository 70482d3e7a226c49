import type { MouseEvent } from 'react';
import { useId, useState } from 'react';
import { ChoicePopover } from './ChoicePopover.tsx';
import type { RowGroup, RowItem } from './choiceRow.ts';
import { itemsBefore } from './choiceRow.ts';
import { ImpossibleMoves } from './ImpossibleMoves.tsx';
import type { TableSnapshot } from './tableTypes.ts';
import type { ImpossibleWish } from './whyNot.ts';

/** The state and the click handler of segments, and the reasons for segments without a move. */
export interface Picking {
  readonly snapshot: TableSnapshot;
  readonly impossible: readonly ImpossibleWish[];
  isOn(item: RowItem): boolean;
  onItem(item: RowItem, event: MouseEvent<HTMLElement>): void;
}

interface SegmentsProps extends Picking {
  readonly groups: readonly RowGroup[];
  /** Number of visible segments. The others are invisible but keep their place. */
  readonly kept?: number;
}

/** Groups of segments, side by side. */
export function Segments({ groups, kept = Number.POSITIVE_INFINITY, ...picking }: SegmentsProps) {
  const before = itemsBefore(groups);
  return groups.map(({ key, heading, items }, group) => {
    const start = before[group] ?? 0;
    return (
      // biome-ignore lint/a11y/useSemanticElements: browsers do not lay out a fieldset in a row
      <div key={key} role="group" aria-label={heading || undefined} className="segments">
        {heading !== '' && (
          <span className="heading" aria-hidden="true" data-folded={start >= kept || undefined}>
            {heading}
          </span>
        )}
        {items.map((item, index) => {
          const folded = start + index >= kept || undefined;
          return item.moves.length === 0 ? (
            <EmptySegment key={item.key} item={item} folded={folded} {...picking} />
          ) : (
            <Segment key={item.key} item={item} folded={folded} {...picking} />
          );
        })}
      </div>
    );
  });
}

interface SegmentProps extends Picking {
  readonly item: RowItem;
  readonly folded: true | undefined;
}

/** A verb, or a move named by its object. */
function Segment({ item, folded, isOn, onItem }: SegmentProps) {
  const { label, note, words, moves } = item;
  const isChosen = isOn(item);
  return (
    <button
      type="button"
      className={isChosen ? 'segment on' : 'segment'}
      aria-pressed={moves.length === 1 ? isChosen : undefined}
      title={words}
      data-folded={folded}
      tabIndex={-1}
      onClick={(event) => onItem(item, event)}
    >
      <span>{label}</span>
      {note !== '' && <small data-sign={moves.length > 1 ? 'choices' : undefined}>{note}</small>}
    </button>
  );
}

/** A verb without a legal move: shown with a dashed border, and opens the reason. */
function EmptySegment({ item, folded, snapshot, impossible }: SegmentProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { rules } = snapshot;
  const own = impossible.filter(({ wish }) => wish !== null && item.verbs.includes(rules.verb(wish)));
  return (
    <>
      <button
        type="button"
        className="segment none"
        data-folded={folded}
        tabIndex={-1}
        title={item.words}
        popoverTarget={id}
      >
        <span>{item.label}</span>
        <small data-sign="choices">{item.note}</small>
      </button>
      <ChoicePopover id={id} label={item.words} onOpen={setOpen}>
        {isOpen && <ImpossibleMoves snapshot={snapshot} impossible={own} />}
      </ChoicePopover>
    </>
  );
}
