import type { RefObject } from 'react';
import { Shield } from '../../shell/Icon.tsx';
import { FAMILY_NAMES } from '../../table/families.ts';
import { InHand } from './InHand.tsx';
import { Circle, Paper } from './pen.tsx';
import { Offices } from './Sheet.tsx';
import { Supply } from './Supply.tsx';
import { familyOf, useScene } from './scene.ts';
import { Tracks } from './Tracks.tsx';

interface DockProps {
  readonly at: RefObject<HTMLDivElement | null>;
  /** Elsewhere they stand on the sheet. */
  readonly hasTracks: boolean;
}

/** Below the board, whatever is asked: what is being placed, what can be spent and the own tracks. */
export function Dock({ at, hasTracks }: DockProps) {
  const scene = useScene();
  const { me, seat, next } = scene;
  if (me === null || seat === null) return null;
  const sheet = { seat, player: me, isOwn: true, next };
  return (
    <div ref={at} className={`gameTable dg-dock fam ${familyOf(scene, seat)}`}>
      <Paper>
        <div className="dg-own">
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
  const { table, words } = scene;
  const family = familyOf(scene, seat);
  return (
    <h2 className="dg-whose">
      <span className="dg-emblem">
        <Shield family={family} />
        {table.firstPlayer === seat && (
          <>
            <Circle />
            <span className="unseen">{words.brief.firstPlayer}</span>
          </>
        )}
      </span>
      {FAMILY_NAMES[family]}
      <Offices seat={seat} />
    </h2>
  );
}
