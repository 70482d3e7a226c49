import type { GameEvent, SequenceEntry } from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { signOf } from './art.ts';
import { Sentence } from './Sentence.tsx';
import { playerName, useScene } from './scene.ts';
import { SeatShield } from './signs.tsx';

interface RoundEndProps {
  readonly entry: SequenceEntry;
}

/** R10  The three lines of a round's end: what stands in each, and its sign. */
const LINES: readonly { readonly sign: string; readonly types: readonly GameEvent['type'][] }[] = [
  { sign: 'captain', types: ['captainNamed', 'noCaptain'] },
  { sign: 'mitre', types: ['bishopNamed', 'noBishop', 'cardinalNamed'] },
  { sign: signOf('order'), types: ['orderSet'] },
];

/** Who became Captain and Bishop, and why, and in which order the next round is played. */
export function RoundEnd({ entry: { items } }: RoundEndProps) {
  return (
    <ul className="fl-roundEnd">
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

/** The same where there is one line for everything: the shields of both. */
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
    <span className="fl-office">
      <Icon name={sign} />
      <span className="unseen">{title}: </span>
      {seat !== null && <SeatShield seat={seat} />}
      {seat === null ? scene.words.labels.nobody : playerName(scene, seat)}
    </span>
  );
}
