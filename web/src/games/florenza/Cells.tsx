import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { memo } from 'react';
import { isPicked, Point } from '../../table/Point.tsx';
import { useEnlarge } from './enlarging.ts';
import { useScene, useSceneBase } from './scene.ts';
import { GainSign, SeatWorker } from './signs.tsx';
import { signOfTile, workshopSpaceInWords } from './WorkshopSpace.tsx';

/**
 * A small version of a district: the yield of each workshop and its worker. While a worker is to be placed, workshops
 * show their names.
 */
export function Cells({ seat }: { readonly seat: number }) {
  const { table, props, step } = useSceneBase();
  const isAsked = step?.ask === 'place' && props.snapshot.moves.length > 0;
  const { spaces } = at(table.players, seat);
  return (
    <div className={`florenza-cells ${isAsked ? 'withNames' : ''}`}>
      {spaces.map((_, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the space
        <Cell key={space} seat={seat} space={space} />
      ))}
    </div>
  );
}

function Cell({ seat, space }: { readonly seat: number; readonly space: number }) {
  const scene = useScene();
  const enlarge = useEnlarge();
  const { table, figures, props } = scene;
  const placed = at(at(table.players, seat).spaces, space);
  if (placed === null) return <span className="florenza-cell empty" data-sign="emptySpace" />;
  const { workshop, isBuilt, worker } = placed;
  const { kind } = figures.workshops[workshop];
  const target: florenza.FlorenzaTarget = `space:${seat} ${space}`;
  const isOpen = props.legal.has(target) || isPicked(props, target);
  return (
    <Point
      target={target}
      id={workshop}
      {...(isOpen ? {} : { plain: true, onPoint: () => enlarge(seat) })}
      minor
      label={workshopSpaceInWords(scene, seat, space)}
      className={`florenza-cell ${kind} ${isBuilt ? '' : 'rising'}`}
    >
      <Held workshop={workshop} isBuilt={isBuilt} />
      {worker !== null && <SeatWorker seat={worker} />}
    </Point>
  );
}

interface HeldProps {
  readonly workshop: florenza.Workshop;
  readonly isBuilt: boolean;
}

const Held = memo(({ workshop, isBuilt }: HeldProps) => {
  const { name, kind, gain, income } = useSceneBase().figures.workshops[workshop];
  return (
    <span className="holds">
      <Brief gains={kind === 'residence' ? income : gain} />
      <span className="name" lang="it" data-sign={signOfTile(kind, isBuilt)}>
        {name}
      </span>
    </span>
  );
});

/** Up to two gains of a workshop. Amounts of fiorini are omitted, because they do not fit. */
function Brief({ gains }: { readonly gains: florenza.Gains }) {
  return (
    <span className="brief">
      {florenza.GAINS.filter((gain) => gains[gain] > 0)
        .slice(0, 2)
        .map((gain) => (
          <span key={gain}>
            {gains[gain] > 1 && gain !== 'fiorini' && gains[gain]}
            <GainSign gain={gain} />
          </span>
        ))}
    </span>
  );
}
