import type { SequenceEntry } from '@signoria/florenza';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { placePopover } from '../../table/placePopover.ts';
import { Entry } from './Entry.tsx';
import { useScene } from './scene.ts';

interface EventsPopoverProps {
  readonly entries: readonly SequenceEntry[];
  /** The element beside which the popover opens. */
  readonly place: HTMLElement | null;
  /** The round of the entries. */
  readonly note?: string;
  /** Content above the entries. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** A popover with past events. It overlays the table without layout shift. */
export function EventsPopover({ entries, place, note = '', children, onClose }: EventsPopoverProps) {
  const { words } = useScene();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.showPopover();
    if (box.current !== null && place !== null) placePopover(box.current, place);
  }, [place]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={words.labels.happened}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      popover="auto"
      className="sinceAll game-florenza florenza-pastEvents"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
      <PhaseEntries entries={entries} note={note} />
    </div>
  );
}

/** The number and name of a phase: "6 Workshops". */
export function PhaseName({ phase }: { readonly phase: number }) {
  const { words } = useScene();
  return `${phase} ${words.phases[phase - 1]?.short ?? ''}`;
}

/** Entries under the names of their phases. */
export function PhaseEntries({ entries, note = '' }: Pick<EventsPopoverProps, 'entries' | 'note'>) {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: past events keep their order
    <div key={index} className="florenza-phaseEntry">
      {entries[index - 1]?.phase !== entry.phase && (
        <h3>
          <PhaseName phase={entry.phase} /> <small>{note}</small>
        </h3>
      )}
      <Entry entry={entry} />
    </div>
  ));
}
