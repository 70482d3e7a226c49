import { at, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import { countByColour } from '../bricks.ts';
import { playerOf } from '../players.ts';
import { lacksBrick } from '../reasons.ts';
import { moveToPouch } from '../row.ts';
import type { MoveOf } from '../state.ts';
import { firstBricks, GIVING, isChoice } from './giving.ts';
import type { Question } from './question.ts';

/** R2.3  Asks for bricks that go to the pouch, one by one. */
export const pay: Question<'pay', MoveOf<'give'>> = {
  ...QUESTION_DEFAULTS,
  ...GIVING,
  asks: ({ table }, { seat, left }) => isChoice(at(table.players, seat).store, left),
  settle(state, { seat, due, left, paid }, log) {
    const rest = firstBricks(playerOf(state, seat).store, left);
    moveToPouch(state, seat, rest);
    log.emit?.({ type: 'bricksPaid', seat, due, bricks: countByColour([...paid, ...rest]) });
  },
  whyNot: ({ table }, { seat }, { colour }) => lacksBrick(at(table.players, seat).store, colour, 'R2.3'),
  apply(state, { seat, due, left, paid }, { colour }) {
    moveToPouch(state, seat, [colour]);
    pushStep(state.table.agenda, { ask: 'pay', seat, due, left: left - 1, paid: [...paid, colour] });
  },
};
