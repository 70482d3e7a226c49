import { at, mapRows, pushStep, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Artwork } from '../components.ts';
import { ARTWORK_IDS, ARTWORKS } from '../components.ts';
import { areaOf } from '../figures.ts';
import { isCompleted } from '../players.ts';
import type { MoveLog, MoveOf, State, StepOf } from '../state.ts';
import { collect } from '../tracks.ts';
import type { Question } from './question.ts';

const COLLECTIONS = mapRows(ARTWORKS, (_, artwork): MoveOf<'collect'> => ({ do: 'collect', artwork }));

/** R4.3  The choice of the income to collect next, if there are several. */
export const income: Question<'income', MoveOf<'collect'>> = {
  ...QUESTION_DEFAULTS,
  asks: (_, { left }) => left.length > 1,
  settle(state, step, log) {
    for (const artwork of step.left) collectNext(state, step, artwork, log);
  },
  every: Object.values(COLLECTIONS),
  /** Lists the incomes left first, in the order of completion. */
  wishes({ figures }, { left }) {
    const others = ARTWORK_IDS.filter((one) => areaOf(figures, one) === 'chiesa' && !left.includes(one));
    return [...left, ...others].map((artwork) => COLLECTIONS[artwork]);
  },

  whyNot({ figures, table }, { seat, left }, { artwork }) {
    if (left.includes(artwork)) return null;
    const hasIncome = areaOf(figures, artwork) === 'chiesa' && isCompleted(at(table.players, seat), artwork);
    return { code: hasIncome ? 'collected' : 'notCompleted', rule: 'R4.1' };
  },

  apply(state, step, { artwork }, log) {
    collectNext(state, step, artwork, log);
  },
};

/** R4.1  Collects one income; the others wait until its effects are settled. */
function collectNext(state: State, { seat, left }: StepOf<'income'>, artwork: Artwork, log: MoveLog): void {
  const others = left.filter((one) => one !== artwork);
  if (others.length > 0) pushStep(state.table.agenda, { ask: 'income', seat, left: others });
  collect(state, seat, artwork, log);
}
