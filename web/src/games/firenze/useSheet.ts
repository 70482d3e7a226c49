import { at, plain } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { useEffect, useMemo, useState } from 'react';
import { changeSettings, useSettings } from '../../settings.ts';
import type { PlanSteps } from '../../table/plan.ts';
import { planOf } from '../../table/plan.ts';
import type { OfferedPlan } from '../../table/usePlan.ts';
import type { Payable } from './payment.ts';
import { paidWith, paidWithout } from './payment.ts';
import type { Move, Scene } from './scene.ts';

/** The player's changes to the suggested plan. They are dropped when the question or the chosen move changes. */
interface Draft {
  readonly moves: readonly unknown[];
  readonly chosen: unknown;
  /** Planned heights by column; missing ones stay as they are. */
  readonly heights: Readonly<Record<number, number>>;
  /** The bricks to pay with; null for the suggestion. */
  readonly paid: readonly firenze.Colour[] | null;
}

const NOTHING: Pick<Draft, 'heights' | 'paid'> = { heights: {}, paid: null };

/** The sheet for the current question: building with its cost, or only a payment. */
export interface Sheet extends Payable {
  readonly kind: 'build' | 'pay';
  readonly seat: number;
  readonly columns: readonly firenze.PlannedTower[];
}

export interface SheetState {
  /** Null if the question has no sheet. */
  readonly sheet: Sheet | null;
  readonly isOpen: boolean;
  /** Returns true if bricks can be laid up to a height of a column, with all other planned bricks. */
  canReach(column: number, height: number): boolean;
  /** Plans a height or, if it is planned already, one brick less. */
  raise(column: number, height: number): void;
  /** Pays with one more brick of a colour, in place of another if nothing is missing, or with one fewer. */
  pay(colour: firenze.Colour, change: 1 | -1): void;
  clear(): void;
}

export function setSheetOpen(isOpen: boolean): void {
  changeSettings({ sheet: isOpen ? 'open' : 'closed' });
}

/** Holds the draft of the sheet and offers its plan to the frame while the sheet is open. */
export function useSheet(scene: Scene): SheetState {
  const { snapshot, chosen, onPlan, onClear } = scene.props;
  const { moves } = snapshot;
  const isOpen = useSettings().sheet === 'open';
  const [kept, setKept] = useState<Draft>({ moves, chosen, ...NOTHING });
  const { heights, paid } = kept.moves === moves && kept.chosen === chosen ? kept : NOTHING;
  const sheet = sheetOf(scene, heights, paid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: not `scene`, which changes with each offered plan
  const offered = useMemo(() => (isOpen ? offerOf(scene, sheet) : null), [isOpen, snapshot, chosen, heights, paid]);
  useEffect(() => {
    onPlan(offered);
  }, [offered, onPlan]);
  const change = (part: Partial<Draft>) => setKept({ moves, chosen, heights, paid, ...part });
  return {
    sheet,
    isOpen,
    canReach: (column, height) => sheet !== null && layPlan(scene, raised(sheet, column, height)) !== null,
    raise(column, height) {
      if (sheet === null) return;
      const { height: from, to } = at(sheet.columns, column);
      const next = Math.max(from, height === to ? height - 1 : height);
      if (chosen !== null) onClear();
      change({ chosen: null, heights: { ...heights, [column]: next }, paid: null });
    },
    pay(colour, step) {
      if (sheet !== null) change({ paid: step === 1 ? paidWith(sheet, colour) : paidWithout(sheet.paid, colour) });
    },
    clear: () => change(NOTHING),
  };
}

/** Returns the kind of sheet for the question; null if it has none, or if nothing can be chosen about a payment. */
export function sheetKind({ canMove, seat, me, view, step, props }: Scene): Sheet['kind'] | null {
  if (!canMove || seat === null || me === null) return null;
  const isOwed = firenze.bricksDue(view, seat, props.chosen as Move | null) > 0;
  if (!isOwed) return step?.ask === 'build' ? 'build' : null;
  return firenze.COLOURS.filter((colour) => me.store[colour] > 0).length > 1 ? 'pay' : null;
}

function sheetOf(scene: Scene, heights: Draft['heights'], paid: Draft['paid']): Sheet | null {
  const { seat, me, view, props } = scene;
  const kind = sheetKind(scene);
  if (kind === null || seat === null || me === null) return null;
  const columns = firenze.planColumns(me).map((column, place) => ({ ...column, to: heights[place] ?? column.height }));
  const planned = kind === 'build' ? columns : [];
  const store = firenze.storeAfter(me, planned);
  const owed = firenze.bricksDue(view, seat, props.chosen as Move | null);
  const due = kind === 'pay' ? owed : (firenze.plannedCost(view, seat, planned) ?? 0);
  const towers = columns.filter(({ to }) => to > 0);
  return { kind, seat, columns, due, store, paid: paid ?? firenze.suggestedPayment(store, due, towers) };
}

/** Returns the planned towers after one more height is planned. */
function raised({ columns }: Sheet, column: number, height: number): readonly firenze.PlannedTower[] {
  return columns.map((one, place) => (place === column ? { ...one, to: Math.max(one.height, height) } : one));
}

/** Returns the plan of laying the bricks only; null if a brick is missing or the rules forbid one. */
function layPlan({ props: { snapshot }, view, seat }: Scene, planned: readonly firenze.PlannedTower[]) {
  if (seat === null || firenze.plannedCost(view, seat, planned) === null) return null;
  const plan = planOf(snapshot, (state) => firenze.layMoves(state as firenze.State, seat, planned) as PlanSteps);
  return plan?.steps.length === firenze.bricksNeeded(planned) ? plan : null; // a turn may end before all are laid
}

/** Returns the whole plan; null if nothing is planned or not everything is paid. */
function offerOf({ props: { snapshot, chosen }, words }: Scene, sheet: Sheet | null): OfferedPlan | null {
  if (sheet === null || sheet.paid.length !== sheet.due) return null;
  const { kind, seat, columns, due, paid } = sheet;
  const { labels } = words;
  if (kind === 'build') {
    const laid = firenze.bricksNeeded(columns);
    if (laid === 0 || chosen !== null) return null;
    const plan = planOf(
      snapshot,
      (state) => firenze.buildMoves(state as firenze.State, seat, columns, paid) as PlanSteps,
    );
    return plan && { ...plan, words: labels.sheet.planned(words.bricks(laid), due) };
  }
  const isAnswer = firenze.bricksDue(snapshot.imagined as firenze.State, seat, null) > 0;
  if (isAnswer && chosen !== null) return null; // a single brick was chosen outside the sheet
  const plan = planOf(snapshot, (state) => {
    const start = state as firenze.State;
    const gives = isAnswer ? firenze.giveMoves(start, seat, paid) : firenze.paidMoves(seat, chosen as Move, paid);
    return gives as PlanSteps;
  });
  const pays = words.bricks(due);
  if (plan === null || isAnswer) return plan && { ...plan, words: labels.sheet.youPay(pays) };
  const move = plain(snapshot.text.move(chosen, snapshot.imagined, seat));
  return { ...plan, words: labels.sheet.withPayment(move, pays) };
}
