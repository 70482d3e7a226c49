import type { Seat } from '@signoria/engine';
import { at, contains, hasChoice, movesOf, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Bricks, Colour } from '../bricks.ts';
import { amountOf, COLOURS, countBricks, countByColour, countColours, perColour } from '../bricks.ts';
import { ROW_LENGTH } from '../components.ts';
import type { Reason } from '../reasons.ts';
import { lacksBrick } from '../reasons.ts';
import { layOnCard, takeFromCard } from '../row.ts';
import type { MoveOf, ReadonlyPlayer, ReadonlyState, ReadonlyTable, State, StepOf } from '../state.ts';
import type { Question } from './question.ts';
import { DONE, perPlace } from './question.ts';

const PLACES = perPlace(ROW_LENGTH, (place): MoveOf<'wholesale'> => ({ do: 'wholesale', place }));

/** R11.3  Returns true if a brick of the storehouse can be swapped for one of another colour on the card. */
function canSwapAt(store: Readonly<Bricks>, onCard: Readonly<Bricks>): boolean {
  if (countBricks(store) === 0 || countBricks(onCard) === 0) return false;
  if (countColours(store) > 1 || countColours(onCard) > 1) return true;
  for (const colour of COLOURS) if (amountOf(store, colour) > 0) return amountOf(onCard, colour) === 0;
  return false;
}

/** R11.3  Returns true if a swap is possible on any card of the row. */
export function canSwap({ row }: ReadonlyTable, { store }: ReadonlyPlayer): boolean {
  for (const { bricks } of row) if (canSwapAt(store, bricks)) return true;
  return false;
}

/** R11.3  Asks for the card on which the Wholesaler swaps. */
export const wholesale: Question<'wholesale', MoveOf<'wholesale'>> = {
  ...QUESTION_DEFAULTS,
  every: PLACES,
  asks: (state, step) => hasChoice(wholesale, state, step),
  settle(state, step) {
    const [only] = movesOf(wholesale, state, step);
    if (only !== undefined) beginSwaps(state, step.seat, only.place);
  },
  wishes: ({ table }) => PLACES.slice(0, table.row.length),
  whyNot({ table }, { seat }, { place }) {
    const onCard = table.row[place]?.bricks;
    if (onCard !== undefined && canSwapAt(at(table.players, seat).store, onCard)) return null;
    return { code: 'noEffect', card: 'wholesaler', rule: 'R11.3' };
  },
  apply: (state, { seat }, { place }) => beginSwaps(state, seat, place),
};

function beginSwaps({ figures, table }: State, seat: Seat, place: number): void {
  const left = figures.cards.wholesaler.amount;
  pushStep(table.agenda, { ask: 'swap', seat, place, left, gave: [], took: [] });
}

type Swap = MoveOf<'swap' | 'done'>;

const SWAPS = perColour((give) => perColour((take): Swap => ({ do: 'swap', give, take })));
const EVERY_SWAP = Object.values(SWAPS).flatMap((takes) => Object.values(takes));

/** R11.3  Asks for at least one swap of a brick for another; no colour is both given and taken. */
export const swap: Question<'swap', Swap> = {
  ...QUESTION_DEFAULTS,
  every: [...EVERY_SWAP, DONE],
  asks: (state, step) => {
    const swaps = swapsAt(state, step);
    return swaps.length > (step.gave.length === 0 ? 1 : 0);
  },
  settle(state, step, log) {
    const [only] = step.gave.length === 0 ? swapsAt(state, step) : [];
    if (only?.do === 'swap') return swapOnce(state, step, only.give, only.take);
    const { seat, place, gave, took } = step;
    const { card } = at(state.table.row, place);
    if (gave.length > 0)
      log.emit?.({ type: 'swapped', seat, card, gave: countByColour(gave), took: countByColour(took) });
  },
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves(state, step) {
    const list = swapsAt(state, step);
    if (step.gave.length > 0) list.push(DONE);
    return list;
  },
  whyNot,
  apply(state, step, move, log) {
    if (move.do === 'swap') return swapOnce(state, step, move.give, move.take);
    swap.settle(state, { ...step, left: 0 }, log);
  },
};

function swapsAt({ table }: ReadonlyState, { seat, place, left, gave, took }: StepOf<'swap'>): Swap[] {
  const list: Swap[] = [];
  if (left === 0) return list;
  const { store } = at(table.players, seat);
  const { bricks: onCard } = at(table.row, place);
  for (const give of COLOURS) {
    if (amountOf(store, give) === 0 || contains(took, give)) continue;
    for (const take of COLOURS)
      if (take !== give && amountOf(onCard, take) > 0 && !contains(gave, take)) list.push(SWAPS[give][take]);
  }
  return list;
}

function swapOnce(state: State, step: StepOf<'swap'>, give: Colour, take: Colour): void {
  const { seat, place, left, gave, took } = step;
  layOnCard(state, seat, place, give);
  takeFromCard(state, seat, place, take);
  pushStep(state.table.agenda, {
    ask: 'swap',
    seat,
    place,
    left: left - 1,
    gave: [...gave, give],
    took: [...took, take],
  });
}

const SAME_COLOUR: Reason = { code: 'sameColour', rule: 'R11.3' };

function whyNot({ table }: ReadonlyState, step: StepOf<'swap'>, wish: Swap): Reason | null {
  if (wish.do === 'done') return step.gave.length > 0 ? null : { code: 'mustSwap', rule: 'R11.3' };
  const { give, take } = wish;
  if (give === take || contains(step.took, give) || contains(step.gave, take)) return SAME_COLOUR;
  const lacks = lacksBrick(at(table.players, step.seat).store, give, 'R11.3');
  if (lacks !== null) return lacks;
  return amountOf(at(table.row, step.place).bricks, take) > 0
    ? null
    : { code: 'notOnCard', colour: take, rule: 'R11.3' };
}
