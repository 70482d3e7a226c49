import { at, numeral } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import type { CSSProperties } from 'react';
import { SeatShield } from '../../tableKit/signs.tsx';
import { Enlarge } from './Enlarge.tsx';
import { playerName, useSceneBase } from './scene.ts';

/** The tracks of prestige and influence, up to the leading player. */
export function Tracks() {
  const { words } = useSceneBase();
  return (
    <div className="florenza-tracks">
      <Track of="prestige" name={words.labels.prestige} from={florenza.LOWEST_PRESTIGE} />
      <Track of="influence" name={words.labels.influence} from={0} />
      <Enlarge area="tracks" />
    </div>
  );
}

/** The minimum number of spaces shown. */
const SPACES = 11;

interface TrackProps {
  readonly of: 'prestige' | 'influence';
  readonly name: string;
  readonly from: number;
}

function Track({ of, name, from }: TrackProps) {
  const scene = useSceneBase();
  const { table } = scene;
  const marks = table.players.map((player) => player[of]);
  const last = Math.max(from + SPACES - 1, ...marks);
  const spaces = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  const positions = table.order.map((seat) => `${playerName(scene, seat)} ${numeral(at(marks, seat))}`).join(', ');
  return (
    <div
      className="florenza-track"
      data-sign={of}
      role="img"
      aria-label={`${name}: ${positions}`}
      style={{ '--spaces': spaces.length } as CSSProperties}
    >
      <b>{name}</b>
      {spaces.map((number) => (
        <i key={number} className={number === from || number % 5 === 0 ? 'numbered' : ''}>
          {table.order
            .filter((seat) => marks[seat] === number)
            .map((seat) => (
              <SeatShield key={seat} seat={seat} />
            ))}
          <small>{numeral(number)}</small>
        </i>
      ))}
    </div>
  );
}
