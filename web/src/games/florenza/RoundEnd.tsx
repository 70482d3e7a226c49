import type { GameEvent, SequenceEntry } from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { signOf } from './art.ts';
import { Sentence } from './Sentence.tsx';
import { playerName, useScene } from './scene.ts';

interface RoundEndProps {
  readonly entry: SequenceEntry;
}

/** R10  The three lines of a round's end: the icon and the event types of each. */
const LINES: readonly { readonly sign: string; readonly types: readonly GameEvent['type'][] }[] = [
  { sign: 'captain', types: ['captainNamed', 'noCaptain'] },
  { sign: 'mitre', types: ['bishopNamed', 'noBishop', 'cardinalNamed'] },
  { sign: signOf('order'), types: ['orderSet'] },
];

/** The new Captain and Bishop with explanations, and the turn order of the next round. */
export function RoundEnd({ entry: { items } }: RoundEndProps) {
  return (
    <ul className="florenza-roundEnd">
      {LINES.map(({ sign, types }) => (
        <li key={sign}>
          <Icon name={sign} />
          <span>
            {items
              .filter(({ event }) => types.includes(event.type))
              .map((item) => (
                <span key={item.event.type}>
                  <Sentence item={item} />{' '}
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The new Captain and Bishop in one line. */
export function NewOffices({ entry: { items } }: RoundEndProps) {
  const { words } = useScene();
  const events = items.map(({ event }) => event);
  const captain = events.find((event) => event.type === 'captainNamed');
  const bishop = events.find((event) => event.type === 'bishopNamed');
  return (
    <>
      <Office sign="captain" title={words.captain.title} seat={captain?.seat ?? null} />
      <Office sign="mitre" title={words.bishop.title} seat={bishop?.seat ?? null} />
    </>
  );
}

interface OfficeProps {
  readonly sign: string;
  readonly title: string;
  readonly seat: number | null;
}

function Office({ sign, title, seat }: OfficeProps) {
  const scene = useScene();
  return (
    <span className="florenza-office">
      <Icon name={sign} />
      <span className="unseen">{title}: </span>
      {seat !== null && <SeatShield seat={seat} />}
      {seat === null ? scene.words.labels.nobody : playerName(scene, seat)}
    </span>
  );
}
