import { at } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Named, Point } from '../../table/Point.tsx';
import { SeatLine, SeatList } from '../../tableKit/Seats.tsx';
import { markOf } from './art.ts';
import { colourName, useScene } from './scene.ts';
import { Mark } from './signs.tsx';

/** All players in turn order: points, storehouse, site, cards and seals. */
export function Seats() {
  const { table, words } = useScene();
  const { length } = table.players;
  const order = table.players.map((_, index) => (table.first + index) % length);
  return (
    <SeatList endText={words.labels.turnOrder}>
      {order.map((seat) => (
        <SeatLine key={seat} seat={seat} acting={words.labels.acting} isTarget>
          <SeatStore seat={seat} />
          <SeatSite seat={seat} />
        </SeatLine>
      ))}
    </SeatList>
  );
}

interface SeatProps {
  readonly seat: number;
}

function SeatStore({ seat }: SeatProps) {
  const scene = useScene();
  const { table, words, seat: own } = scene;
  const { store } = at(table.players, seat);
  const colours = firenze.COLOURS.filter((colour) => store[colour] > 0);
  return (
    <div className="seatFacts" data-extra-sign="held">
      <span>{words.labels.store}</span>
      {colours.map((colour) =>
        seat === own ? (
          <span
            key={colour}
            className="firenze-storeCount"
            role="img"
            aria-label={`${store[colour]} ${colourName(scene, colour)}`}
          >
            <Mark colour={colour} />
            {store[colour]}
          </span>
        ) : (
          <Point
            key={colour}
            target={`theirs:${seat} ${colour}` satisfies firenze.FirenzeTarget}
            id={colour}
            minor
            label={`${store[colour]} ${colourName(scene, colour)}`}
            className="firenze-storeCount"
          >
            <Mark colour={colour} />
            {store[colour]}
          </Point>
        ),
      )}
      {colours.length === 0 && <span>–</span>}
    </div>
  );
}

/** A small version of the site, with cards and seals. */
function SeatSite({ seat }: SeatProps) {
  const scene = useScene();
  const { table, words, view } = scene;
  const { towers, hand, buildings } = at(table.players, seat);
  return (
    <div className="firenze-smallSite">
      <div className="towers">
        {towers.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the tower
          <SmallTower key={place} seat={seat} towers={towers} place={place} />
        ))}
        {towers.length === 0 && <span className="none">{words.labels.noTowers}</span>}
      </div>
      <p>
        {[...buildings, ...hand].map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand can hold two of the same card
          <Named key={`${card}-${index}`} id={card}>
            {words.cardNames[card]}
          </Named>
        ))}
        <b data-sign="sealsLeft">{words.labels.sealsLeft(firenze.sealsOf(view, seat).left)}</b>
      </p>
    </div>
  );
}

interface TowerProps extends SeatProps {
  readonly towers: readonly firenze.Tower[];
  readonly place: number;
}

function SmallTower({ seat, towers, place }: TowerProps) {
  const scene = useScene();
  const { words, props } = scene;
  const { colour, height } = at(towers, place);
  const named = firenze.namedPlace(towers, place);
  const target: firenze.FirenzeTarget = `theirTower:${seat} ${named}`;
  const drawn = (
    <>
      <b data-sign="height">{height}</b>
      {Array.from({ length: height - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bricks never change places
        <i key={index} />
      ))}
      <i className="foot">
        <Icon name={markOf(colour)} className="" />
      </i>
    </>
  );
  return (
    <Point
      target={target}
      id={colour}
      minor
      label={`${colourName(scene, colour)}, ${words.levels(height)}`}
      className={`firenze-smallTower ${colour}`}
      picked={named === place && isPicked(props, target)}
    >
      {drawn}
    </Point>
  );
}
