import type { Seat } from '@signoria/engine';
import { at, hasChoice, movesOf, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Bricks, Colour } from '../bricks.ts';
import { amountOf, COLOURS, countBricks, perColour } from '../bricks.ts';
import type { Effect } from '../components.ts';
import { others } from '../players.ts';
import type { Reason } from '../reasons.ts';
import { lacksBrick, whyNotTower } from '../reasons.ts';
import { addToStore } from '../row.ts';
import type { MoveLog, MoveOf, ReadonlyTable, State, StepOf } from '../state.ts';
import { takeTopBrick } from './event.ts';
import { GIVING } from './giving.ts';
import type { Question } from './question.ts';
import { perTower } from './question.ts';

const SEATS = [0, 1, 2, 3] as const;
const ROBS = SEATS.map((from) => perColour((colour): MoveOf<'rob'> => ({ do: 'rob', from, colour })));
const EVERY_ROB = ROBS.flatMap((colours) => Object.values(colours));

/** R11.8  Returns true if another player has a brick. */
export function canRob(table: ReadonlyTable, seat: Seat): boolean {
  for (const other of others(table, seat)) if (countBricks(at(table.players, other).store) > 0) return true;
  return false;
}

/** R11.7  Returns true if another player has a brick for which one of another colour can be given. */
export function canTrade(table: ReadonlyTable, seat: Seat): boolean {
  return robsFor(table, seat, 'trade').length > 0;
}

/** R11.7, R11.8  Asks for the player and the colour of the brick to take. */
export const rob: Question<'rob', MoveOf<'rob'>> = {
  ...QUESTION_DEFAULTS,
  every: EVERY_ROB,
  asks: ({ figures, table }, { seat, card }) => robsFor(table, seat, figures.cards[card].effect).length > 1,
  settle(state, step, log) {
    const [only] = robsFor(state.table, step.seat, state.figures.cards[step.card].effect);
    if (only !== undefined) takeBrick(state, step, only, log);
  },
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves: ({ figures, table }, { seat, card }) => robsFor(table, seat, figures.cards[card].effect),
  wishes: ({ table }, { seat }) => others(table, seat).flatMap((other) => Object.values(at(ROBS, other))),
  whyNot({ figures, table }, { seat, card }, { from, colour }) {
    if (from === seat || from >= table.players.length) return { code: 'notThere', rule: 'R11.8' };
    if (amountOf(at(table.players, from).store, colour) === 0) return { code: 'notTheirs', colour, rule: 'R11.8' };
    if (figures.cards[card].effect === 'take' || hasOther(at(table.players, seat).store, colour)) return null;
    return { code: 'sameColour', rule: 'R11.7' };
  },
  apply: (state, step, move, log) => takeBrick(state, step, move, log),
};

function robsFor(table: ReadonlyTable, seat: Seat, effect: Effect): MoveOf<'rob'>[] {
  const list: MoveOf<'rob'>[] = [];
  const { store } = at(table.players, seat);
  for (const other of others(table, seat)) {
    const theirs = at(table.players, other).store;
    for (const colour of COLOURS)
      if (amountOf(theirs, colour) > 0 && (effect === 'take' || hasOther(store, colour)))
        list.push(at(ROBS, other)[colour]);
  }
  return list;
}

/** R11.7  Returns true if there is a brick of another colour to give. */
function hasOther(store: Readonly<Bricks>, colour: Colour): boolean {
  return countBricks(store) > amountOf(store, colour);
}

function takeBrick(state: State, { seat, card }: StepOf<'rob'>, { from, colour }: MoveOf<'rob'>, log: MoveLog): void {
  if (state.figures.cards[card].effect === 'trade')
    pushStep(state.table.agenda, { ask: 'smuggle', seat, from, colour }); // R11.7
  else {
    passOn(state, from, seat, colour); // R11.8
    log.emit?.({ type: 'robbed', seat, from, took: colour, gave: null });
  }
}

/** Moves a brick from one storehouse to another. */
function passOn(state: State, from: Seat, to: Seat, colour: Colour): void {
  addToStore(state, from, colour, -1);
  addToStore(state, to, colour, 1);
}

/** R11.7  Asks for the brick that the Smuggler gives. */
export const smuggle: Question<'smuggle', MoveOf<'give'>> = {
  ...QUESTION_DEFAULTS,
  every: GIVING.every,
  asks: (state, step) => hasChoice(smuggle, state, step),
  settle(state, step, log) {
    const [only] = movesOf(smuggle, state, step);
    if (only !== undefined) smuggle.apply(state, step, only, log);
  },
  whyNot({ table }, { seat, colour }, wish): Reason | null {
    if (wish.colour === colour) return { code: 'sameColour', rule: 'R11.7' };
    return lacksBrick(at(table.players, seat).store, wish.colour, 'R11.7');
  },
  apply(state, { seat, from, colour }, move, log) {
    passOn(state, from, seat, colour);
    passOn(state, seat, from, move.colour);
    log.emit?.({ type: 'robbed', seat, from, took: colour, gave: move.colour });
  },
};

const SABOTAGES = SEATS.map((of) => perTower((tower): MoveOf<'sabotage'> => ({ do: 'sabotage', of, tower })));

/** R11.9  Returns true if another player has a tower. */
export function canSabotage(table: ReadonlyTable, seat: Seat): boolean {
  for (const other of others(table, seat)) if (at(table.players, other).towers.length > 0) return true;
  return false;
}

/** R11.9  Asks for another player's tower that loses its top brick. */
export const sabotage: Question<'sabotage', MoveOf<'sabotage'>> = {
  ...QUESTION_DEFAULTS,
  every: SABOTAGES.flat(),
  asks: (state, step) => hasChoice(sabotage, state, step),
  settle(state, step, log) {
    const [only] = movesOf(sabotage, state, step);
    if (only !== undefined) takeTopBrick(state, only.of, only.tower, 'saboteur', log, step.seat);
  },
  wishes: ({ table }, { seat }) =>
    others(table, seat).flatMap((other) => at(SABOTAGES, other).slice(0, at(table.players, other).towers.length)),
  whyNot: ({ table }, { seat }, { of, tower }) =>
    whyNotTower(of === seat ? [] : (table.players[of]?.towers ?? []), tower, 'R11.9'),
  apply: (state, { seat }, { of, tower }, log) => takeTopBrick(state, of, tower, 'saboteur', log, seat),
};
