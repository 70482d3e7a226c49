import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Point } from '../../table/Point.tsx';
import { markOf } from './art.ts';
import { NextCost } from './Costs.tsx';
import { Aim, Goals, goalsInWords } from './Goals.tsx';
import { SheetOpener } from './PlanSheet.tsx';
import type { Scene } from './scene.ts';
import { colourName, useScene } from './scene.ts';

/** The viewer's towers, and the target for a new one. */
export function Site({ me, seat }: { readonly me: firenze.Player; readonly seat: number }) {
  const { words } = useScene();
  const { labels, components } = words;
  return (
    <div className="firenze-site">
      <div className="firenze-head">
        <h2>{labels.site}</h2>
        <small>{labels.siteNote}</small>
        <SheetOpener />
      </div>
      <div className="firenze-ground">
        {me.towers.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the tower
          <OwnTower key={place} towers={me.towers} place={place} />
        ))}
        <Point
          target={'deed:found' satisfies firenze.FirenzeTarget}
          about="construction"
          label={`${labels.newTower}, ${components.construction}`}
          className="firenze-new"
        >
          <span data-sign="newTower">+</span>
          <small>{labels.newTower}</small>
        </Point>
        <NextCost seat={seat} />
        <SheetOpener />
      </div>
    </div>
  );
}

interface TowerProps {
  readonly towers: readonly firenze.Tower[];
  readonly place: number;
}

function OwnTower({ towers, place }: TowerProps) {
  const scene = useScene();
  const { table, seat, props } = scene;
  const tower = towers[place];
  if (tower === undefined) return null;
  const named = firenze.namedPlace(towers, place);
  const target: firenze.FirenzeTarget = `tower:${named}`;
  const { colour, height, due } = tower;
  const isRaised = !due && table.active === seat;
  const isFalling = due && table.active === seat;
  return (
    <Point
      target={target}
      id={colour}
      label={labelOf(scene, tower)}
      className={`firenze-own ${colour} ${isRaised ? 'raised' : ''} ${isFalling ? 'due' : ''}`}
      picked={named === place && isPicked(props, target)}
    >
      <b className="height" data-sign={isRaised ? 'raised' : isFalling ? 'tearDown' : 'height'}>
        {height}
        <Aim tower={tower} />
      </b>
      {Array.from({ length: height }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bricks never change places
        <i key={index} className="layer">
          <Icon name={markOf(colour)} className="" />
        </i>
      ))}
      <Goals tower={tower} />
    </Point>
  );
}

function labelOf(scene: Scene, tower: firenze.Tower): string {
  const { words, table, seat } = scene;
  const { labels } = words;
  const now = tower.due ? labels.falls : labels.raised;
  return [
    colourName(scene, tower.colour),
    words.levels(tower.height),
    ...(table.active === seat ? [now] : []),
    goalsInWords(scene, tower),
  ].join(', ');
}
