import type { SequenceEntry, SequenceItem } from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { labelOfEvent } from './eventLabels.ts';
import { Changes } from './Outcome.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { Sentence } from './Sentence.tsx';
import { playerName, useScene } from './scene.ts';
import { OFFICES_PHASE } from './useSequence.ts';

interface EntryProps {
  readonly entry: SequenceEntry;
}

/** The events of a phase for one family, or for all families. */
export function Entry({ entry }: EntryProps) {
  const scene = useScene();
  const { phase, seat, items } = entry;
  if (phase === OFFICES_PHASE) return <RoundEnd entry={entry} />;
  return (
    <section className="florenza-entry">
      <h4>
        {seat === null ? <Icon name="lily" className="seatShield" /> : <SeatShield seat={seat} />}
        {seat === null ? scene.words.labels.everyone : playerName(scene, seat)}
      </h4>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: past events keep their order
          <Item key={index} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** An event: its source or purpose, the payment and the gain. An event without source and purpose is a sentence. */
function Item({ item }: { readonly item: SequenceItem }) {
  const scene = useScene();
  const { event, paid, gained } = item;
  const label = labelOfEvent(scene, event);
  if (label === null)
    return (
      <li>
        <Sentence item={item} />
      </li>
    );
  const isFailed = event.type === 'buildingFailed' || event.type === 'artworkFailed';
  return (
    <li className={`florenza-item ${isFailed ? 'failed' : ''}`}>
      <span className="what">
        {label.name} {label.note !== '' && <small>{label.note}</small>}
      </span>
      <span className="outcome florenza-outcome">
        <Changes changes={paid} sign={-1} />
        <Changes changes={gained} />
      </span>
    </li>
  );
}
