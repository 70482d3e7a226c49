import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Point } from '../../table/Point.tsx';
import { markOf } from './art.ts';
import type { Scene } from './scene.ts';
import { colourName, useScene } from './scene.ts';

/** The own towers, growing brick by brick, and room for a new one. */
export function Site({ me }: { readonly me: firenze.Player }) {
  const { words } = useScene();
  const { labels, components } = words;
  return (
    <div className="fz-site">
      <div className="fz-head">
        <h2>{labels.site}</h2>
        <small>{labels.siteNote}</small>
      </div>
      <div className="fz-ground">
        {me.towers.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: towers are named by their place
          <OwnTower key={place} towers={me.towers} place={place} />
        ))}
        <Point
          target={'deed:found' satisfies firenze.FirenzeTarget}
          about="construction"
          label={`${labels.newTower}, ${components.construction}`}
          className="fz-new"
        >
          +<small>{labels.newTower}</small>
        </Point>
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
  const { table, seat, view, props } = scene;
  const tower = towers[place];
  if (tower === undefined) return null;
  const named = firenze.namedPlace(towers, place);
  const target: firenze.FirenzeTarget = `tower:${named}`;
  const { colour, height, due } = tower;
  const isToday = !due && table.active === seat;
  const goals = firenze.canBecome(view, tower).map(({ level }) => level);
  return (
    <Point
      target={target}
      id={colour}
      label={labelOf(scene, tower, isToday, goals)}
      className={`fz-own ${colour} ${isToday ? 'today' : ''} ${due && table.active === seat ? 'due' : ''}`}
      picked={named === place && isPicked(props, target)}
    >
      <b className="height">{height}</b>
      {Array.from({ length: height }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bricks never change places
        <i key={index} className="layer">
          <Icon name={markOf(colour)} className="" />
        </i>
      ))}
      <small className="goals">{goals.length === 0 ? '–' : goals.join(' ')}</small>
    </Point>
  );
}

function labelOf(scene: Scene, { colour, height, due }: firenze.Tower, isToday: boolean, goals: readonly number[]) {
  const { words, table, seat } = scene;
  const { labels } = words;
  return [
    colourName(scene, colour),
    words.levels(height),
    ...(isToday ? [labels.raised] : due && table.active === seat ? [labels.falls] : []),
    goals.length === 0 ? labels.nothingLeft : labels.canBecome(goals.join(', ')),
  ].join(', ');
}
