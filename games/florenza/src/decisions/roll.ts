import { QUESTION_DEFAULTS } from '@signoria/engine';
import { haveDifferentResults, scoreArtist } from '../completion.ts';
import type { MoveOf } from '../state.ts';
import type { Question } from './question.ts';

const PICKS = [1, 2, 3, 4, 5, 6].map((roll): MoveOf<'pick'> => ({ do: 'pick', roll }));

/** R9.6  Asks for one of the two rolls, if their results differ. */
export const roll: Question<'roll', MoveOf<'pick'>> = {
  ...QUESTION_DEFAULTS,
  every: PICKS,
  asks: (state, step) => haveDifferentResults(state, step, step.rolls[0], step.rolls[1]),
  settle: (state, step, log) => scoreArtist(state, step, step.rolls[0], log),
  whyNot: (_, { rolls }, { roll: picked }) => (rolls.includes(picked) ? null : { code: 'notRolled', rule: 'R9.6' }),
  apply: (state, step, { roll: picked }, log) => scoreArtist(state, step, picked, log),
};
