import type { Decision } from '@signoria/engine';
import { at, questionFor, sameJson } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { paidWith, paidWithout } from '../../../src/games/firenze/payment.ts';

/** A decision of a recorded game with the position before it. */
export interface Recorded extends Decision<firenze.Move> {
  readonly state: firenze.State;
}

/** Decisions that a person makes together: what is clicked on the sheet, or a single decision. */
export interface Action {
  readonly decisions: readonly Recorded[];
  /** The planned heights by column; null if nothing is built. */
  readonly heights: readonly { readonly column: number; readonly height: number }[] | null;
  /** Changes of the suggested payment; null if nothing is paid on the sheet. */
  readonly edits: readonly { readonly colour: firenze.Colour; readonly change: 1 | -1 }[] | null;
}

const stepOf = ({ state, seat }: Recorded) => questionFor<firenze.Step>(state.table.agenda, seat);
const playerOf = ({ state, seat }: Recorded) => at(state.table.players, seat);

/** Groups the decisions of a turn into the actions of a person who uses the sheet wherever it helps. */
export function actionsOf(decisions: readonly Recorded[]): readonly Action[] {
  const [first] = decisions;
  if (first === undefined) return [];
  const { count, ...action } = builtFrom(decisions) ?? paidFrom(decisions) ?? { count: 1, heights: null, edits: null };
  return [{ ...action, decisions: decisions.slice(0, count) }, ...actionsOf(decisions.slice(count))];
}

type Taken = Omit<Action, 'decisions'> & { readonly count: number };

/** Bricks laid up to the end of building, with their cost; null if a decision in between is not on the sheet. */
function builtFrom(decisions: readonly Recorded[]): Taken | null {
  const [first] = decisions;
  if (first === undefined || !isLaid(first)) return null;
  const laid = decisions.slice(0, endOf(decisions, isLaid));
  const columns = heightsOf(first, laid);
  const next = decisions[laid.length];
  const isEnded = next?.move.do === 'done' && stepOf(next)?.ask === 'build';
  if (columns === null || (next !== undefined && stepOf(next)?.ask === 'build' && !isEnded)) return null;
  const begun = laid.length + (isEnded ? 1 : 0);
  const given = decisions.slice(begun, begun + endOf(decisions.slice(begun), isConstruction));
  const heights = columns.flatMap(({ height, to }, column) => (to > height ? [{ column, height: to }] : []));
  const due = firenze.plannedCost(first.state, first.seat, columns) ?? 0;
  const towers = columns.filter(({ to }) => to > 0);
  const store = firenze.storeAfter(playerOf(first), columns);
  return { count: begun + given.length, heights, edits: editsFor(store, due, towers, given) };
}

const isLaid = ({ move }: Recorded) => move.do === 'raise' || move.do === 'found';
const isConstruction = (one: Recorded) => {
  const step = stepOf(one);
  return step?.ask === 'pay' && step.due === 'construction';
};

function endOf<T>(list: readonly T[], isPart: (one: T) => boolean): number {
  const end = list.findIndex((one) => !isPart(one));
  return end < 0 ? list.length : end;
}

/** Returns the columns with their heights after the bricks; null if one began a second tower of a colour. */
function heightsOf(first: Recorded, laid: readonly Recorded[]): readonly firenze.PlannedTower[] | null {
  const columns = firenze.planColumns(playerOf(first)).map((column) => ({ ...column, to: column.height }));
  for (const one of laid) {
    const { move } = one;
    const tower = move.do === 'raise' ? at(playerOf(one).towers, move.tower) : null;
    const colour = tower?.colour ?? (move.do === 'found' ? move.colour : null);
    const column = columns.find(
      (other) => other.colour === colour && other.to === (tower?.height ?? 0) && (tower?.due ?? false) === isDue(other),
    );
    if (column === undefined) return null;
    column.to++;
  }
  return columns;
}

const isDue = ({ due, height, to }: firenze.PlannedTower) => due && to === height;

/** A card or an exchange with its payment, or a payment that is due; null for other decisions. */
function paidFrom(decisions: readonly Recorded[]): Taken | null {
  const [first] = decisions;
  if (first === undefined) return null;
  const { move, state, seat } = first;
  const due = firenze.bricksDue(state, seat, move.do === 'give' ? null : move);
  if (due === 0 || firenze.COLOURS.filter((colour) => playerOf(first).store[colour] > 0).length < 2) return null;
  const from = move.do === 'give' ? 0 : 1;
  const isSame = (one: Recorded) => one.move.do === 'give' && sameDue(one, decisions[from]);
  const given = decisions.slice(from, from + endOf(decisions.slice(from), isSame));
  const { store, towers } = playerOf(first);
  return { count: from + given.length, heights: null, edits: editsFor(store, due, towers, given) };
}

function sameDue(one: Recorded, other: Recorded | undefined): boolean {
  const dueOf = (step: firenze.Step | undefined) => (step?.ask === 'pay' ? step.due : step?.ask);
  const due = dueOf(stepOf(one));
  return due !== 'smuggle' && other !== undefined && due === dueOf(stepOf(other));
}

/** Returns the clicks on − and + that lead from the suggestion to the bricks given. */
function editsFor(
  store: Readonly<firenze.Bricks>,
  due: number,
  towers: readonly Pick<firenze.Tower, 'colour'>[],
  given: readonly Recorded[],
): Action['edits'] {
  const chosen = given.flatMap(({ move }) => (move.do === 'give' ? [move.colour] : []));
  const rest = firenze.COLOURS.flatMap((colour) => Array(store[colour] - count(chosen, colour)).fill(colour));
  const wanted = [...chosen, ...rest].slice(0, due) as readonly firenze.Colour[]; // the rules give the rest
  let paid = firenze.suggestedPayment(store, due, towers);
  const edits: { colour: firenze.Colour; change: 1 | -1 }[] = [];
  const lacking = () => firenze.COLOURS.find((colour) => count(paid, colour) < count(wanted, colour));
  for (let colour = lacking(); colour !== undefined; colour = lacking()) {
    const swapped = paidWith({ paid, due, store }, colour);
    const isBetter =
      sameJson([...swapped].sort(), [...wanted].sort()) || surplus(swapped, wanted) < surplus(paid, wanted);
    if (!isBetter) {
      const extra = firenze.COLOURS.find((one) => count(paid, one) > count(wanted, one)) ?? colour;
      edits.push({ colour: extra, change: -1 });
      paid = paidWithout(paid, extra);
    }
    edits.push({ colour, change: 1 });
    paid = paidWith({ paid, due, store }, colour);
  }
  return edits;
}

const count = (list: readonly firenze.Colour[], colour: firenze.Colour) => list.filter((one) => one === colour).length;
const surplus = (paid: readonly firenze.Colour[], wanted: readonly firenze.Colour[]) =>
  firenze.COLOURS.reduce((sum, colour) => sum + Math.max(0, count(paid, colour) - count(wanted, colour)), 0);
