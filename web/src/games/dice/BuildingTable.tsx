import * as diceGame from '@signoria/dice';
import { capital, plain } from '@signoria/engine';
import { createContext } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { useModal } from '../../shell/useModal.ts';
import { Named } from '../../table/Point.tsx';
import { RuleLink } from '../../table/WhyNot.tsx';
import { useWords } from '../../words/index.ts';
import { drawingOf } from './art.ts';
import { effectOf } from './effects.ts';
import type { Move } from './scene.ts';
import { useScene } from './scene.ts';
import { Cost } from './signs.tsx';

/** The space for which the building table is opened; null to read only. */
export interface BuildingTableInput {
  readonly space: diceGame.Space | null;
}

export const OpenTable = createContext<(input: BuildingTableInput) => void>(() => {});

interface TableProps {
  readonly input: BuildingTableInput | null;
  readonly onClose: () => void;
}

/** The back of the sheet: all buildings, with the resources that a space still lacks for each. */
export function BuildingTable({ input, onClose }: TableProps) {
  const { say } = useWords();
  const modal = useModal(input !== null, onClose);
  return (
    <dialog {...modal} className="laid dice-table" aria-labelledby="buildingTable">
      {input !== null && (
        <div className="dice-tableBody">
          <Title input={input} />
          <Rows input={input} onClose={onClose} />
          <button type="button" className="btn compact" onClick={onClose}>
            {say('explain.close')}
          </button>
        </div>
      )}
    </dialog>
  );
}

function Title({ input: { space } }: { readonly input: BuildingTableInput }) {
  const { labels, figures, ahead, props } = useScene();
  const { me } = ahead;
  const { text, imagined, rules } = props.snapshot;
  const reason = space === null || me === null ? null : diceGame.whyNotOn(me, space); // R8.5
  return (
    <>
      <h2 id="buildingTable">
        {space === null ? labels.buildingTable : labels.canBecome(figures.spaces[space].number)}
      </h2>
      {reason !== null && (
        <p className="why">
          {plain(text.reason(reason, imagined))} <RuleLink rules={rules.id} number={reason.rule} />
        </p>
      )}
      <p className="tableNote">{space === null ? labels.buildingTableNote : labels.canBecomeNote}</p>
    </>
  );
}

function Rows({ input: { space }, onClose }: { readonly input: BuildingTableInput; readonly onClose: () => void }) {
  const { labels, ahead, figures, props } = useScene();
  const { me } = ahead;
  const marks = space === null || me === null ? null : diceGame.marksAt(me, space);
  const rows =
    space === null || me === null
      ? diceGame.BUILDING_IDS.map((building) => ({
          building,
          missing: 0,
          isBuilt: me?.rione.includes(building) ?? false,
        }))
      : diceGame.prospects(figures, me, space);
  const isDue = space !== null && me !== null && diceGame.whyNotOn(me, space) === null;
  const moves = isDue ? (props.snapshot.moves as readonly Move[]) : [];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{labels.columns.name}</th>
          <th scope="col">{labels.columns.cost}</th>
          <th scope="col">{labels.columns.effect}</th>
          <th scope="col">{labels.columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((prospect) => {
          const move = moves.find((one) => one.do === 'build' && one.building === prospect.building);
          const build = () => {
            props.onTake(move);
            onClose();
          };
          return (
            <Row
              key={prospect.building}
              prospect={prospect}
              marks={marks}
              onBuild={move === undefined ? null : build}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly prospect: diceGame.Prospect;
  readonly marks: Readonly<diceGame.Goods> | null;
  /** Null if the building cannot be built now. */
  readonly onBuild: (() => void) | null;
}

function Row({ prospect: { building, missing, isBuilt }, marks, onBuild }: RowProps) {
  const scene = useScene();
  const { say } = useWords();
  const { figures, words, labels } = scene;
  const { number, cost, points } = figures.buildings[building];
  const isCovered = marks !== null && missing === 0 && !isBuilt;
  return (
    <tr className={isBuilt ? 'built' : isCovered ? 'covered' : ''}>
      <th scope="row">
        <span className="number" data-sign="building">
          {number}
        </span>{' '}
        <Icon name={drawingOf(building)} className="scene" /> <Named id={building} />
        {isBuilt && <small>{labels.alreadyBuilt}</small>}
        {isCovered && onBuild === null && <small>{labels.covered}</small>}
        {onBuild !== null && (
          <button type="button" className="btn compact go" onClick={onBuild}>
            {capital(words.brief.build)}
          </button>
        )}
      </th>
      <td>
        <Cost cost={cost} marks={isBuilt ? null : marks} />
      </td>
      <td className="effect">
        {effectOf(scene, building)} {diceGame.isOnceATurn(building) && <small>{labels.oncePerTurn}</small>}
      </td>
      <td className="points">
        {points}
        <Icon name="laurel" label={say('table.points', { count: points })} />
      </td>
    </tr>
  );
}
