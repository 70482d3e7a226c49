import { at } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { Named, Point } from '../../table/Point.tsx';
import { signed } from '../../tableKit/signs.tsx';
import { Costs } from './Costs.tsx';
import type { Scene } from './scene.ts';
import { colourName, useScene } from './scene.ts';
import { Brick } from './signs.tsx';

/** The maximum number of bricks drawn per pile. The count is shown below. */
const MOST_IN_PILE = 5;

/** The viewer's bricks, one pile per colour, and the construction cost of this turn. */
export function Storehouse({ seat }: { readonly seat: number }) {
  const { view, words } = useScene();
  const { bricks, brickLimit, tooManyBricks } = firenze.limitsOf(view, seat);
  return (
    <div className="firenze-store">
      <div className="firenze-head">
        <h2>
          <Named id="storehouse" />
        </h2>
        <small className={tooManyBricks > 0 ? 'over' : ''} data-sign="limit">
          {words.labels.of(bricks, brickLimit)}
        </small>
      </div>
      <div className="firenze-piles" data-extra-sign="held">
        {firenze.COLOURS.map((colour) => (
          <Pile key={colour} seat={seat} colour={colour} />
        ))}
      </div>
      <Costs seat={seat} />
    </div>
  );
}

interface PileProps {
  readonly seat: number;
  readonly colour: firenze.Colour;
}

function Pile({ seat, colour }: PileProps) {
  const scene = useScene();
  const { table, outcome } = scene;
  const count = at(table.players, seat).store[colour];
  const change = outcome?.bricks[colour] ?? 0;
  return (
    <Point
      target={`store:${colour}` satisfies firenze.FirenzeTarget}
      label={`${count} ${colourName(scene, colour)}${change === 0 ? '' : ` (${signed(change)})`}`}
      className={`firenze-pile ${count === 0 ? 'none' : ''}`}
      onto={raisedWith(scene, colour)}
    >
      <span className="bricks">
        {Array.from({ length: Math.max(1, Math.min(MOST_IN_PILE, count)) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bricks of a pile are interchangeable
          <Brick key={index} colour={colour} />
        ))}
      </span>
      <b data-sign={colour}>{count}</b>
      <em className={change < 0 ? 'minus' : 'plus'} data-sign="change">
        {change !== 0 && signed(change)}
      </em>
    </Point>
  );
}

/** Returns the viewer's towers on which a brick of this colour can be laid now. */
function raisedWith({ me, props }: Scene, colour: firenze.Colour): readonly firenze.FirenzeTarget[] {
  const towers = me?.towers ?? [];
  return towers
    .flatMap((tower, place): firenze.FirenzeTarget[] => (tower.colour === colour ? [`tower:${place}`] : []))
    .filter((target) => props.legal.has(target));
}
