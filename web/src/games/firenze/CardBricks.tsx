import * as firenze from '@signoria/firenze';
import { Point } from '../../table/Point.tsx';
import type { Scene } from './scene.ts';
import { colourName, useScene } from './scene.ts';
import { Brick } from './signs.tsx';

/** The number of bricks that fit side by side. Above it, each colour shows one brick and a count. */
const SINGLY = 6;

interface BricksProps {
  readonly place: number;
  readonly bricks: Readonly<firenze.Bricks>;
  readonly price: string;
}

/** The bricks on a card of the row. They are taken with the card, exchanged or swapped. */
export function CardBricks({ place, bricks, price }: BricksProps) {
  const colours = firenze.COLOURS.filter((colour) => bricks[colour] > 0);
  const singly = firenze.countBricks(bricks) <= SINGLY;
  return (
    <div className="firenze-strip">
      {colours.map((colour) => (
        <ColourOnCard key={colour} place={place} colour={colour} count={bricks[colour]} singly={singly} />
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
  readonly singly: boolean;
}

function ColourOnCard({ place, colour, count, singly }: ColourProps) {
  const scene = useScene();
  const { words, props } = scene;
  const target: firenze.FirenzeTarget = `brick:${colour}`;
  const card: firenze.FirenzeTarget = `row:${place}`;
  const isHere = isTakenFrom(scene, place);
  return (
    <Point
      target={target}
      minor
      label={`${count} ${colourName(scene, colour)}`}
      extraSign={singly ? undefined : 'onCard'}
      className={`firenze-lying ${singly ? '' : 'counted'}`}
      legal={isHere && isOpen(scene, place, colour)}
      picked={isHere && props.chosenTargets.has(target)}
      wish={{ do: 'exchange', place, colour } satisfies firenze.Move}
      onPoint={() => (scene.step?.ask === 'swap' ? props.onPoint(target) : props.onPoint(card, target))}
    >
      {!singly && <b>{count}</b>}
      {Array.from({ length: singly ? count : 1 }, (_, index) => index).map((brick) => (
        <Brick key={brick} colour={colour} />
      ))}
      <span className="unseen">{words.space(place + 1)}</span>
    </Point>
  );
}

/** True if bricks of this card can be selected. A swap is limited to one card, a chosen move to its own card. */
function isTakenFrom({ step, props }: Scene, place: number): boolean {
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
