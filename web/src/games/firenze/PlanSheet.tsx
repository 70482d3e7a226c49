import * as firenze from '@signoria/firenze';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../../settings.ts';
import { Icon } from '../../shell/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { Costs } from './Costs.tsx';
import { Heights } from './Heights.tsx';
import { Payment } from './Payment.tsx';
import type { Scene } from './scene.ts';
import { familyOf, useScene } from './scene.ts';
import { Mark } from './signs.tsx';
import type { Sheet } from './useSheet.ts';
import { setSheetOpen, sheetKind, useSheet } from './useSheet.ts';

/** The sheet for several decisions at once: bricks to lay, the construction cost, or any other payment. */
export function PlanSheet() {
  const scene = useScene();
  const state = useSheet(scene);
  const { sheet, isOpen } = state;
  const { say } = useWords();
  if (sheet === null || !isOpen) return null;
  const { labels } = scene.words;
  const isBuilding = sheet.kind === 'build';
  const close = () => showSheet(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // keeps the choice, in which Escape goes back one step
    close();
  };
  return (
    <section
      className={`gameTable game-firenze firenze-sheet family ${familyOf(scene, sheet.seat)} ${sheet.kind}`}
      aria-label={isBuilding ? labels.sheet.build : labels.sheet.pay}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2>{isBuilding ? labels.sheet.build : titleOf(scene, sheet)}</h2>
        <p>{isBuilding ? labels.sheet.buildNote : labels.sheet.payNote}</p>
        <button type="button" className="clear" onClick={state.clear}>
          {labels.sheet.clear}
        </button>
        <button type="button" className="close" aria-label={say('explain.close')} onClick={close}>
          ×
        </button>
      </header>
      <div className="parts">
        {isBuilding && <Heights state={state} columns={sheet.columns} />}
        {isBuilding && <Planned sheet={sheet} />}
        <Payment state={state} sheet={sheet} title={isBuilding ? titleOf(scene, sheet) : null} />
        <ConfirmPlan sheet={sheet} />
      </div>
    </section>
  );
}

function titleOf({ words, props, step }: Scene, { due }: Sheet): string {
  const isGiven = step?.ask === 'exchange' || (props.chosen as firenze.Move | null)?.do === 'exchange';
  const { youGive, youPay, noCost } = words.labels.sheet;
  if (due === 0) return noCost;
  return (isGiven ? youGive : youPay)(words.bricks(due));
}

/** The planned towers with the commissions they fit, the cost, and the towers that are torn down. */
function Planned({ sheet }: { readonly sheet: Sheet }) {
  const { words, view } = useScene();
  const { labels } = words;
  const grown = sheet.columns.filter(({ height, to }) => to > height);
  const falling = sheet.columns.filter(({ height, to, due }) => due && to === height);
  const laid = view.table.laid + firenze.bricksNeeded(sheet.columns);
  return (
    <div className="planned">
      <h3>{labels.sheet.youBuild}</h3>
      <ul>
        {grown.map((column) => (
          <li key={`${column.colour} ${column.height}`}>
            <Mark colour={column.colour} />
            {column.height > 0 && `${column.height} → `}
            {words.levels(column.to)}
            <Fits column={column} />
          </li>
        ))}
      </ul>
      <Costs seat={sheet.seat} laid={laid} />
      <p className="falls">
        {falling.length > 0 &&
          labels.sheet.falls(falling.map(({ colour, height }) => `${words.towerColour(colour)} ${height}`).join(', '))}
      </p>
    </div>
  );
}

function Fits({ column: { colour, to } }: { readonly column: firenze.PlannedTower }) {
  const { words, view } = useScene();
  const points = firenze.pointsFor(view, colour, to);
  return points === null ? null : <em>{words.labels.sheet.fits(words.points(points))}</em>;
}

/** Confirms the plan. On a phone it is hidden: Confirm of the frame is near. */
function ConfirmPlan({ sheet }: { readonly sheet: Sheet }) {
  const { words, props } = useScene();
  const { say } = useWords();
  return (
    <button type="button" className="btn go" disabled={props.plan === null} onClick={props.onConfirm}>
      <Icon name="i-check" />
      {sheet.kind === 'build' ? words.labels.sheet.build : say('table.confirm')}
    </button>
  );
}

/** Opens the sheet and moves the focus into it, or closes it and moves the focus back to its button. */
function showSheet(isOpen: boolean): void {
  flushSync(() => setSheetOpen(isOpen));
  const targets = document.querySelectorAll<HTMLElement>(isOpen ? '.firenze-sheet' : '.firenze-opener');
  [...targets].find((target) => target.getClientRects().length > 0)?.focus();
}

/** Opens the sheet; drawn in the dock if the question has one. */
export function SheetOpener() {
  const scene = useScene();
  const isOpen = useSettings().sheet === 'open';
  const kind = sheetKind(scene);
  if (kind === null || isOpen) return null;
  const { labels } = scene.words;
  return (
    <button type="button" className="btn firenze-opener" onClick={() => showSheet(true)}>
      {kind === 'build' ? labels.sheet.build : labels.sheet.pay}
    </button>
  );
}
