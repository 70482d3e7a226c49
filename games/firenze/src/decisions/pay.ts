import { ASKS, at, thenDo } from '@signoria/engine';
import { gathered, pass } from '../bricks.ts';
import { lacksBrick } from '../reasons.ts';
import { playerOf } from '../seats.ts';
import type { MoveOf } from '../state.ts';
import { firstBricks, GIVING, isChoice } from './giving.ts';
import type { Question } from './question.ts';

/** R2.3  Bricks that go to the pouch one by one. */
export const pay: Question<'pay', MoveOf<'give'>> = {
  ...ASKS,
  ...GIVING,
  asks: ({ table }, { seat, left }) => isChoice(at(table.players, seat).store, left),
  settle(state, { seat, due, left, paid }, log) {
    const { store } = playerOf(state, seat);
    const rest = firstBricks(store, left);
    for (const colour of rest) pass(store, state.table.pouch, colour, 1);
    log.tell?.({ type: 'bricksPaid', seat, due, bricks: gathered([...paid, ...rest]) });
  },
  reason: ({ table }, { seat }, { colour }) => lacksBrick(at(table.players, seat).store, colour, 'R2.3'),
  apply(state, { seat, due, left, paid }, { colour }) {
    pass(playerOf(state, seat).store, state.table.pouch, colour, 1);
    thenDo(state.table.agenda, { ask: 'pay', seat, due, left: left - 1, paid: [...paid, colour] });
  },
};
