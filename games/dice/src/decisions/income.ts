import { at, thenDo } from '@signoria/engine';
import type { Artwork } from '../components.ts';
import { isFinished } from '../seats.ts';
import type { Log, MoveOf, State, StepOf } from '../state.ts';
import { collect } from '../tracks.ts';
import type { Question } from './question.ts';

/** R4.3  Several incomes come in the order their owner chooses. */
export const income: Question<'income', MoveOf<'collect'>> = {
  verbs: ['collect'],
  moves: (_, { left }) => left.map((artwork) => ({ do: 'collect', artwork })),

  whyNot({ figures, table }, { seat, left }, { artwork }) {
    if (left.includes(artwork)) return null;
    const brings = figures.artworks[artwork].place === 'chiesa' && isFinished(at(table.players, seat), artwork);
    return { code: brings ? 'collected' : 'notCompleted', rule: 'R4.1' };
  },

  apply(state, step, { artwork }, log) {
    collectNext(state, step, artwork, log);
  },
};

/** R4.1  This one now, the others when all that follows from it is settled. */
export function collectNext(state: State, { seat, left }: StepOf<'income'>, artwork: Artwork, log: Log): void {
  const others = left.filter((one) => one !== artwork);
  if (others.length > 0) thenDo(state.table.agenda, { ask: 'income', seat, left: others });
  collect(state, seat, artwork, log);
}
