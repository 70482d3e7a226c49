import type { SequenceEntry } from '@signoria/florenza';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { stand } from '../../table/stand.ts';
import { Entry } from './Entry.tsx';
import { useScene } from './scene.ts';

interface ToldProps {
  readonly entries: readonly SequenceEntry[];
  /** What it stands beside. */
  readonly place: HTMLElement | null;
  /** When it was. */
  readonly note?: string;
  /** What comes before it. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** What happened, to be read in peace: over the table and moving nothing. */
export function Told({ entries, place, note = '', children, onClose }: ToldProps) {
  const { words } = useScene();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.showPopover();
    if (box.current !== null && place !== null) stand(box.current, place);
  }, [place]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={words.labels.happened}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      popover="auto"
      className="sinceAll fl fl-told"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
      <PhaseEntries entries={entries} note={note} />
    </div>
  );
}

/** "6 Workshops". */
export function PhaseName({ phase }: { readonly phase: number }) {
  const { words } = useScene();
  return `${phase} ${words.phases[phase - 1]?.short ?? ''}`;
}

/** Under the name of each phase what it was for whom. */
export function PhaseEntries({ entries, note = '' }: Pick<ToldProps, 'entries' | 'note'>) {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes its order
    <div key={index} className="fl-phaseEntry">
      {entries[index - 1]?.phase !== entry.phase && (
        <h3>
          <PhaseName phase={entry.phase} /> <small>{note}</small>
        </h3>
      )}
      <Entry entry={entry} />
    </div>
  ));
}
