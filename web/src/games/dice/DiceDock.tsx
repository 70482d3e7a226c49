import type { RefObject } from 'react';
import { FAMILY_NAMES } from '../../table/families.ts';
import { Dock } from '../../tableKit/Dock.tsx';
import { InHand } from './InHand.tsx';
import { Paper } from './pen.tsx';
import { Emblem, Offices } from './Sheet.tsx';
import { Supply } from './Supply.tsx';
import { familyOf, useScene } from './scene.ts';
import { Tracks } from './Tracks.tsx';

interface DockProps {
  readonly ref: RefObject<HTMLElement | null>;
  /** False if the sheet shows the tracks. */
  readonly hasTracks: boolean;
}

/** The viewer's dock, always visible below the board: the resource or artist in hand, the supply and the tracks. */
export function DiceDock({ ref, hasTracks }: DockProps) {
  const { me, seat, next } = useScene();
  if (me === null || seat === null) return null;
  const sheet = { seat, player: me, isOwn: true, next };
  return (
    <Dock game="dice" ref={ref}>
      <Paper>
        <div className="dice-own">
          <Owner seat={seat} />
          <InHand />
        </div>
        <Supply {...sheet} />
        {hasTracks && <Tracks {...sheet} />}
      </Paper>
    </Dock>
  );
}

function Owner({ seat }: { readonly seat: number }) {
  const scene = useScene();
  return (
    <h2 className="dice-owner">
      <Emblem seat={seat} />
      {FAMILY_NAMES[familyOf(scene, seat)]}
      <Offices seat={seat} />
    </h2>
  );
}
