import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Point } from '../../table/Point.tsx';
import { markOf } from './art.ts';
import { NextCost } from './Costs.tsx';
import type { Scene } from './scene.ts';
import { colourName, useScene } from './scene.ts';

/** The own towers, growing brick by brick, and room for a new one. */
export function Site({ me, seat }: { readonly me: firenze.Player; readonly seat: number }) {
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
        <NextCost seat={seat} />
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
  const isFalling = due && table.active === seat;
  const goals = firenze.canBecome(view, tower).map(({ level }) => level);
  return (
    <Point
      target={target}
      id={colour}
      label={labelOf(scene, tower, isToday, goals)}
      className={`fz-own ${colour} ${isToday ? 'today' : ''} ${isFalling ? 'due' : ''}`}
      picked={named === place && isPicked(props, target)}
    >
      <b className="height">
        {height}
        <small className="aim">{aimOf(height, goals)}</small>
      </b>
      {Array.from({ length: height }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bricks never change places
        <i key={index} className="layer">
          <Icon name={markOf(colour)} className="" />
        </i>
      ))}
      <small className="goals">{inRuns(goals)}</small>
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

/** Where there is no room for all of them: the next height at which it can be sealed. */
function aimOf(height: number, goals: readonly number[]): string {
  const [next] = goals;
  if (next === undefined) return ' –';
  return next === height ? '' : `→${next}`;
}

/** "3 5–8": from three in a row only the ends. */
function inRuns(levels: readonly number[]): string {
  const isBetween = (level: number) => levels.includes(level - 1) && levels.includes(level + 1);
  const shown = levels.map((level) => (isBetween(level) ? '–' : String(level)));
  return shown.length === 0 ? '–' : shown.join(' ').replace(/ –( –)* /g, '–');
}
