import { at, QUESTION_DEFAULTS } from '@signoria/engine';
import type { MoveOf } from '../state.ts';
import { hasFree } from './free.ts';
import type { Question } from './question.ts';

const DONE: MoveOf<'done'> = { do: 'done' };

/** R6.4  The end of a turn: only free moves are left (free.ts). Without any, the turn ends without a question. */
export const end: Question<'end', MoveOf<'done'>> = {
  ...QUESTION_DEFAULTS,
  every: [DONE],
  asks: ({ figures, table }, { seat }) => hasFree(figures, at(table.players, seat)),
  settle: () => undefined,
  /** Written out for speed: docs/performance.md, "Lists of moves". */
  moves: () => [DONE],
  whyNot: () => null,
  apply: () => undefined,
};
