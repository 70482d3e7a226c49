import type { SequenceEntry } from '@signoria/florenza';
import { netOf } from '@signoria/florenza';
import { useRef, useState } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { Entry } from './Entry.tsx';
import { EventsPopover, PhaseEntries, PhaseName } from './EventsPopover.tsx';
import { Changes } from './Outcome.tsx';
import { NewOffices } from './RoundEnd.tsx';
import { Sentence } from './Sentence.tsx';
import { useScene } from './scene.ts';
import { OFFICES_PHASE, useSequence } from './useSequence.ts';

/** A playback of automatic events, one entry at a time. A button opens all of them in a popover. */
export function Sequence() {
  const scene = useScene();
  const { sequence, close } = useSequence(scene);
  const { say } = useWords();
  const { labels } = scene.words;
  const [listed, setListed] = useState<readonly SequenceEntry[] | null>(null);
  const panel = useRef<HTMLElement>(null);
  const shown = sequence?.place === null ? undefined : sequence?.entries[sequence.place];
  return (
    <div className="gameTable game-florenza" role="status">
      {sequence !== null && (
        <section ref={panel} className="florenza-sequence" aria-label={labels.happened}>
          <header>
            <h3>{shown === undefined ? labels.happened : <PhaseName phase={shown.phase} />}</h3>
            {sequence.place !== null && <small>{labels.stepOf(sequence.place + 1, sequence.entries.length)}</small>}
            <button type="button" className="read" onClick={() => setListed(sequence.entries)}>
              {labels.readAll}
            </button>
            <button type="button" className="close" aria-label={say('explain.close')} onClick={close}>
              ×
            </button>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
          <div className="entries" tabIndex={0}>
            {shown === undefined ? <PhaseEntries entries={sequence.entries} /> : <Entry entry={shown} />}
          </div>
          <Brief entries={shown === undefined ? sequence.entries : [shown]} />
        </section>
      )}
      {listed !== null && <EventsPopover place={panel.current} entries={listed} onClose={() => setListed(null)} />}
    </div>
  );
}

/** A one-line summary: the new offices if the entries contain them, else the net change or the events of the last entry. */
function Brief({ entries }: { readonly entries: readonly SequenceEntry[] }) {
  const entry = entries.find(({ phase }) => phase === OFFICES_PHASE) ?? entries.at(-1);
  if (entry === undefined) return null;
  if (entry.phase === OFFICES_PHASE)
    return (
      <p className="brief">
        <NewOffices entry={entry} />
      </p>
    );
  const net = netOf(entry);
  const isInWords = Object.keys(net).length === 0;
  return (
    <p className="brief">
      {entry.seat === null ? <Icon name="lily" className="seatShield" /> : <SeatShield seat={entry.seat} />}
      {isInWords ? (
        entry.items.map((item) => <Sentence key={item.event.type} item={item} />)
      ) : (
        <span className="outcome florenza-outcome">
          <Changes changes={net} />
        </span>
      )}
    </p>
  );
}
