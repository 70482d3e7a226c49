import type { MoveOf } from '../state.ts';
import type { Question } from './question.ts';

/** R6.4  The dice are used; what is left is free (free.ts). */
export const end: Question<'end', MoveOf<'done'>> = {
  verbs: ['done'],
  moves: () => [{ do: 'done' }],
  whyNot: () => null,
  apply: () => undefined,
};
