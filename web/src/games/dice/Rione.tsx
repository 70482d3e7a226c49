import * as diceGame from '@signoria/dice';
import { useContext } from 'react';
import { Named, Point } from '../../table/Point.tsx';
import { signed } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { OpenTable } from './BuildingTable.tsx';
import { Drawing } from './Drawing.tsx';
import { EffectSign } from './EffectSign.tsx';
import { effectOf } from './effects.ts';
import { plannedStep } from './planned.ts';
import type { SheetProps } from './Sheet.tsx';
import { SheetIcons } from './SheetIcons.tsx';
import { nameOf, stockOf, useScene } from './scene.ts';
import { StockIcon } from './signs.tsx';

export function Rione(sheet: SheetProps) {
  const { words, labels } = useScene();
  const openTable = useContext(OpenTable);
  const [first] = sheet.player.rione;
  return (
    <div className="dice-place dice-district" data-of="rione">
      <h3>
        <Named id="rione">{words.areas.rione.name}</Named>
        <small>{labels.rioneNote}</small>
        <button type="button" className="dice-link" onClick={() => openTable({ space: null })}>
          {labels.buildingTable}
        </button>
      </h3>
      <div className="dice-rione">
        <div className="dice-space first">
          {first !== undefined && <Building building={first} extra={0} {...sheet} />}
        </div>
        {diceGame.SPACE_IDS.map((space) => (
          <SpaceBox key={space} space={space} {...sheet} />
        ))}
      </div>
    </div>
  );
}

interface SpaceProps extends SheetProps {
  readonly space: diceGame.Space;
}

function SpaceBox({ space, ...sheet }: SpaceProps) {
  const scene = useScene();
  const { figures, moves, props, labels, canMove } = scene;
  const openTable = useContext(OpenTable);
  const { number, spares, points } = figures.spaces[space];
  const built = diceGame.buildingOn(sheet.player, space);
  const coming = built === null && sheet.next !== null ? diceGame.buildingOn(sheet.next, space) : null;
  const shown = built ?? coming;
  const against = diceGame.whyNotOn((sheet.isOwn ? scene.ahead.me : null) ?? sheet.player, space);
  const planned = sheet.isOwn ? plannedStep(scene, (move) => move.do === 'build' && move.building === coming) : -1;
  const onPoint = () => {
    if (planned >= 0) props.onRemoveStep(planned);
    else if (sheet.isOwn && built === null) openTable({ space });
    else props.onExplain(built ?? space);
  };
  const canBuild = sheet.isOwn && against === null && moves.some((move) => move.do === 'build');
  const reason = sheet.isOwn && canMove && built !== null ? against : null;
  const state = coming !== null ? 'picked' : canBuild ? 'legal' : '';
  return (
    <div className={`dice-space glows pulses ${state}`}>
      <Point
        target={built === null ? `space:${space}` : `building:${built}`}
        label={built === null ? nameOf(scene, space) : `${nameOf(scene, space)}, ${nameOf(scene, built)}`}
        className="number"
        legal={canBuild}
        picked={coming !== null}
        plain={reason === null}
        reason={reason ?? undefined}
        onPoint={onPoint}
      >
        {shown === null && <span data-sign="space">{number}</span>}
      </Point>
      {built === null && <SheetIcons {...sheet} place={space} closed={false} />}
      {shown !== null && <Building building={shown} extra={points} faint={built === null} {...sheet} />}
      {shown === null && points > 0 && <Bonus count={points} of="points" said={labels.bonusPoints(points)} />}
      {shown === null && spares > 0 && <Bonus count={spares} of="spare" said={stockOf(scene, 'spare', spares)} />}
    </div>
  );
}

interface BonusProps {
  readonly count: number;
  readonly of: 'points' | 'spare';
  readonly said: string;
}

/** The bonus for building on a space. */
function Bonus({ count, of, said }: BonusProps) {
  return (
    <span
      className="dice-bonus"
      data-sign={of === 'points' ? 'whenBuilt' : of}
      data-extra-sign={of === 'spare' ? 'builtHere' : undefined}
    >
      <span className="unseen">{said}</span>
      <span aria-hidden="true">{signed(count)}</span>
      <StockIcon id={of} />
    </span>
  );
}

interface BuildingProps extends SheetProps {
  readonly building: diceGame.Building;
  /** The bonus points of the space. */
  readonly extra: number;
  readonly faint?: boolean;
}

/** A building as written on the sheet: number, name, points and effect. */
function Building({ building, extra, faint = false, player }: BuildingProps) {
  const scene = useScene();
  const { say } = useWords();
  const { figures, props, labels, words } = scene;
  const { number, name, points } = figures.buildings[building];
  const label = [words.lines.building(number), name, say('table.points', { count: points + extra })];
  const isSpent = player.usedUp.includes(building);
  return (
    <button
      type="button"
      className={['dice-built', ...(faint ? ['faint'] : []), ...(isSpent ? ['spent'] : [])].join(' ')}
      data-id={building}
      onClick={() => props.onExplain(building)}
    >
      <span className="unseen">{[...label, isSpent ? labels.spent : effectOf(scene, building)].join(', ')}</span>
      <span className="dice-handwriting" aria-hidden="true">
        <span data-sign="building">
          {number} {name}
        </span>
        <span data-sign="points">
          {points}
          {extra > 0 && `+${extra}`}
        </span>
      </span>
      <span className="dice-does" aria-hidden="true">
        <Drawing work={building} />
        {isSpent ? <small>{labels.spent}</small> : <EffectSign building={building} />}
      </span>
    </button>
  );
}
