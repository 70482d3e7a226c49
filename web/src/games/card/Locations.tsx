import * as cardGame from '@signoria/card';
import type { CSSProperties } from 'react';
import { Point } from '../../table/Point.tsx';
import { Head } from '../../table/signs.tsx';
import { drawingOf, iconOf } from './art.ts';
import type { Scene } from './scene.ts';
import { playerName, useScene } from './scene.ts';
import { Icon, Shield } from './signs.tsx';

interface Place {
  readonly location: cardGame.Location;
  readonly copy: number;
  readonly isUsed: boolean;
  /** Who used it, where the chronicle still tells. */
  readonly user: number | null;
}

const ORDER = ['take', 'captaincy', 'sell', 'barter'] as const;

export function Locations() {
  const scene = useScene();
  const places = placesOf(scene);
  const firstRow = places.filter(({ location }) =>
    ['take', 'captaincy'].includes(scene.figures.locations[location].effect),
  );
  return (
    <section className="cg-blk" data-part="locations">
      <Head title={scene.words.locations} aside={scene.words.locationsNote} />
      <div className="cg-locs" style={{ '--cols': firstRow.length } as CSSProperties}>
        {places.map((place) => (
          <LocationTile key={`${place.location}-${place.copy}`} place={place} />
        ))}
      </div>
    </section>
  );
}

function LocationTile({ place: { location, isUsed, user } }: { readonly place: Place }) {
  const scene = useScene();
  const { words, figures } = scene;
  const { name } = figures.locations[location];
  const { explain } = scene.props.snapshot.text;
  const [effect = ''] = explain(location, scene.props.snapshot.imagined).lines;
  const by = user === null ? words.used : `${words.used}: ${playerName(scene, user)}`;
  return (
    <Point
      target={`location:${location}` satisfies cardGame.CardTarget}
      framed
      label={[name, effect, ...(isUsed ? [by] : [])].join(', ')}
      className={`cg-loc ${isUsed ? 'used' : ''}`}
      {...(isUsed ? { picked: false, reason: cardGame.LOCATION_USED } : {})}
    >
      <Icon of={drawingOf(location)} className="scene" />
      <b>{name}</b>
      <LocationEffect location={location} />
      {isUsed && user !== null && <Shield seat={user} className="cg-sh user" />}
    </Point>
  );
}

function LocationEffect({ location }: { readonly location: cardGame.Location }) {
  const { words, figures } = useScene();
  const { effect, resource, fiorini } = figures.locations[location];
  if (effect === 'captaincy' || (resource === null && effect !== 'barter')) {
    return (
      <span className="e">
        <Icon of="captain" size="sm" />
        {words.captaincy}
      </span>
    );
  }
  if (effect === 'barter' || resource === null) {
    return (
      <span className="e">
        {words.swapOne} <Icon of="r-any" size="sm" />
      </span>
    );
  }
  return effect === 'take' ? (
    <span className="e">
      {words.takeOne} <Icon of={iconOf(resource)} size="sm" />
    </span>
  ) : (
    <span className="e">
      <Icon of={iconOf(resource)} size="sm" /> →&nbsp;{fiorini} <Icon of="fiorino" size="sm" />
    </span>
  );
}

/** Used ones first among equals, in two rows: what gives, then what takes. */
function placesOf(scene: Scene): readonly Place[] {
  const { figures, view } = scene;
  const all = cardGame.locationsInPlay(view);
  const sorted = ORDER.flatMap((effect) => all.filter(({ location }) => figures.locations[location].effect === effect));
  return sorted.flatMap(({ location, copies, used }) => {
    const users = usersOf(scene, location, used);
    return Array.from({ length: copies }, (_, copy) => ({
      location,
      copy,
      isUsed: copy < used,
      user: users[copy] ?? null,
    }));
  });
}

/** The latest decisions that name the location are those of this round. */
function usersOf(scene: Scene, location: string, used: number): readonly (number | null)[] {
  if (used === 0) return [];
  const { chronicle } = scene.props.snapshot;
  return chronicle
    .filter(
      ({ seat, words }) => seat !== null && words.some((piece) => typeof piece !== 'string' && piece.of === location),
    )
    .sort((one, other) => other.version - one.version)
    .slice(0, used)
    .map(({ seat }) => seat)
    .reverse();
}
