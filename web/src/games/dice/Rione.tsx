import { diceGame } from '@signoria/catalogue';
import { useContext } from 'react';
import { OpenTable } from './BuildingTable.tsx';
import { Named, Point } from './Point.tsx';
import type { SheetProps } from './Sheet.tsx';
import { SheetIcons } from './SheetIcons.tsx';
import { nameOf, stockOf, useScene } from './scene.ts';

export function Rione(sheet: SheetProps) {
  const { words, labels } = useScene();
  const openTable = useContext(OpenTable);
  const [first] = sheet.player.rione;
  return (
    <div className="dg-place">
      <h3>
        <Named id="rione">{words.areas.rione.name}</Named>
        <small>{labels.rioneNote}</small>
        <button type="button" className="dg-link" onClick={() => openTable({ space: null })}>
          {labels.buildingTable}
        </button>
      </h3>
      <div className="dg-rione">
        <div className="dg-rs first">
          <span className="no">1</span>
          <span className="dg-small">{labels.firstBuilding}</span>
          <div className="wr">{first !== undefined && <Building building={first} extra={0} />}</div>
        </div>
        {diceGame.SPACE_IDS.map((space, index) => (
          <SpaceBox key={space} space={space} order={index + 1} {...sheet} />
        ))}
      </div>
    </div>
  );
}

interface SpaceProps extends SheetProps {
  readonly space: diceGame.Space;
  /** Where its building stands in the player's list. */
  readonly order: number;
}

function SpaceBox({ space, order, ...sheet }: SpaceProps) {
  const scene = useScene();
  const { figures, moves, props, labels, asked } = scene;
  const openTable = useContext(OpenTable);
  const { number, spares, points } = figures.spaces[space];
  const built = sheet.player.rione[order];
  const coming = built === undefined ? sheet.next?.rione[order] : undefined;
  const shown = built ?? coming;
  const isDue = sheet.isOwn && order === sheet.player.rione.length;
  const canBuild = isDue && moves.some((move) => move.do === 'build');
  const reason = sheet.isOwn && asked && built !== undefined ? diceGame.whyNotOn(sheet.player, space) : null;
  const state = coming !== undefined ? 'picked' : canBuild ? 'legal' : '';
  return (
    <div className={`dg-rs glows breathes ${state}`}>
      <Point
        id={built ?? space}
        label={built === undefined ? nameOf(scene, space) : `${nameOf(scene, space)}, ${nameOf(scene, built)}`}
        className="no"
        legal={canBuild}
        picked={coming !== undefined}
        plain={reason === null}
        reason={reason ?? undefined}
        onPoint={() => (sheet.isOwn && built === undefined ? openTable({ space }) : props.onExplain(built ?? space))}
      >
        {number}
      </Point>
      <SheetIcons {...sheet} place={space} closed={built !== undefined} />
      <div className="wr">
        {shown !== undefined && <Building building={shown} extra={points} faint={built === undefined} />}
        {shown === undefined && points > 0 && <span className="dg-small">{labels.bonusPoints(points)}</span>}
        {shown === undefined && spares > 0 && <span className="dg-small">+{stockOf(scene, 'spare', spares)}</span>}
      </div>
    </div>
  );
}

interface BuildingProps {
  readonly building: diceGame.Building;
  /** Points of the space. */
  readonly extra: number;
  readonly faint?: boolean;
}

/** Number, name and points as one writes them down. */
function Building({ building, extra, faint = false }: BuildingProps) {
  const { figures, props } = useScene();
  const { number, name, points } = figures.buildings[building];
  return (
    <button
      type="button"
      className={faint ? 'dg-hand faint' : 'dg-hand'}
      data-id={building}
      onClick={() => props.onExplain(building)}
    >
      <span>
        {number} {name}
      </span>
      <span>
        {points}
        {extra > 0 && `+${extra}`}
      </span>
    </button>
  );
}
