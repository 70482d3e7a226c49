import * as firenze from '@signoria/firenze';
import { Point } from '../../table/Point.tsx';
import type { Scene } from './scene.ts';
import { colourName, useScene } from './scene.ts';
import { Brick } from './signs.tsx';

/** The most bricks that fit side by side. Of more, each colour shows one brick and a count. */
const MOST_SIDE_BY_SIDE = 6;

interface BricksProps {
  readonly place: number;
  readonly bricks: Readonly<firenze.Bricks>;
  readonly price: string;
}

/** The bricks on a card of the row. They are taken with the card, exchanged or swapped. */
export function CardBricks({ place, bricks, price }: BricksProps) {
  const colours = firenze.COLOURS.filter((colour) => bricks[colour] > 0);
  const isCounted = firenze.countBricks(bricks) > MOST_SIDE_BY_SIDE;
  return (
    <div className="firenze-strip">
      {colours.map((colour) => (
        <ColourOnCard key={colour} place={place} colour={colour} count={bricks[colour]} isCounted={isCounted} />
      ))}
      <span className="price" data-sign="price">
        {price}
      </span>
    </div>
  );
}

interface ColourProps {
  readonly place: number;
  readonly colour: firenze.Colour;
  readonly count: number;
  /** True to show one brick and the count instead of all bricks. */
  readonly isCounted: boolean;
}

function ColourOnCard({ place, colour, count, isCounted }: ColourProps) {
  const scene = useScene();
  const { words, props } = scene;
  const target: firenze.FirenzeTarget = `brick:${colour}`;
  const card: firenze.FirenzeTarget = `row:${place}`;
  const isHere = isCardOpen(scene, place);
  return (
    <Point
      target={target}
      minor
      label={`${count} ${colourName(scene, colour)}`}
      extraSign={isCounted ? 'onCard' : undefined}
      className={`firenze-cardBricks ${isCounted ? 'counted' : ''}`}
      legal={isHere && isOpen(scene, place, colour)}
      picked={isHere && props.chosenTargets.has(target)}
      wish={{ do: 'exchange', place, colour } satisfies firenze.Move}
      onPoint={() => (scene.step?.ask === 'swap' ? props.onPoint(target) : props.onPoint(card, target))}
    >
      {isCounted && <b>{count}</b>}
      {Array.from({ length: isCounted ? 1 : count }, (_, index) => index).map((brick) => (
        <Brick key={brick} colour={colour} />
      ))}
      <span className="unseen">{words.space(place + 1)}</span>
    </Point>
  );
}

/** True if bricks of this card can be selected. A swap is limited to one card, a chosen move to its own card. */
function isCardOpen({ step, props }: Scene, place: number): boolean {
  if (step?.ask === 'swap') return step.place === place;
  return props.chosen === null || props.chosenTargets.has(`row:${place}` satisfies firenze.FirenzeTarget);
}

function isOpen({ moves }: Scene, place: number, colour: firenze.Colour): boolean {
  return moves.some((move) =>
    move.do === 'swap'
      ? move.take === colour
      : move.do === 'exchange' && move.place === place && move.colour === colour,
  );
}
