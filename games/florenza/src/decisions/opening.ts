import { at, contains, QUESTION_DEFAULTS } from '@signoria/engine';
import type { Workshop } from '../components.ts';
import { OPENING_IDS, WORKSHOP_IDS } from '../components.ts';
import type { MoveOf, PublicState } from '../state.ts';
import { openWith } from '../workshops.ts';
import type { Question } from './question.ts';
import { perId } from './question.ts';

const OPENS = perId(WORKSHOP_IDS, (workshop): MoveOf<'open'> => ({ do: 'open', workshop }));
const OPENINGS = OPENING_IDS.map((workshop) => OPENS[workshop]);

/** R1.8  Asks for one of the twelve workshops that nobody has chosen yet. */
export const opening: Question<'opening', MoveOf<'open'>> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: Object.values(OPENS),
  wishes: () => OPENINGS,
  whyNot(state, _, { workshop }) {
    if (!contains(OPENING_IDS, workshop)) return { code: 'noOpening', workshop, rule: 'R1.8' };
    return isLeft(state, workshop) ? null : { code: 'openingTaken', workshop, rule: 'R1.8' };
  },
  apply(state, { seat, space }, { workshop }, log) {
    openWith(state, seat, workshop, space);
    log.emit?.({ type: 'opened', seat, workshop, space });
  },
};

/** R1.8  Returns true if nobody has chosen the workshop; only one tile of each can be chosen. */
function isLeft({ table }: PublicState, workshop: Workshop): boolean {
  for (const { spaces } of table.players) for (const space of spaces) if (space?.workshop === workshop) return false;
  return at(table.supply, WORKSHOP_IDS.indexOf(workshop)) > 0;
}
