import { at } from '@signoria/engine';
import * as florenza from '@signoria/florenza';
import { AfterPaint } from '../../shell/AfterPaint.tsx';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { drawingOf } from './art.ts';
import type { Scene } from './scene.ts';
import { amountsInWords, useScene } from './scene.ts';
import { Goods } from './signs.tsx';
import { signOfTile, Use, usesInWords } from './WorkshopSpace.tsx';

/**
 * The workshops on offer, as an overlay on the city while the viewer chooses one. They are rendered in a later frame than
 * the question, because their layout takes as long as that of the city.
 */
export function Tiles() {
  return isChoosing(useScene()) ? (
    <AfterPaint>
      <Offer />
    </AfterPaint>
  ) : null;
}

function Offer() {
  const scene = useScene();
  const { words } = scene;
  return (
    <section className="florenza-tiles" data-part="tiles">
      <header>
        <h2>{words.labels.supply}</h2>
      </header>
      <div className="list">
        {florenza.WORKSHOP_IDS.filter((workshop) => isShown(scene, workshop)).map((workshop) => (
          <Tile key={workshop} workshop={workshop} />
        ))}
      </div>
    </section>
  );
}

/** True if the viewer chooses a workshop from the supply: all moves that are left build one, or one of them is chosen. */
function isChoosing({ step, props }: Scene): boolean {
  if (props.snapshot.moves.length === 0) return false;
  const left = props.candidates as readonly florenza.Move[];
  return step?.ask === 'opening' || props.chosenTargets.has('deed:build') || left.every((move) => move.do === 'build');
}

/** R1.8  True if the workshop is on offer. At the start only twelve are. */
function isShown({ step, table, figures }: Scene, workshop: florenza.Workshop): boolean {
  if (at(table.supply, florenza.WORKSHOP_IDS.indexOf(workshop)) === 0) return false;
  return step?.ask !== 'opening' || figures.workshops[workshop].isOpening;
}

function Tile({ workshop }: { readonly workshop: florenza.Workshop }) {
  const scene = useScene();
  const { figures, table, words, step, me } = scene;
  const { name, cost, reward, kind } = figures.workshops[workshop];
  const left = at(table.supply, florenza.WORKSHOP_IDS.indexOf(workshop));
  const isFree = step?.ask === 'opening';
  const missing = me === null ? [] : florenza.GOODS.filter((good) => cost[good] > me.goods[good]);
  return (
    <Point
      target={`workshop:${workshop}` satisfies florenza.FlorenzaTarget}
      framed
      label={tileInWords(scene, workshop)}
      className={`florenza-tile ${kind}`}
    >
      <Icon name={drawingOf(workshop)} className="florenza-tileDrawing" />
      <span className="name">
        <b data-sign={signOfTile(kind, true)}>{name}</b>
        <small>{words.glosses[workshop]}</small>
      </span>
      {!isFree && <Goods goods={cost} missing={missing} />}
      <span className="does">
        <Use workshop={workshop} />
      </span>
      <span className="foot">
        {reward.prestige > 0 && !isFree && <Goods goods={{ prestige: reward.prestige }} />}
        {left > 1 && !isFree && <small data-sign="copies">×{left}</small>}
      </span>
    </Point>
  );
}

function tileInWords(scene: Scene, workshop: florenza.Workshop): string {
  const { figures, words, table, step } = scene;
  const { labels } = words;
  const { name, cost, pay, gain, income } = figures.workshops[workshop];
  return [
    name,
    words.glosses[workshop],
    step?.ask === 'opening' ? '' : words.cost(amountsInWords(scene, cost)),
    ...usesInWords(scene, { pay, gain, income }),
    labels.left(at(table.supply, florenza.WORKSHOP_IDS.indexOf(workshop))),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
