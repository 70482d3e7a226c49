import type { Seat } from '@signoria/engine';
import { at, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import { countBricks, countColours } from '../bricks.ts';
import { ROW_LENGTH } from '../components.ts';
import { cardCost, cardsAreFree, playerOf } from '../players.ts';
import { lacksBrick } from '../reasons.ts';
import { layOnCard } from '../row.ts';
import type { MoveOf, ReadonlyState, State, StepOf } from '../state.ts';
import { firstBricks, GIVING } from './giving.ts';
import type { Question } from './question.ts';
import { perPlace } from './question.ts';
import { takeCard } from './take.ts';

const TAKES = perPlace(ROW_LENGTH, (place): MoveOf<'take'> => ({ do: 'take', place }));

/**
 * R3.1  Asks for exactly one card of the row. R2.3  It asks even if the player can pay for only one: taking a card turns
 * over the next one, after which the previous player can no longer undo.
 */
export const card: Question<'card', MoveOf<'take'>> = {
  ...QUESTION_DEFAULTS,
  every: TAKES,
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves: (state, { seat }) => TAKES.slice(0, countAffordable(state, seat)),
  candidates: {
    prepare: (state, { seat }) => countAffordable(state, seat),
    count: (affordable: number) => affordable,
    at: (_: number, index) => at(TAKES, index),
  },
  wishes: ({ table }) => TAKES.slice(0, table.row.length),
  whyNot(state, { seat }, { place }) {
    if (place >= state.table.row.length) return { code: 'notThere', rule: 'R3.1' };
    const [needs, has] = [cardCost(state, place), bricksOf(state, seat)];
    return has >= needs ? null : { code: 'tooFewBricks', needs, has, rule: 'R3.2' };
  },
  apply: (state, { seat }, { place }) => askCost(state, seat, place),
};

function bricksOf({ table }: ReadonlyState, seat: Seat): number {
  return countBricks(at(table.players, seat).store);
}

/** R3.1, R3.2  Counts the cards, from the leftmost on, that the seat can pay for; the leftmost is free. */
function countAffordable(state: ReadonlyState, seat: Seat): number {
  const { length } = state.table.row;
  return cardsAreFree(state) ? length : Math.min(length, bricksOf(state, seat) + 1);
}

function askCost({ table }: State, seat: Seat, place: number): void {
  pushStep(table.agenda, { ask: 'cost', seat, place, paid: [] });
}

/** R3.2  Asks for one brick on each card to the left, from the leftmost on. */
export const cost: Question<'cost', MoveOf<'give'>> = {
  ...QUESTION_DEFAULTS,
  ...GIVING,
  asks: (state, step) => leftToPay(state, step) > 0 && countColours(at(state.table.players, step.seat).store) > 1,
  settle(state, step, log) {
    const { seat, place, paid } = step;
    const rest = firstBricks(playerOf(state, seat).store, leftToPay(state, step));
    for (const [index, colour] of rest.entries()) layOnCard(state, seat, paid.length + index, colour);
    takeCard(state, seat, place, [...paid, ...rest], log); // R3.3
  },
  whyNot: ({ table }, { seat }, { colour }) => lacksBrick(at(table.players, seat).store, colour, 'R3.2'),
  apply(state, { seat, place, paid }, { colour }) {
    layOnCard(state, seat, paid.length, colour);
    pushStep(state.table.agenda, { ask: 'cost', seat, place, paid: [...paid, colour] });
  },
};

function leftToPay(state: ReadonlyState, { place, paid }: StepOf<'cost'>): number {
  return cardCost(state, place) - paid.length;
}
