import * as cardGame from '@signoria/card';
import { capital } from '@signoria/engine';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { drawingOf, iconOf } from './art.ts';
import { MarketTiles, Supply } from './Market.tsx';
import type { Scene } from './scene.ts';
import { playerName, useScene } from './scene.ts';

/** A copy of a location. */
interface LocationCopy {
  readonly location: cardGame.Location;
  readonly index: number;
  readonly isUsed: boolean;
  /** The player that used it; null if it is unused or the chronicle no longer lists the move. */
  readonly user: number | null;
}

type Effect = cardGame.Figures['locations'][cardGame.Location]['effect'];

const FIRST_LINE: readonly Effect[] = ['take'];
const SECOND_LINE: readonly Effect[] = ['sell', 'barter', 'captaincy'];

/**
 * Locations and market in three lines. The titles of the first two name what their locations do; large boards show only the
 * first effect of the second line.
 */
export function Locations() {
  const scene = useScene();
  const { words, figures } = scene;
  const others = copiesOf(scene, SECOND_LINE);
  const effects = new Set(others.map(({ location }) => figures.locations[location].effect));
  const [first = '', ...rest] = SECOND_LINE.filter((effect) => effects.has(effect)).map((effect) =>
    effect === 'sell' ? words.deeds.sell.name : words.verbs[`activate ${effect}`],
  );
  const prices = new Set(
    others.map(({ location }) => figures.locations[location].fiorini).filter((price) => price > 0),
  );
  const [price] = prices;
  const isOnePrice = prices.size === 1;
  return (
    <section className="card-places" data-part="locations">
      <Line title={capital(words.takeOne)} copies={copiesOf(scene, FIRST_LINE)} note={words.locationsNote} />
      <Line
        title={
          <>
            {capital(first)}
            {isOnePrice && (
              <small>
                {price}
                <Icon name="fiorino" className="icon compact" />
              </small>
            )}
            <span className="rest">{rest.map((verb) => ` · ${verb}`)}</span>
          </>
        }
        copies={others}
        note={words.locationsNote}
        isPriced={!isOnePrice}
      />
      <h3 title={words.marketNote}>{words.market}</h3>
      <div className="card-line">
        <MarketTiles />
        <Supply />
      </div>
    </section>
  );
}

interface LineProps {
  readonly title: ReactNode;
  readonly copies: readonly LocationCopy[];
  readonly note: string;
  readonly isPriced?: boolean;
}

function Line({ title, copies, note, isPriced = false }: LineProps) {
  return (
    <>
      <h3 title={note}>{title}</h3>
      <div className="card-line">
        {copies.map((copy) => (
          <LocationTile key={`${copy.location}-${copy.index}`} copy={copy} isPriced={isPriced} />
        ))}
      </div>
    </>
  );
}

interface TileProps {
  readonly copy: LocationCopy;
  readonly isPriced: boolean;
}

function LocationTile({ copy: { location, isUsed, user }, isPriced }: TileProps) {
  const scene = useScene();
  const { words, figures } = scene;
  const { name, effect, resource, fiorini } = figures.locations[location];
  const { explain } = scene.props.snapshot.text;
  const [says = ''] = explain(location, scene.props.snapshot.imagined).lines;
  const by = user === null ? words.used : `${words.used}: ${playerName(scene, user)}`;
  const icon = effect === 'captaincy' ? 'captain' : resource === null ? 'r-any' : iconOf(resource);
  return (
    <Point
      target={`location:${location}` satisfies cardGame.CardTarget}
      framed
      label={[name, says, ...(isUsed ? [by] : [])].join(', ')}
      className={`card-location ${effect} ${isUsed ? 'used' : ''}`}
      {...(isUsed ? { picked: false, reason: cardGame.LOCATION_USED } : {})}
    >
      <Icon name={drawingOf(location)} className="scene" />
      <Icon name={icon} />
      <b>{name}</b>
      {isPriced && effect === 'sell' && <small>{fiorini}</small>}
      {isUsed && user !== null && <SeatShield seat={user} className="seatShield user" extraSign="usedBy" />}
    </Point>
  );
}

/** Returns the copies of the locations with these effects. Of each location, used copies come first. */
function copiesOf(scene: Scene, effects: readonly Effect[]): readonly LocationCopy[] {
  const { figures, view } = scene;
  const all = cardGame.locationsInPlay(view);
  const sorted = effects.flatMap((effect) =>
    all.filter(({ location }) => figures.locations[location].effect === effect),
  );
  return sorted.flatMap(({ location, copies, used }) => {
    const users = usersOf(scene, location, used);
    return Array.from({ length: copies }, (_, index) => ({
      location,
      index,
      isUsed: index < used,
      user: users[index] ?? null,
    }));
  });
}

/**
 * Returns the players that used a location. Each copy is used once a round, so the latest `used` chronicle lines that
 * name the location belong to this round.
 */
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
