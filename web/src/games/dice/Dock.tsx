import type { RefObject } from 'react';
import { FAMILY_NAMES } from '../../table/families.ts';
import { InHand } from './InHand.tsx';
import { Paper } from './pen.tsx';
import { Emblem, Offices } from './Sheet.tsx';
import { Supply } from './Supply.tsx';
import { familyOf, useScene } from './scene.ts';
import { Tracks } from './Tracks.tsx';

interface DockProps {
  readonly at: RefObject<HTMLDivElement | null>;
  /** False if the sheet shows the tracks. */
  readonly hasTracks: boolean;
}

/** The viewer's dock, always visible below the board: the resource or artist in hand, the supply and the tracks. */
export function Dock({ at, hasTracks }: DockProps) {
  const scene = useScene();
  const { me, seat, next } = scene;
  if (me === null || seat === null) return null;
  const sheet = { seat, player: me, isOwn: true, next };
  return (
    <div ref={at} className={`gameTable dice-dock family ${familyOf(scene, seat)}`}>
      <Paper>
        <div className="dice-own">
          <Whose seat={seat} />
          <InHand />
        </div>
        <Supply {...sheet} />
        {hasTracks && <Tracks {...sheet} />}
      </Paper>
    </div>
  );
}

function Whose({ seat }: { readonly seat: number }) {
  const scene = useScene();
  return (
    <h2 className="dice-whose">
      <Emblem seat={seat} />
      {FAMILY_NAMES[familyOf(scene, seat)]}
      <Offices seat={seat} />
    </h2>
  );
}
